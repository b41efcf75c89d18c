export {addApi} from '../../sandbox/contract';
export {default} from './Story';
