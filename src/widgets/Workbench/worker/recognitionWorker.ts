import {
  recognizeImages,
  type RecognitionJob,
  type RecognizedImage,
} from '../../../sandbox/recognition/recognizeImages';
import {serveTask} from './serveTask';

serveTask<RecognitionJob, readonly RecognizedImage[]>(async function* recognize(job) {
  yield await recognizeImages(job);
});
