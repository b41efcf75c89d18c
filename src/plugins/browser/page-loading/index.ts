import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {deferPrefetch} from './deferPrefetch';
import {ignoreSecondClick} from './ignoreSecondClick';
import {normalizeUrl} from './normalizeUrl';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  normalizeUrl();
  ignoreSecondClick();
  recoverChunks();
  // Docusaurus sets its functions after this is loaded.
  queueMicrotask(deferPrefetch);
}

export const onRouteDidUpdate = stripSuffix;
