import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ignoreSecondClick} from './ignoreSecondClick';
import {keepAddressReadable} from './keepAddressReadable';
import {prefetchInPeace} from './prefetchInPeace';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  keepAddressReadable();
  ignoreSecondClick();
  recoverChunks();
  // Docusaurus sets its functions after this is loaded.
  queueMicrotask(prefetchInPeace);
}

export const onRouteDidUpdate = stripSuffix;
