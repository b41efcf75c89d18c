import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayInteractions} from './replayInteractions';

export {reveal as onRouteDidUpdate} from './reveal';

if (ExecutionEnvironment.canUseDOM) replayInteractions();
