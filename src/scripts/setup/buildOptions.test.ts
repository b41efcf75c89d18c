import {execFileSync} from 'node:child_process';
import {expect, it, vi} from 'vitest';
import {toBuildVariables, toNodeOptions} from './buildOptions.mjs';

it('gives a build more memory where nothing is kept', () => {
  expect(toNodeOptions(false)).toEqual([]);
  const options = toNodeOptions(true);
  expect(options).toContainEqual(expect.stringMatching(/^--max-semi-space-size=/));
  // This Node.js knows them all: it does not start with an unknown one.
  execFileSync(process.execPath, [...options, '--eval', '']);
});

it('lets a build collect garbage where nothing is kept', () => {
  const offersIt = (isCold: boolean): string =>
    execFileSync(process.execPath, [...toNodeOptions(isCold), '--print', 'typeof gc'], {
      encoding: 'utf8',
    }).trim();
  expect(offersIt(true)).toBe('function');
  expect(offersIt(false)).toBe('undefined');
});

it('gives it to a build that may not use what is kept', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(toNodeOptions(false)).toEqual(toNodeOptions(true));
  vi.unstubAllEnvs();
});

it('keeps what a build made in CI too, where the next one may find it', () => {
  vi.stubEnv('CI', undefined);
  const variables = toBuildVariables();
  vi.stubEnv('CI', 'true');
  expect(toBuildVariables()).toEqual(variables);
  vi.unstubAllEnvs();
});
