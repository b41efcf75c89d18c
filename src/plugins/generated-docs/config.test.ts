import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';

const config = path.resolve('docusaurus.config.ts');

it('importing the configuration of the site writes no file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
  const generated = readdirSync('.generated', {recursive: true}).length;
  const code = `await import(${JSON.stringify(pathToFileURL(config).href)}); console.log('imported');`;
  const output = execFileSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href,
      '--input-type=module',
      '--eval',
      code,
    ],
    {cwd: folder, encoding: 'utf8'},
  );
  expect(output).toBe('imported\n');
  expect(readdirSync(folder)).toEqual([]);
  expect(readdirSync('.generated', {recursive: true})).toHaveLength(generated);
});

it('the configuration is wiring only', () => {
  expect(readFileSync(config, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(125);
});
