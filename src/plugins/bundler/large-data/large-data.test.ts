import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import type {Compiler} from 'webpack';
import {TextCache} from '../../../build/cache/TextCache';
import {generateSandboxContract} from '../../../sandbox/build/generateContract';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {minifyScript} from '../minify-scripts/minifyScript';
import {FillDataPlugin} from './FillDataPlugin';
import {readData} from './dataFiles';
import markLoader from './markLoader';
import {readData as readPageData} from './pageData';
import readLoader from './readLoader';

/** What ends a string, a line or a script, and what a replacement would expand. */
const DATA = {text: `It's "$&" \\ \n \u2028 </script> \0 é`, list: [1, null]};
const JSON_TEXT = `${JSON.stringify(DATA, undefined, 2)}\r\n`;

type EmitListener = (name: string, info: {readonly targetPath: string}) => void;

const mark = (dir: string, file: string, source: string): string =>
  markLoader.call({getOptions: () => ({dir}), resourcePath: path.join(dir, file)}, source);

/** A script as the build writes it, with its data. */
async function emit(dir: string, code: string): Promise<string> {
  const minified = await minifyScript(
    code.replace('export default', 'globalThis.data ='),
    new TextCache(undefined),
  );
  const file = path.join(createFolder({'a.js': minified}), 'a.js');
  const listeners: EmitListener[] = [];
  const assetEmitted = {
    tap: (_name: string, listener: EmitListener) => void listeners.push(listener),
  };
  new FillDataPlugin(dir).apply({hooks: {assetEmitted}} as unknown as Compiler);
  listeners.forEach((listen) => listen('assets/js/a.js', {targetPath: file}));
  return readFileSync(file, 'utf8');
}

/** The data that a script has. */
function run(script: string): unknown {
  const context = {data: undefined};
  runInNewContext(script, context);
  return context.data;
}

it('a minified script gets the data of its mark, whatever characters it has', async () => {
  const dir = createFolder({'pages/a.json': JSON_TEXT});
  const code = mark(dir, 'pages/a.json', JSON_TEXT);
  expect(code.length).toBeLessThan(100);
  expect(run(await emit(dir, code))).toEqual(DATA);
});

it('a file may be named in any alphabet', async () => {
  const dir = createFolder({'pages/каса 库存.json': JSON_TEXT});
  const code = mark(dir, 'pages/каса 库存.json', JSON_TEXT);
  expect(run(await emit(dir, code))).toEqual(DATA);
});

it('scripts with other data have other marks, and so other names', () => {
  expect(mark('/site', 'a.json', '1')).not.toBe(mark('/site', 'a.json', '2'));
  expect(mark('/site', 'a.json', '1')).toBe(mark('/other', 'a.json', '1'));
});

it('the data of the sandbox is the same in a script, on the server, and in its module', async () => {
  await generateSandboxContract();
  const dir = path.resolve('.');
  const file = '.generated/sandbox/vehicle.form.mjs';
  const source = readFileSync(file, 'utf8');
  const data = run(source.replace('export default', 'globalThis.data ='));
  expect(run(await emit(dir, mark(dir, file, source)))).toEqual(data);
  expect(readData(file)).toEqual(data);
});

it("the server's bundle reads the data when its module runs, and changes with them", () => {
  const load = (source: string): string =>
    readLoader.call(
      {getOptions: () => ({reader: 'pageData.js'}), resourcePath: '/site/.generated/api/a.json'},
      source,
    );
  expect(load('1')).toMatch(/import \{readData\} from ".*large-data\/pageData\.js";/);
  expect(load('1')).toContain('export default readData("/site/.generated/api/a.json", "');
  expect(load('2')).not.toBe(load('1'));
});

it('the data of a page is read when it is used, and given up when another page is', () => {
  const folder = createFolder({'a.json': '{"text":"first"}', 'b.json': '{"text":"other"}'});
  const [one, other] = ['a.json', 'b.json'].map((name) => readPageData(path.join(folder, name)));
  expect(one?.['text']).toBe('first');
  writeFileSync(path.join(folder, 'a.json'), '{"text":"second"}');
  expect(one?.['text']).toBe('first');
  expect(other?.['text']).toBe('other');
  expect(one?.['text']).toBe('second');
});
