// `npm start`: the development server, in this process, since a second one would start later.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {listModules} from './setup/listModules.mjs';

process.env.JITI_NATIVE_MODULES ??= JSON.stringify(listModules());
process.env.NO_UPDATE_NOTIFIER ??= '1';
// The options of the server are those of Docusaurus: to check them takes a twentieth of the start.
process.env.SKIP_VALIDATION ??= 'yes';
process.argv.splice(2, 0, 'start');

const TSX = new URL('./setup/tsx.mjs', import.meta.url).href;
const LINT = fileURLToPath(new URL('lintContent.ts', import.meta.url));
// What it prints of a mistake in a document is mostly a stack.
process.once('exit', (code) => {
  if (code !== 1) return;
  console.log('\n▸ Checking documents, which may be the cause');
  spawnSync(process.execPath, ['--import', TSX, LINT], {stdio: 'inherit'});
});
await import('./setup/docusaurus.mjs');
