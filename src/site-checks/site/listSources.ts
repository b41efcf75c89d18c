import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSite as readContent} from '../../content-checks/readSite';
import {tokens} from '../../portal/tokens';
import {libraries} from '../../plugins/library-reference/libraries';

/** A file that a person wrote, with its tokens expanded; lines are those of the file. */
export interface Source {
  /** Path from the top of the repository. */
  readonly file: string;
  readonly text: string;
}

/** The sources of built pages. */
export interface Sources {
  /** What makes one page, its own file first. */
  readonly forPage: (page: string) => readonly Source[];
  /** What shows on many pages: navbar, footer, components, partials. */
  readonly shared: readonly Source[];
}

const SHARED = [
  'src/portal',
  'sidebars.ts',
  'docusaurus.config.ts',
  'docs/_partials',
  'src/theme',
  'src/components',
  'src/widgets',
  'src/pages',
  'src/css',
];

/** Finds the files that built pages are made from. */
export function listSources(root: string): Sources {
  const documents = new Map(
    readContent(root).pages.flatMap(({route, file}) =>
      route === undefined ? [] : [[route.slice(1), file] as const],
    ),
  );
  const cache = new Map<string, Source[]>();
  const listAll = (folder: string, pattern: RegExp): Source[] => {
    const known = cache.get(folder) ?? listFiles(root, folder, pattern);
    cache.set(folder, known);
    return known;
  };
  const list = (page: string): Source[] => {
    const route = page.replace(/\/?(index)?\.html$/, '');
    const document = documents.get(route);
    if (document !== undefined) return [readSource(root, document)];
    const [section, name = '', ...rest] = route.split('/');
    if (section === 'api')
      return [...listAll(`api-specs/${name}.yaml`, /./), ...listAll('api-specs/common', /\.yaml$/)];
    const library =
      section === 'lib' ? libraries.find((candidate) => candidate.name === name) : undefined;
    if (library !== undefined) {
      return listLibrary(
        listAll(library.folder, /(^|\/)(src\/.*\.(ts|py)|README\.md|CHANGELOG\.md)$/),
        rest.at(-1),
      );
    }
    if (route.startsWith('content/category/')) return listAll('sidebars.ts', /./);
    return listAll(`src/pages/${route === '' ? 'index' : route}.tsx`, /./);
  };
  return {
    forPage: list,
    shared: SHARED.flatMap((folder) => listAll(folder, /^(?!.*\.test\.).*\.(tsx?|mdx|css)$/)),
  };
}

/** The file that exports what the page is about, or the README of the overview, before the others. */
function listLibrary(sources: readonly Source[], name: string | undefined): Source[] {
  const pattern =
    name === undefined
      ? undefined
      : new RegExp(`^(?:export .*\\b|(?:class|(?:async )?def) |)${name}\\b`, 'm');
  const isOwn = ({file, text}: Source): boolean =>
    pattern === undefined
      ? file.endsWith('README.md')
      : pattern.test(text) && !file.endsWith('index.ts');
  return [...sources.filter(isOwn), ...sources.filter((source) => !isOwn(source))];
}

function listFiles(root: string, folder: string, pattern: RegExp): Source[] {
  const top = path.join(root, folder);
  if (!existsSync(top)) return [];
  if (path.extname(folder) !== '') return [readSource(root, folder)];
  return readdirSync(top, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => pattern.test(file) && !/(^|\/)(node_modules|dist|generated)\//.test(file))
    .sort()
    .map((file) => readSource(root, file));
}

const readSource = (root: string, file: string): Source => ({
  file,
  // An unknown token stays, since it may be what is to be found.
  text: readFileSync(path.join(root, file), 'utf8').replace(
    /%%([A-Za-z][\w.]*)%%/g,
    (whole, name: string) => tokens[name] ?? whole,
  ),
});
