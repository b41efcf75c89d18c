import {readResult} from '../result/readResult';
import {toSlices} from '../result/slices';
import type {OpenedPart} from './openResult';
import {serveTask} from './serveTask';

serveTask<readonly Blob[], OpenedPart>(async function* open(sources) {
  const {value, ...facts} = await readResult(sources);
  yield {facts};
  for (const slice of toSlices(value)) yield {slice};
});
