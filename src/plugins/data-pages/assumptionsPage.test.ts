import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const listPaths = async (): Promise<string[]> =>
  (await import('./assumptionsPage')).previewPages.map(({path}) => path);

it('is not in a public build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await listPaths()).toEqual([]);
});

it.each([
  ['a preview', 'PORTAL_PREVIEW', 'true'],
  ['the development server', 'NODE_ENV', 'development'],
])('is in %s', async (_where, variable, value) => {
  vi.stubEnv(variable, value);
  expect(await listPaths()).toEqual(['assumptions']);
});
