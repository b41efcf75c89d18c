import type {Clock} from '../clock';
import {retryPolicy} from './retryPolicy';

type DeliveryState =
  /** The target cannot be reached from here: the message stays here to be looked at. */
  | 'kept'
  | 'waiting'
  | 'delivered'
  /** The receiver rejected it (3xx, 4xx), or all attempts failed. */
  | 'dropped';

export interface OutboxEntry {
  readonly messageId: string;
  readonly type: string;
  readonly hookUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  state: DeliveryState;
  /** One entry per attempt: the status of the receiver, or why there was none. */
  readonly attempts: {readonly at: number; readonly result: number | string}[];
  /** When the next attempt is due, by the sandbox's clock. */
  dueAt: number;
}

/** Sends one message. Resolves to the receiver's status; throws if there is no response. */
export type Deliver = (entry: OutboxEntry) => Promise<number>;

export interface Outbox {
  readonly entries: readonly OutboxEntry[];
  post(entry: Pick<OutboxEntry, 'messageId' | 'type' | 'hookUrl' | 'headers' | 'body'>): void;
  /** Attempts whatever is due; resolves when no attempt is under way any more. */
  deliverDue(): Promise<void>;
  /** When the next attempt is due; undefined when nothing waits. */
  nextDueAt(): number | undefined;
  clear(): void;
}

/** Messages beyond this number push out the oldest, so that a long session stays small. */
const OUTBOX_LIMIT = 1_000;

/** True for an address of this machine: over HTTP, nothing else is ever called. */
export function isLoopback(url: string): boolean {
  const {protocol, hostname} = new URL(url);
  const isHttp = protocol === 'http:' || protocol === 'https:';
  return (
    isHttp && (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname))
  );
}

/** Without `deliver` (in the workbench) every message is kept, as are those that it cannot reach. */
export function createOutbox(
  clock: Clock,
  deliver?: Deliver,
  canReach: (hookUrl: string) => boolean = isLoopback,
): Outbox {
  const entries: OutboxEntry[] = [];
  const inFlight = new Map<OutboxEntry, Promise<void>>();

  const attempt = (entry: OutboxEntry, send: Deliver): void => {
    const ended = sendOnce(entry, send, clock.now()).then(() => void inFlight.delete(entry));
    inFlight.set(entry, ended);
  };

  return {
    entries,
    post(message) {
      const isDeliverable = deliver !== undefined && canReach(message.hookUrl);
      entries.push({
        ...message,
        state: isDeliverable ? 'waiting' : 'kept',
        attempts: [],
        dueAt: clock.now(),
      });
      entries.splice(0, entries.length - OUTBOX_LIMIT);
    },
    async deliverDue() {
      if (deliver === undefined) return;

      const due = entries.filter(
        (entry) => entry.state === 'waiting' && !inFlight.has(entry) && entry.dueAt <= clock.now(),
      );
      due.forEach((entry) => attempt(entry, deliver));
      await Promise.all(inFlight.values());
    },
    nextDueAt() {
      const waiting = entries.filter((entry) => entry.state === 'waiting' && !inFlight.has(entry));
      return waiting.length === 0 ? undefined : Math.min(...waiting.map((entry) => entry.dueAt));
    },
    clear() {
      entries.length = 0;
    },
  };
}

/** Makes one attempt and records what came of it. */
async function sendOnce(entry: OutboxEntry, send: Deliver, at: number): Promise<void> {
  try {
    const status = await send(entry);
    entry.attempts.push({at, result: status});
    if (status >= 200 && status < 300) entry.state = 'delivered';
    else if (status < 500) entry.state = 'dropped';
  } catch (error) {
    entry.attempts.push({at, result: error instanceof Error ? error.message : String(error)});
  }
  if (entry.state === 'waiting') {
    entry.state = entry.attempts.length > retryPolicy.retries ? 'dropped' : 'waiting';
    entry.dueAt = at + retryPolicy.pauseMs;
  }
}
