import {TimesError} from '../../sandbox/simulation/parseTimes';
import type {Job} from '../../sandbox/simulation/runJob';
import type {Simulation} from '../../sandbox/simulation/simulate';
import type {WorkerMessage} from './simulationWorker';

export interface RunningJob {
  /** Rejects with a {@link TimesError} for a file that cannot be used; never settles once canceled. */
  readonly done: Promise<Simulation>;
  readonly cancel: () => void;
}

/** How long the page works before it lets the browser work, in milliseconds. */
const SLICE_MS = 20;

/** A worker that says nothing for this long did not start, or was ended by the browser. */
const SILENCE_MS = 10_000;

const createWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "plan-worker" */ new URL('./simulationWorker.ts', import.meta.url),
  );

/** The worker did not start, or was ended. */
class WorkerFailure extends Error {}

/**
 * Simulates a scenario in a worker, or in the page where no worker runs.
 *
 * @param report gets how much is done, from 0 to 1
 */
export function startJob(
  job: Job,
  report: (progress: number) => void,
  startWorker: () => Worker = createWorker,
): RunningJob {
  let current = runInWorker(job, report, startWorker);
  let isCanceled = false;
  const done = current.done.catch((error: unknown) => {
    if (!(error instanceof WorkerFailure) || isCanceled) throw error;
    current = runInPage(job, report);
    return current.done;
  });
  return {
    done,
    cancel: () => {
      isCanceled = true;
      current.cancel();
    },
  };
}

function runInWorker(
  job: Job,
  report: (progress: number) => void,
  startWorker: () => Worker,
): RunningJob {
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    // The browser has no workers, or forbids them.
    return {done: Promise.reject(new WorkerFailure()), cancel: () => undefined};
  }
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(silence);
    worker.terminate();
  };
  const done = new Promise<Simulation>((resolve, reject) => {
    const fail = (): void => {
      stop();
      reject(new WorkerFailure());
    };
    const expectMessage = (): void => {
      clearTimeout(silence);
      silence = setTimeout(fail, SILENCE_MS);
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
      if ('progress' in data) {
        expectMessage();
        return report(data.progress);
      }
      stop();
      if ('simulation' in data) resolve(data.simulation);
      else reject(data.isInput ? new TimesError(data.problem) : new Error(data.problem));
    });
    expectMessage();
    worker.postMessage(job);
  });
  return {done, cancel: stop};
}

/** The same in the page, in short slices. */
function runInPage(job: Job, report: (progress: number) => void): RunningJob {
  let isCanceled = false;
  const run = async (): Promise<Simulation> => {
    const {runJob} = await import('../../sandbox/simulation/runJob');
    const running = runJob(job);
    let sliceEnd = performance.now() + SLICE_MS;
    for (;;) {
      const step = await running.next();
      if (step.done === true) return step.value;
      if (performance.now() < sliceEnd) continue;
      report(step.value);
      await new Promise((resolve) => setTimeout(resolve));
      if (isCanceled) return new Promise(() => undefined);
      sliceEnd = performance.now() + SLICE_MS;
    }
  };
  return {
    done: run(),
    cancel: () => {
      isCanceled = true;
    },
  };
}
