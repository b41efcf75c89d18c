// `npm run lint:format`: checks that Prettier has formatted all code.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const FILES = ['**/*.{ts,tsx,mts,cts,js,mjs,cjs,css}', '!**/{fixtures,_samples}/**'];
const bin = (name) => path.join('node_modules/.bin', name);

/**
 * Lists what Prettier has to look at. oxfmt writes what Prettier writes, but for a few
 * constructs, and reads all files in a thirtieth of the time.
 */
function listDoubtful() {
  if (!existsSync(bin('oxfmt'))) return FILES;
  const args = ['--config', 'src/tooling/prettier.config.mjs', '--list-different', ...FILES];
  const {status, stdout} = spawnSync(bin('oxfmt'), args, {encoding: 'utf8'});
  if (status === 0) return [];
  // Any other status means that it read not all of them, as on a machine without its binary.
  return status === 1 ? stdout.split('\n').filter(Boolean) : FILES;
}

const doubtful = listDoubtful();
if (doubtful.length > 0) {
  const args = ['--log-level', 'warn', '--check', ...doubtful];
  process.exitCode = spawnSync(bin('prettier'), args, {stdio: 'inherit'}).status ?? 1;
}
