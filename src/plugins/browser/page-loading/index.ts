import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ignoreSecondClick} from './ignoreSecondClick';
import {normalizeUrl} from './normalizeUrl';
import {loadAhead} from './loadAhead';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  normalizeUrl();
  ignoreSecondClick();
  recoverChunks();
  // Docusaurus sets its functions after this is loaded.
  queueMicrotask(loadAhead);
}

export const onRouteDidUpdate = stripSuffix;
