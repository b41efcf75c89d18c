import type {Clock} from '../clock';
import type {Outbox} from './outbox';

/**
 * Moves the clock forward as time passes: each attempt that becomes due on the way is made at its
 * time, and has ended when this resolves.
 */
export async function passTime(
  {clock, outbox}: {readonly clock: Clock; readonly outbox: Outbox},
  milliseconds: number,
): Promise<void> {
  const end = clock.now() + milliseconds;
  await outbox.deliverDue();
  for (
    let dueAt = outbox.nextDueAt();
    dueAt !== undefined && dueAt <= end;
    dueAt = outbox.nextDueAt()
  ) {
    clock.advance(Math.max(0, dueAt - clock.now()));
    await outbox.deliverDue();
  }
  clock.advance(Math.max(0, end - clock.now()));
}
