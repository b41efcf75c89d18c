import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';

if (ExecutionEnvironment.canUseDOM) recoverChunks();

export const onRouteDidUpdate = stripSuffix;
