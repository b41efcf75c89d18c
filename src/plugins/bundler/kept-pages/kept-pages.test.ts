import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {RenderedPages} from '../../../build/cache/RenderedPages';
import {TextCache} from '../../../build/cache/TextCache';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {createPartLister} from './listParts';
import {BUNDLE, RenderInputs} from './RenderInputs';

const OWN = new Set(['00aa11bb', '22cc33dd', '44ee55ff']);

/** The versions of two pages: one with a part of the bundle, the other with two. */
function getVersions(changed: Readonly<Record<string, string>> = {}): readonly string[] {
  const folder = createFolder({
    [BUNDLE]: 'const parts = {"00aa11bb": "a0a0a0a0", "22cc33dd": "b1b1b1b1"}; shared("c2c2c2c2")',
    'assets/js/00aa11bb.a0a0a0a0.js': 'one',
    'assets/js/22cc33dd.b1b1b1b1.js': 'other',
    'assets/js/lazy.d3d3d3d3.js': 'loaded by anything',
    'assets/js/worker.f5f5f5f5.js': 'const parts = {"lazy": "d3d3d3d3"}',
    ...changed,
  });
  const inputs = new RenderInputs(folder, (name) => OWN.has(name));
  return [inputs.toVersion(['00aa11bb']), inputs.toVersion(['22cc33dd', '00aa11bb'])];
}

describe('the version of a page', () => {
  const [one, other] = getVersions();

  it('is that of its parts, in any order', () => {
    expect(one).not.toBe(other);
    expect(getVersions()).toEqual([one, other]);
    const folder = createFolder({[BUNDLE]: ''});
    const inputs = new RenderInputs(folder, () => true);
    expect(inputs.toVersion(['b', 'a', 'b'])).toBe(inputs.toVersion(['a', 'b']));
  });

  it('changes with its own part, and not with the part of another page or its name', () => {
    const edited = getVersions({
      [BUNDLE]:
        'const parts = {"00aa11bb": "a0a0a0a0", "22cc33dd": "e4e4e4e4"}; shared("c2c2c2c2")',
      'assets/js/22cc33dd.b1b1b1b1.js': '',
      'assets/js/22cc33dd.e4e4e4e4.js': 'edited',
    });
    expect(edited[0]).toBe(one);
    expect(edited[1]).not.toBe(other);
  });

  it('does not change with the hashes in the names of files, in the entry and in workers', () => {
    const renamed = getVersions({
      [BUNDLE]:
        'const parts = {"00aa11bb": "a0a0a0a0", "22cc33dd": "b1b1b1b1"}; shared("c2c2c2c2")',
      'assets/js/worker.f5f5f5f5.js': 'const parts = {"lazy": "a0a0a0a0"}',
    });
    expect(renamed).toEqual([one, other]);
  });

  it.each([
    ['a worker', {'assets/js/worker.f5f5f5f5.js': 'const parts = {}'}],
    ['the entry', {[BUNDLE]: 'const parts = {}'}],
    [
      'a text of the entry that looks like a hash',
      {
        [BUNDLE]:
          'const parts = {"00aa11bb": "a0a0a0a0", "22cc33dd": "b1b1b1b1"}; shared("d3d3d3d4")',
      },
    ],
    ['a part that no route names', {'assets/js/lazy.d3d3d3d3.js': 'edited'}],
    ['the contents of its part under the same name', {'assets/js/00aa11bb.a0a0a0a0.js': 'edited'}],
  ])('changes with %s', (_what, changed) => {
    const edited = getVersions(changed);
    expect(edited[0]).not.toBe(one);
    expect(edited[1]).not.toBe(other);
  });
});

it('lists the parts of a route and of those above it, from the table of Docusaurus', () => {
  const list = createPartLister({
    '/docs/content-1a2': {__comp: 'root'},
    '/docs/content-3b4': {__comp: 'version', __props: 'sidebars'},
    '/docs/content/faq-5c6': {__comp: 'item', content: 'faq', nested: {list: {0: 'deep'}}},
    '/docs/content/faq-more-7d8': {__comp: 'item', content: 'more'},
  });
  expect(list(['/docs/content', '/docs/content/faq'])).toEqual([
    'root',
    'version',
    'sidebars',
    'item',
    'faq',
    'deep',
  ]);
  expect(list(['/docs/404.html', '*'])).toEqual([]);
});

describe('rendered pages', () => {
  const page = {html: '<p>text\nmore</p>', collectedData: {links: ['/a']}};

  it('are kept by route and version, the last one of each route', () => {
    const folder = createFolder({});
    const open = (): RenderedPages => new RenderedPages(new TextCache(folder));
    expect(open().read('/a', '1')).toBeUndefined();
    open().write('/a', '1', page);
    expect(open().read('/a', '1')).toEqual(page);
    expect(open().read('/a', '2')).toBeUndefined();
    expect(open().read('/b', '1')).toBeUndefined();
    open().write('/a', '2', {...page, html: ''});
    expect(open().read('/a', '1')).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('go with their routes', () => {
    const folder = createFolder({});
    const pages = new RenderedPages(new TextCache(folder));
    for (const route of ['/a', '/b']) pages.write(route, '1', page);
    pages.prune(['/b', '/c']);
    expect([pages.read('/a', '1'), pages.read('/b', '1')]).toEqual([undefined, page]);
  });
});

it('Docusaurus renders pages by the one entry of its server bundle, and loads parts by name', () => {
  const read = (file: string): string =>
    readFileSync(path.join('node_modules/@docusaurus/core/lib', file), 'utf8');
  expect(read('webpack/server.js')).toContain("resolve(__dirname, '../client/serverEntry.js')");
  expect(read('webpack/server.js')).toContain(`'${BUNDLE}'`);
  expect(read('webpack/base.js')).toContain("'assets/js/[name].[contenthash:8].js'");
  expect(read('ssg/ssgRenderer.js')).toContain('render: serverEntry.default,');
  expect(read('ssg/ssgRenderer.js').match(/appRenderer\.render\(/g)).toHaveLength(1);
  expect(read('client/exports/ComponentCreator.js')).toContain(
    'routesChunkNames[`${path}-${hash}`]',
  );
});
