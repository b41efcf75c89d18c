import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import type {PageReader} from '../PageStep';
import {runPageSteps} from '../runPageSteps';
import {PageCache} from './PageCache';
import {TextCache} from './TextCache';

const createPage = (text: string, script = 'main.0123abcd.js', menu = 'Menu'): string =>
  `<!doctype html><html lang=en><head><script src=/docs/assets/js/${script}></script></head><body><nav>${menu}</nav><main><h1>${text}</h1></main></body></html>`;

interface Build {
  /** Titles that were read. */
  readonly read: string[];
  /** What the reader was given in the end. */
  readonly collected: unknown[];
}

/** Builds a site of pages, with the cache in a folder. */
function build(folder: string, pages: Readonly<Record<string, string>>, version = '1'): Build {
  const read: string[] = [];
  const collected: unknown[] = [];
  const reader: PageReader = {
    read: ({article, route}) => {
      read.push(article?.title ?? '');
      return {title: article?.title, route, version: undefined};
    },
    collect: (result, {file}) => void collected.push([file, result]),
    finish: () => undefined,
  };
  const outDir = createFolder(pages);
  const site = {outDir, baseUrl: '/docs/', routesPaths: ['/docs/a', '/docs/b']};
  runPageSteps(site, {readers: [reader]}, new PageCache(new TextCache(folder), version));
  return {read, collected};
}

it('reads a page again only when its text has changed, and gives the same in the end', () => {
  const folder = createFolder({});
  const pages = {'a/index.html': createPage('A'), 'b/index.html': createPage('B')};
  const cold = build(folder, pages);
  expect(cold.read).toEqual(['A', 'B']);
  const edited = {...pages, 'b/index.html': createPage('B2', 'main.456789ef.js')};
  expect(build(folder, edited).read).toEqual(['B2']);
  expect(build(folder, pages)).toEqual({read: ['B'], collected: cold.collected});
  expect(cold.collected).toEqual([
    ['a/index.html', {title: 'A', route: '/docs/a'}],
    ['b/index.html', {title: 'B', route: '/docs/b'}],
  ]);
});

it('looks past the hashes of scripts and past menus, but not past names and origins', () => {
  const folder = createFolder({});
  const readAfter = (page: string): string[] => build(folder, {'a/index.html': page}).read;
  expect(readAfter(createPage('A'))).toEqual(['A']);
  expect(readAfter(createPage('A', 'main.00000000.js', '<a href=/docs>Menu</a>'))).toEqual([]);
  expect(readAfter(createPage('A', 'other.0123abcd.js'))).toEqual(['A']);
  expect(readAfter(createPage('A', 'main.0123abcd.js', '<b onclick=x()>Menu</b>'))).toEqual(['A']);
  expect(readAfter(createPage('main.0123abcd.js'))).toEqual(['main.0123abcd.js']);
  expect(readAfter(createPage('main.456789ef.js'))).toEqual(['main.456789ef.js']);
});

it('reads everything again when the program has changed', () => {
  const folder = createFolder({});
  const pages = {'a/index.html': createPage('A')};
  build(folder, pages);
  expect(build(folder, pages, '2').read).toEqual(['A']);
});

it('reads a page again when its file in the cache is damaged', () => {
  const folder = createFolder({});
  const pages = {'a/index.html': createPage('A')};
  const {collected} = build(folder, pages);
  const file = path.join(folder, readdirSync(folder)[0]!);
  for (const damaged of ['', '[{}]', readFileSync(file, 'utf8').replace('"A"', '"B"')]) {
    writeFileSync(file, damaged);
    expect(build(folder, pages)).toEqual({read: ['A'], collected});
  }
});

it('keeps no more than the pages of the last build', () => {
  const folder = createFolder({'left-over.123': 'x'});
  for (const title of ['A', 'B', 'C']) build(folder, {'a/index.html': createPage(title)});
  expect(readdirSync(folder)).toHaveLength(1);
});

it('builds where nothing can be kept', () => {
  const file = path.join(createFolder({cache: ''}), 'cache');
  expect(build(file, {'a/index.html': createPage('A')}).read).toEqual(['A']);
});

it('keeps nothing when the cache of the bundler is off', async () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  const {openCache} = await import('./TextCache');
  const siteDir = createFolder({});
  const cache = openCache(siteDir, 'pages');
  cache.write('key', 'text');
  expect([cache.read('key'), readdirSync(siteDir)]).toEqual([undefined, []]);
  vi.unstubAllEnvs();
});
