import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileSync} from '@mdx-js/mdx';
import {rspack} from '@docusaurus/faster';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import makeLive from './loader';
import {liveDocuments} from './rule';

interface Page {
  readonly Document: ComponentType;
  readonly countRenderings: () => number;
  readonly check: () => Promise<unknown>;
}

const PAGE = `
import Document from './document.md';
let renderings = 1;
module.hot.accept('./document.md', () => (renderings += 1));
export {Document};
export const countRenderings = () => renderings;
export const check = () => module.hot.check(true);`;

/** A document as the loaders before have compiled it. */
const toDocument = (text: string, toc: string, more = ''): string =>
  `export const toc = ['${toc}'];\n${more}export default function MDXContent() { return '${text}'; }\n`;

const require = createRequire(import.meta.url);
let close = (): Promise<unknown> => Promise.resolve();
afterEach(() => close());

/** Opens a page that shows a document; `save` returns when the page has what was saved. */
async function open(text: string) {
  const dir = createFolder({'page.js': PAGE, 'document.md': text});
  const compiler = rspack({
    context: dir,
    mode: 'development',
    devtool: false,
    target: 'async-node',
    entry: './page.js',
    output: {path: path.join(dir, 'out'), library: {type: 'commonjs2'}},
    externals: {react: `commonjs ${require.resolve('react')}`},
    module: {
      rules: [
        {test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto'},
        {test: /\.md$/, type: 'javascript/auto'},
        liveDocuments as never,
      ],
    },
    plugins: [new rspack.HotModuleReplacementPlugin()],
  });
  close = () => new Promise((resolve) => compiler.close(resolve));
  const waiting: (() => void)[] = [];
  const compiled = () => new Promise<void>((resolve) => waiting.push(resolve));
  const first = compiled();
  compiler.watch({}, () => waiting.shift()?.());
  await first;
  const page = require(path.join(dir, 'out/main.js')) as Page;
  const save = async (next: string): Promise<void> => {
    const again = compiled();
    writeFileSync(path.join(dir, 'document.md'), next);
    await again;
    await page.check();
  };
  return {page, save};
}

const read = ({Document}: Page): string => renderToStaticMarkup(createElement(Document));

it('replaces the text of a document in the page that shows it, again and again', async () => {
  const {page, save} = await open(toDocument('First', 'Title'));
  const {Document} = page;
  expect(read(page)).toBe('First');
  for (const text of ['Second', 'Third']) {
    await save(toDocument(text, 'Title'));
    expect(read(page)).toBe(text);
    expect(page.Document).toBe(Document);
  }
  expect(page.countRenderings()).toBe(1);
});

it('has the page rendered again when it shows more of the document than its text', async () => {
  const {page, save} = await open(toDocument('First', 'Title'));
  await save(toDocument('Second', 'Other title'));
  expect(read(page)).toBe('Second');
  expect(page.countRenderings()).toBe(2);
  await save(toDocument('Third', 'Other title'));
  expect(read(page)).toBe('Third');
  expect(page.countRenderings()).toBe(2);
});

it('has the page rendered again while a document exports functions', async () => {
  const more = 'export const getYear = () => 2024;\n';
  const {page, save} = await open(toDocument('First', 'Title'));
  for (const [index, text] of ['Second', 'Third'].entries()) {
    await save(toDocument(text, 'Title', more));
    expect(read(page)).toBe(text);
    expect(page.countRenderings()).toBe(index + 2);
  }
  await save(toDocument('Fourth', 'Title'));
  expect(page.countRenderings()).toBe(4);
  await save(toDocument('Fifth', 'Title'));
  expect(read(page)).toBe('Fifth');
  expect(page.countRenderings()).toBe(4);
});

it('knows what MDX compiles, and leaves other modules alone', () => {
  expect(makeLive(String(compileSync('# One')))).toMatch(/^function MDXContent[^]*keepLive\(/m);
  expect(makeLive('export default 1;')).toBe('export default 1;');
});
