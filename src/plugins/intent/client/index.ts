import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayIntent} from './replayIntent';
import {recoverChunks} from './recoverChunks';
import {stripSuffix} from './stripSuffix';
import {typeAhead} from './typeAhead';

if (ExecutionEnvironment.canUseDOM) {
  recoverChunks();
  typeAhead();
  replayIntent();
}

export const onRouteDidUpdate = stripSuffix;
