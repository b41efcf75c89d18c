import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../scripts/copies/listFiles';
import {listMissingNames, listUnmappedFolders, readMap} from './readMap';

const TEXTS = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'api-specs/README.md',
  'src/README.md',
  'src/plugins/README.md',
  'src/sandbox/README.md',
  'src/site-checks/e2e/README.md',
  'src/theme/README.md',
];

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object};
const repository = {files: listFiles('.'), scripts: Object.keys(scripts)};

describe('the map in src/README.md', () => {
  const map = readMap(readFileSync('src/README.md', 'utf8'));

  it('names only folders that exist', () => {
    expect(map.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('names every folder of src', () => {
    const folders = readdirSync('src', {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join('src', entry.name));
    expect(listUnmappedFolders(map, folders)).toEqual([]);
  });

  it('is read with its levels', () => {
    const text =
      '```text\nsrc/\n  build/  what\n    search/  what\n  plugins/<kebab>/  what\nx/ y\n```';
    expect(readMap(text)).toEqual(['src', 'src/build', 'src/build/search', 'src/plugins', 'x']);
    expect(listUnmappedFolders(['src/build'], ['src/build', 'src/new'])).toEqual(['src/new']);
  });
});

describe('texts about the repository', () => {
  it.each(TEXTS)('%s names only files, folders and commands that exist', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(listMissingNames(text, path.posix.dirname(file), repository)).toEqual([]);
  });

  it.each([
    ['a file', 'See `src/build/pagse.ts`.', 'src/build/pagse.ts'],
    ['a folder', 'See `src/bild`.', 'src/bild'],
    ['a bare name', 'See `pagse.ts`.', 'pagse.ts'],
    ['a part of a path', 'See `e2e/lok.spec.ts`.', 'e2e/lok.spec.ts'],
    ['a script', 'Run `npm run biuld -- --port 1`.', 'npm run biuld'],
    ['a file after a folder that exists', '`src/build/pages.ts`, `lib-src/gone`', 'lib-src/gone'],
    ['a link', 'See [it](./gone.md#part).', './gone.md'],
  ])('report %s that is missing', (_title, text, name) => {
    expect(listMissingNames(text, '.', repository)).toEqual([name]);
  });

  it.each([
    'See `src/build/pages.ts`, `src/build`, `pages.ts` and `nginx/*.conf`.',
    'Run `npm run build`, `npm test` and `npm run lint:css`.',
    'See [the map](src/README.md#the-map) and [elsewhere](https://example.com/a.md).',
    'A build writes `.generated/hosting`. Do not write `[here](./gone.mdx)`.',
  ])('accept: %s', (text) => {
    expect(listMissingNames(text, '.', repository)).toEqual([]);
  });
});
