import {describe, expect, it, vi} from 'vitest';
import {defaultScenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import {startJob} from './startJob';

const job = {scenario: {...defaultScenario, pictures: 3}};
const ignore = (): void => undefined;

/** A worker that the test speaks for. */
class FakeWorker extends EventTarget {
  isEnded = false;
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const start = (worker: FakeWorker, report = ignore as (share: number) => void) =>
  startJob(job, report, () => worker as unknown as Worker);

describe('a simulation', () => {
  it('runs in a worker, which ends with it', async () => {
    const worker = new FakeWorker();
    const shares: number[] = [];
    const {done} = start(worker, (share) => shares.push(share));
    expect(worker.posted).toEqual([job]);
    worker.say({progress: 0.5});
    worker.say({simulation: {pictures: 7}});
    expect(await done).toEqual({pictures: 7});
    expect([shares, worker.isEnded]).toEqual([[0.5], true]);
  });

  it('says what is wrong with a file, and does not try again', async () => {
    const worker = new FakeWorker();
    const {done} = start(worker);
    worker.say({problem: 'Line 1: no time.', isInput: true});
    await expect(done).rejects.toThrow('Line 1: no time.');
    expect(worker.isEnded).toBe(true);
  });

  const expectResult = ({pictures, plans}: Simulation): void => {
    expect(pictures).toBeGreaterThan(50);
    expect(plans).toHaveLength(12);
  };

  it('runs in the page when the browser has no workers', async () => {
    const {done} = startJob(job, ignore, () => {
      throw new Error('Worker is not defined');
    });
    expectResult(await done);
  });

  it('runs in the page when the worker cannot be loaded', async () => {
    const worker = new FakeWorker();
    const {done} = start(worker);
    worker.dispatchEvent(new Event('error'));
    expectResult(await done);
    expect(worker.isEnded).toBe(true);
  });

  it('runs in the page when the worker says nothing', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {done} = start(new FakeWorker());
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expectResult(await done);
  });

  it('ends when it is canceled', async () => {
    const worker = new FakeWorker();
    start(worker).cancel();
    expect(worker.isEnded).toBe(true);
  });
});
