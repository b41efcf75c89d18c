import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {keepAddressReadable} from './keepAddressReadable';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) {
  keepAddressReadable();
  recoverChunks();
}

export const onRouteDidUpdate = stripSuffix;
