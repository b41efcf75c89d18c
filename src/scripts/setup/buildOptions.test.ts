import {spawnSync} from 'node:child_process';
import {expect, it, vi} from 'vitest';
import {toBuildVariables, toNodeOptions} from './buildOptions.mjs';

it('gives a build options that Node.js knows, and more memory where nothing is kept', () => {
  const {status, stderr} = spawnSync(process.execPath, [...toNodeOptions(true), '--eval', ''], {
    encoding: 'utf8',
  });
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(toNodeOptions(true)).toEqual([...toNodeOptions(false), '--max-semi-space-size=32']);
});

it('keeps nothing of the bundler in CI', () => {
  vi.stubEnv('CI', undefined);
  expect(toBuildVariables()).not.toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE');
  vi.stubEnv('CI', 'true');
  expect(toBuildVariables()).toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  vi.unstubAllEnvs();
});
