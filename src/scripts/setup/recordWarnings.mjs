// Preloaded by a build (`node --import`): writes its warnings into a file, for the test that
// expects none.
import {appendFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMainThread} from 'node:worker_threads';
import {format, stripVTControlCharacters} from 'node:util';

/** Where the warnings of the last build are. */
export const WARNINGS_FILE = '.docusaurus/warnings.log';

/**
 * Records everything that goes to `console.warn`, as warnings of Docusaurus and of the bundler do,
 * and warnings of Node.js.
 */
export function recordWarnings(file) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  const record = (text) => appendFileSync(file, `${stripVTControlCharacters(text)}\n`);
  const {warn} = console;
  console.warn = (...args) => {
    record(format(...args));
    warn(...args);
  };
  process.on('warning', (warning) => record(String(warning)));
}

if (isMainThread && process.env.RECORD_WARNINGS === 'true') {
  // Programs that the build starts have their own warnings.
  delete process.env.RECORD_WARNINGS;
  recordWarnings(WARNINGS_FILE);
}
