import type {
  RecognitionJob,
  Recognize,
  RecognizedImage,
} from '../../../sandbox/recognition/recognizeImages';
import {WorkerTask} from './WorkerTask';

const task = new WorkerTask<RecognitionJob, readonly RecognizedImage[]>({
  start: () =>
    new Worker(
      /* webpackChunkName: "recognition-worker" */ new URL(
        './recognitionWorker.ts',
        import.meta.url,
      ),
    ),
  runHere: async (job) => [
    await (await import('../../../sandbox/recognition/recognizeImages')).recognizeImages(job),
  ],
});

// It starts while the workbench renders, so that the first picture does not wait for it.
task.prepare();

/** Recognizes pictures beside the page, however large they are. */
export const recognize: Recognize = async (job) => (await task.run(job)).flat();
