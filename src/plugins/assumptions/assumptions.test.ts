import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function loadPlugin() {
  const {default: pluginAssumptions} = await import('./index');
  return pluginAssumptions({siteDir: process.cwd(), baseUrl: '/docs/'} as LoadContext);
}

it('adds nothing to a public build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await loadPlugin()).toBeNull();
});

it.each([
  ['a preview', 'PORTAL_PREVIEW', 'true'],
  ['the development server', 'NODE_ENV', 'development'],
])('adds the page to %s', async (_where, variable, value) => {
  vi.stubEnv(variable, value);
  expect(await loadPlugin()).toMatchObject({name: 'portal-assumptions'});
});
