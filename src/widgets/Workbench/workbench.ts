export {default as Bench} from './Bench';
export {default as WorkbenchDialog} from './WorkbenchDialog';
