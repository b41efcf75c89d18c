// `npm start`: the development server, in this process, since a second one would start later.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {listModules} from './setup/listModules.mjs';

process.env.JITI_NATIVE_MODULES ??= JSON.stringify(listModules());
process.env.NO_UPDATE_NOTIFIER ??= '1';
process.argv.splice(2, 0, 'start');
await import(pathToFileURL(path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')).href);
