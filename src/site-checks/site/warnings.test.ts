import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';

const RECORDER = path.resolve('src/scripts/setup/recordWarnings.mjs');
const read = (folder: string): string =>
  readFileSync(path.join(folder, '.docusaurus/warnings.log'), 'utf8');

it('the last build printed no warning', () => {
  expect(read('.')).toBe('');
});

it('a warning of the build or of Node.js is recorded', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'warnings-'));
  const code = `console.warn('\\u001b[33m[WARNING]\\u001b[39m Broken anchor %s', '#x'); console.log('fine'); process.emitWarning('old API')`;
  execFileSync(process.execPath, ['--import', pathToFileURL(RECORDER).href, '--eval', code], {
    cwd: folder,
    env: {...process.env, RECORD_WARNINGS: 'true'},
    stdio: 'pipe',
  });
  expect(read(folder)).toBe('[WARNING] Broken anchor #x\nWarning: old API\n');
});
