import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {TextCache} from '../../build/cache/TextCache';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {type HtmlMinifier, keepMinified} from './keepMinified';

const createPage = (text: string, hash = '0a1b2c3d'): string =>
  `<script src="/docs/assets/js/main.${hash}.js"></script>  <link href="/docs/assets/css/main.9a9b9c9d.css"> <p>${text}</p>`;

/** Minifies pages with a cache in a folder, and notes which pages the minifier was given. */
async function minifyAll(
  folder: string,
  pages: readonly string[],
  {options = {}, errors = []}: {options?: object; errors?: readonly unknown[]} = {},
) {
  const given: string[] = [];
  const minifier: HtmlMinifier = {
    minify: async (html) => {
      given.push(html.toString());
      return {code: html.toString().replace(/>\s+</g, '><'), errors};
    },
  };
  const cache = new TextCache(folder);
  keepMinified(minifier, '1', cache);
  const codes: string[] = [];
  for (const page of pages) codes.push((await minifier.minify(Buffer.from(page), options)).code);
  cache.prune();
  return {given, codes};
}

const minified = (text: string, hash?: string): string =>
  createPage(text, hash).replaceAll('> ', '>').replaceAll('> <', '><');

it('minifies a page once, whatever the hashes of its scripts are', async () => {
  const folder = createFolder({});
  const first = await minifyAll(folder, [createPage('A'), createPage('B')]);
  expect(first.codes).toEqual([minified('A'), minified('B')]);
  expect(first.given[0]).toContain('main.00000000.js');
  const second = await minifyAll(folder, [createPage('A', 'ffffffff'), createPage('C')]);
  expect(second.given).toHaveLength(1);
  expect(second.codes).toEqual([minified('A', 'ffffffff'), minified('C')]);
  expect(readdirSync(folder)).toHaveLength(2);
});

it('puts each hash back where it was, and leaves a text that looks like one alone', async () => {
  const texts = [
    '/assets/js/main.0a1b2c3d.js /assets/js/main.11111111.js',
    '/assets/js/other.00000000.js',
    '/assets/js/main.00000000.css',
  ];
  const {codes} = await minifyAll(
    createFolder({}),
    texts.map((text) => createPage(text)),
  );
  expect(codes).toEqual(texts.map((text) => minified(text)));
});

it('minifies again with other options, and as long as a page has problems', async () => {
  const folder = createFolder({});
  await minifyAll(folder, [createPage('A')], {errors: ['unclosed']});
  expect((await minifyAll(folder, [createPage('A')])).given).toHaveLength(1);
  const options = {removeComments: true};
  expect((await minifyAll(folder, [createPage('A')], {options})).given).toHaveLength(1);
});

it('Docusaurus takes the minifier from the module, through @docusaurus/faster', async () => {
  const read = (file: string): string => readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');
  expect(read('bundler/lib/minifyHtml.js')).toContain('swcHtmlMinifier(Buffer.from(html), {');
  const require = createRequire(import.meta.url);
  const minifier = require('@swc/html') as HtmlMinifier;
  const {minify} = minifier;
  keepMinified(minifier, '1', new TextCache(createFolder({})));
  const kept = minifier.minify;
  minifier.minify = minify;
  expect(kept).not.toBe(minify);
  expect(read('faster/lib/index.js')).toContain("const { minify } = await import('@swc/html');");
  const page = Buffer.from(createPage('A <b title="x">B</b>'));
  expect((await kept(page, {})).code).toBe((await minify(page, {})).code);
});
