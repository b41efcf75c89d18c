import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

const run = (loader: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', loader, ...args], {encoding: 'utf8'});

const IS_MODULE =
  "console.log(require('node:util').types.isModuleNamespaceObject(require('parse5')))";

it.each([
  ['./src/scripts/setup/tsx.mjs', true],
  // Once tsx leaves it as it is too, the other has no use.
  ['tsx', false],
])('%s leaves an ES module as it is: %s', (loader, isModule) => {
  const {stdout, stderr} = run(loader, '--eval', IS_MODULE);
  expect({stdout, stderr}).toEqual({stdout: `${isModule}\n`, stderr: ''});
});

it('runs TypeScript', () => {
  const {stdout, stderr} = run('./src/scripts/setup/tsx.mjs', 'src/scripts/headers.ts', '--nope');
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Unknown option '--nope'/);
});
