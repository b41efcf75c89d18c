import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayIntent} from './replayIntent';
import {typeAhead} from './typeAhead';

if (ExecutionEnvironment.canUseDOM) {
  typeAhead();
  replayIntent();
}
