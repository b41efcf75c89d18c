import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ignoreSecondClick} from './ignoreSecondClick';
import {normalizeUrl} from './normalizeUrl';
import {prefetchOnFocus} from './prefetchOnFocus';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  normalizeUrl();
  ignoreSecondClick();
  recoverChunks();
  // Docusaurus sets its functions after this is loaded.
  queueMicrotask(prefetchOnFocus);
}

export const onRouteDidUpdate = stripSuffix;
