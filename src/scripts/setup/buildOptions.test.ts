import {expect, it, vi} from 'vitest';
import {toBuildVariables, toNodeOptions} from './buildOptions.mjs';

it('gives a build more memory where nothing is kept', () => {
  expect(toNodeOptions(false)).toEqual([]);
  expect(toNodeOptions(true)).toEqual(['--max-semi-space-size=32']);
});

it('keeps nothing of the bundler in CI', () => {
  vi.stubEnv('CI', undefined);
  expect(toBuildVariables()).not.toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE');
  vi.stubEnv('CI', 'true');
  expect(toBuildVariables()).toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  vi.unstubAllEnvs();
});
