import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ignoreSecondClick} from './ignoreSecondClick';
import {keepAddressReadable} from './keepAddressReadable';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  keepAddressReadable();
  ignoreSecondClick();
  recoverChunks();
}

export const onRouteDidUpdate = stripSuffix;
