import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {CONVERTER, convertBySwc} from './convertBySwc.mjs';

const require = createRequire(import.meta.url);
/** The loader is a package of Docusaurus. */
const loader = createRequire(require.resolve('@docusaurus/utils'));
type Load = (file: string, options: object) => (name: string) => unknown;

let undo: () => void;
beforeAll(() => {
  undo = convertBySwc();
});
afterAll(() => undo());

/** What Docusaurus gets from a module, with an empty cache. */
const load = (files: Readonly<Record<string, string>>): unknown => {
  const folder = createFolder(files);
  const createLoader = loader('jiti') as Load;
  return createLoader(path.join(folder, 'x.js'), {cache: false, interopDefault: true})('./main.ts');
};

const listBabel = (): string[] =>
  Object.keys(require.cache).filter((name) => name.endsWith('jiti/dist/babel.js'));

it('loads TypeScript and what it imports, then or later', async () => {
  // Other tests of this process may have loaded it.
  for (const name of listBabel()) Reflect.deleteProperty(require.cache, name);
  const {list, later, file} = load({
    'main.ts': [
      "import type {Missing} from './missing';",
      "import path, {basename} from 'node:path';",
      "import parts, {two as three} from './parts';",
      'export const list: readonly (Missing | number)[] = [parts.one, three!] satisfies number[];',
      "export const later = async () => (await import('./parts')).two;",
      'export const file = path.extname(__filename) + basename(__dirname).length;',
    ].join('\n'),
    'parts.ts': 'export default {one: 1};\nexport const two: number = 2;',
  }) as {list: unknown; later: () => Promise<number>; file: string};
  expect(list).toEqual([1, 2]);
  expect(await later()).toBe(2);
  expect(file).toMatch(/^\.ts\d+$/);
  expect(listBabel()).toEqual([]);
});

it('shows the place of what it cannot read', () => {
  const broken = (): unknown => load({'main.ts': 'const a = 1;\n\nexport default {;\n'});
  expect(broken).toThrow(SyntaxError);
  expect(broken).toThrow(/main\.ts:3:1\]\n[^]*export default \{;/);
  expect(broken).not.toThrow(/backtrace/);
});

it('Docusaurus loads files by this loader, which takes the converter from this file', () => {
  const read = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');
  expect(read(CONVERTER.file)).toContain(`opts.transform = require("${CONVERTER.request}");`);
  expect(read('@docusaurus/utils/lib/moduleUtils.js')).toContain('require("jiti")');
});
