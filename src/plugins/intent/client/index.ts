import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayIntent} from './replayIntent';
import {typeAhead} from './typeAhead';

export {reveal as onRouteDidUpdate} from './reveal';

if (ExecutionEnvironment.canUseDOM) {
  typeAhead();
  replayIntent();
}
