import path from 'node:path';
import {expect, it} from 'vitest';
import {readSite} from '../readSite';
import type {Page} from '../site';
import {checkRoutes} from './checkRoutes';

const site = readSite(path.resolve('.'));

it('accepts the documents, and names a new one while no listed route is left for it', () => {
  expect(checkRoutes(site)).toEqual([]);
  const [first] = site.pages;
  const added = {...(first as Page), file: 'docs/new.mdx', route: '/content/new'};
  expect(checkRoutes({...site, pages: [...site.pages, added]})).toEqual([
    {
      file: 'docs/new.mdx',
      line: expect.any(Number) as number,
      message:
        'has the route /docs/content/new, which is not listed. Fix: correct `slug`, or add the route to src/content-checks/routes/extra.txt.',
    },
  ]);
});
