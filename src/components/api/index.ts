import './page.module.css';

export {default as ApiIntroduction} from './ApiIntroduction';
export {default as ApiOperation} from './ApiOperation';
export {default as ApiPageText} from './ApiPageText';
export {default as ApiSchemas} from './ApiSchemas';
export {default as ApiWebhook} from './ApiWebhook';
export {toContents} from './parts';
