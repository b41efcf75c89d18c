import type {ScaleJob} from '../stage/scaled/scalePicture';
import {WorkerTask} from './WorkerTask';

const task = new WorkerTask<ScaleJob, Blob>({
  start: () =>
    new Worker(/* webpackChunkName: "scale-worker" */ new URL('./scaleWorker.ts', import.meta.url)),
  // Without a worker, the browser shows the picture itself: a copy would block the page for longer.
  runHere: async () => [],
});

/** A copy of a part of a picture, made beside the page; undefined where no worker makes it. */
export const scale = async (job: ScaleJob): Promise<Blob | undefined> => (await task.run(job))[0];
