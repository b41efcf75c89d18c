import {scalePicture, type ScaleJob} from '../stage/scaled/scalePicture';
import {serveTask} from './serveTask';

serveTask<ScaleJob, Blob>(async function* scale(job) {
  yield await scalePicture(job);
});
