import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pluginBuiltPages from '../plugins/built-pages';
import {rejectOtherSteps} from './rejectOtherSteps';

const postBuild = () => Promise.resolve();
const late = {name: 'page-counter', postBuild};

it('stops the build at a plugin that touches built pages beside the list', async () => {
  const site = {
    plugins: [pluginBuiltPages({siteDir: '.'} as LoadContext), late],
    outDir: '/nowhere',
  };
  await expect(pluginBuiltPages({siteDir: '.'} as LoadContext).postBuild?.(site as never)).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: steps of built pages, 1 outside of the list:
    - plugin "page-counter": \`postBuild\` runs beside the steps.
    Fix: make it a step in src/build/pages.ts, or, if it reads and writes no page, name it in src/build/rejectOtherSteps.ts.]
  `);
});

it('accepts plugins that do nothing after the build, or have nothing to do with pages', () => {
  expect(() =>
    rejectOtherSteps([{name: 'page-counter'}, {name: 'docusaurus-plugin-sitemap', postBuild}]),
  ).not.toThrow();
});
