import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const FOLDER = 'src/theme';
const UPSTREAM = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];
/** The classic theme only declares it; search plugins provide it. */
const PROVIDED_BY_PLUGINS = ['SearchBar'];

const {version: installed} = JSON.parse(
  readFileSync('node_modules/@docusaurus/theme-classic/package.json', 'utf8'),
) as {version: string};

/** Rows of the table in the README. */
const rows = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => {
    const [component = '', kind = '', , version = '', test = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return {component, kind, version, test: test.replaceAll('`', '')};
  });

/** Source files of swizzled components, by the name that Docusaurus uses. */
const sources = new Map(
  readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [
      file.replace(/(?:\/index)?\.tsx$/, ''),
      readFileSync(path.join(FOLDER, file), 'utf8'),
    ]),
);

describe('swizzled components', () => {
  it('are those of the table, each in the installed version', () => {
    expect(rows.map(({component}) => component).sort()).toEqual([...sources.keys()].sort());
    expect(rows.filter(({version}) => version !== installed)).toEqual([]);
  });

  it('say what they change, and where an ejected one comes from', () => {
    const wrong = rows.filter(({component, kind}) => {
      const source = sources.get(component) ?? '';
      const isWrap = source.includes(`'@theme-original/${component}'`);
      return (
        !source.startsWith('// Change: ') ||
        (kind === 'wrap') !== isWrap ||
        (kind === 'eject' &&
          !PROVIDED_BY_PLUGINS.includes(component) &&
          !new RegExp(`^// Ejected from @docusaurus/[a-z-]+@${installed}$`, 'm').test(source))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('replace components that the installed theme has', () => {
    const gone = [...sources.keys()].filter(
      (component) =>
        !UPSTREAM.some((folder) =>
          ['.js', '/index.js'].some((ending) => existsSync(path.join(folder, component + ending))),
        ),
    );
    expect(gone).toEqual([]);
  });

  it('name a test that exists', () => {
    expect(rows.filter(({test}) => !existsSync(path.join('src/site-checks', test)))).toEqual([]);
  });
});
