// `npm start`: the development server, in this process, since a second one would start later.
import {spawnSync} from 'node:child_process';
import {documentCheck} from './setup/documentCheck.mjs';
import {listModules} from './setup/listModules.mjs';

process.env.JITI_NATIVE_MODULES ??= JSON.stringify(listModules());
process.env.NO_UPDATE_NOTIFIER ??= '1';
// The options of the server are those of Docusaurus: to check them takes a twentieth of the start.
process.env.SKIP_VALIDATION ??= 'yes';
process.argv.splice(2, 0, 'start');
process.once('exit', (code) => {
  if (code !== 1) return;
  console.log(`\n▸ ${documentCheck.title}`);
  spawnSync(process.execPath, documentCheck.args, {stdio: 'inherit'});
});
await import('./setup/docusaurus.mjs');
