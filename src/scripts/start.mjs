// `npm start`: the development server, in this process, since a second one would start later.
import {listModules} from './setup/listModules.mjs';

process.env.JITI_NATIVE_MODULES ??= JSON.stringify(listModules());
process.env.NO_UPDATE_NOTIFIER ??= '1';
// The options of the server are those of Docusaurus: to check them takes a twentieth of the start.
process.env.SKIP_VALIDATION ??= 'yes';
process.argv.splice(2, 0, 'start');
await import('./setup/docusaurus.mjs');
