import {afterEach, describe, expect, it, vi} from 'vitest';
import {serveTask} from './serveTask';
import {WorkerTask} from './WorkerTask';

type Listener = (event: {readonly data: unknown}) => void;

/** A worker that says what the test wants. */
class TestWorker {
  readonly posted: unknown[] = [];
  onmessage: Listener | undefined;
  onerror: (() => void) | undefined;
  isTerminated = false;
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onmessage?.({data});
  }
}

const createFixture = (start?: () => Worker) => {
  const worker = new TestWorker();
  const done: string[] = [];
  const task = new WorkerTask<string, string>({
    start: start ?? (() => worker as unknown as Worker),
    runHere: async (job) => {
      done.push(job);
      return [`${job} here`];
    },
  });
  return {worker, done, task};
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task', () => {
  it('collects the parts of each result, whichever job ends first', async () => {
    const {worker, done, task} = createFixture();
    const [first, second] = [task.run('a'), task.run('b')];
    expect(worker.posted).toEqual([
      {id: 1, job: 'a'},
      {id: 2, job: 'b'},
    ]);
    worker.say({id: 2, part: 'b1'});
    worker.say({id: 1, part: 'a1'});
    worker.say({id: 2, part: 'b2'});
    worker.say({id: 2, isDone: true});
    worker.say({id: 1, isDone: true});
    expect(await first).toEqual(['a1']);
    expect(await second).toEqual(['b1', 'b2']);
    expect(done).toEqual([]);
  });

  it('rejects with the message of the job, and goes on', async () => {
    const {worker, task} = createFixture();
    const failed = task.run('a');
    worker.say({id: 1, error: 'It is empty.'});
    await expect(failed).rejects.toThrow('It is empty.');
    const next = task.run('b');
    worker.say({id: 2, isDone: true});
    expect(await next).toEqual([]);
  });

  it('runs in the page where the browser has no worker', async () => {
    const {done, task} = createFixture(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect(await task.run('a')).toEqual(['a here']);
    expect(done).toEqual(['a']);
  });

  it('runs in the page what a broken or silent worker leaves', async () => {
    vi.useFakeTimers();
    const broken = createFixture();
    const first = broken.task.run('a');
    broken.worker.onerror?.();
    expect(await first).toEqual(['a here']);
    expect(await broken.task.run('b')).toEqual(['b here']);
    expect(broken.worker.posted).toHaveLength(1);

    const silent = createFixture();
    const waiting = silent.task.run('a');
    await vi.advanceTimersByTimeAsync(29_000);
    silent.worker.say({id: 1, part: 'half'});
    await vi.advanceTimersByTimeAsync(29_000);
    expect(silent.done).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toEqual(['a here']);
    expect(silent.worker.isTerminated).toBe(true);
  });

  it('is served part by part, and its errors are sent as their message', async () => {
    const posted: unknown[] = [];
    const listeners: Listener[] = [];
    vi.stubGlobal('self', {
      postMessage: (message: unknown) => posted.push(message),
      addEventListener: (_type: string, listener: Listener) => listeners.push(listener),
    });
    serveTask<number, number>(async function* count(job) {
      for (let part = 1; part <= job; part += 1) yield part;
      if (job > 1) throw new Error('Too many.');
    });
    listeners[0]?.({data: {id: 7, job: 1}});
    listeners[0]?.({data: {id: 8, job: 2}});
    await vi.waitFor(() => expect(posted).toHaveLength(5));
    expect(posted.filter((one) => (one as {id: number}).id === 7)).toEqual([
      {id: 7, part: 1},
      {id: 7, isDone: true},
    ]);
    expect(posted.at(-1)).toEqual({id: 8, error: 'Too many.'});
  });
});
