import {TimesError} from '../../sandbox/simulation/parseTimes';
import {runJob, type Job} from '../../sandbox/simulation/runJob';
import type {Simulation} from '../../sandbox/simulation/simulate';

/** What the worker sends: how much is done, and at last the result or what is wrong. */
export type WorkerMessage =
  | {readonly progress: number}
  | {readonly simulation: Simulation}
  /** `isInput` for a file that cannot be used. */
  | {readonly problem: string; readonly isInput: boolean};

/** Milliseconds between two messages about the progress. */
const REPORT_MS = 100;

const post = (message: WorkerMessage): void => self.postMessage(message);

self.addEventListener('message', ({data}: MessageEvent<Job>) => void run(data));

async function run(data: Job): Promise<void> {
  try {
    const job = runJob(data);
    let reportedAt = performance.now();
    for (;;) {
      const step = await job.next();
      if (step.done === true) return post({simulation: step.value});
      if (performance.now() - reportedAt < REPORT_MS) continue;
      reportedAt = performance.now();
      post({progress: step.value});
    }
  } catch (error) {
    post({
      problem: error instanceof Error ? error.message : String(error),
      isInput: error instanceof TimesError,
    });
  }
}
