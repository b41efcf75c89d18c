import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayInteractions} from './replayInteractions';
import {typeAhead} from './typeAhead';

export {reveal as onRouteDidUpdate} from './reveal';

if (ExecutionEnvironment.canUseDOM) {
  typeAhead();
  replayInteractions();
}
