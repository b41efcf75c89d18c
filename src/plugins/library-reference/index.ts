import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIfChanged} from '../files/writeIfChanged';
import {markPages} from '../generated-docs/markPages';
import {NAVIGATION_FILE} from './generateLibrary';
import {libraries} from './libraries';
import {toOverview} from './toOverview';
import {type NavigationItem, toSidebar} from './toSidebar';
import {writeLibraryPages} from './writeLibraryPages';

/**
 * Generates the library pages below `.generated/lib` from the sources and doc comments in
 * `lib-src`.
 */
export default async function pluginLibraryReference({siteDir}: LoadContext): Promise<Plugin> {
  let latest = Promise.resolve();
  // Sources that are saved again wait for the run before, which writes the same files.
  const generate = (): Promise<void> =>
    (latest = latest.catch(() => undefined).then(() => generateLibraryReference(siteDir)));
  // The docs plugin that shows the pages reads the folder right after all plugins are made. The
  // development server shows the other pages meanwhile.
  if (process.env.NODE_ENV === 'development') {
    writeFrame(siteDir);
    generate().catch(({message}: Error) => console.error(message));
  } else {
    await generate();
  }
  let isFirst = true;
  return {
    name: 'portal-library-reference',
    getPathsToWatch: () =>
      [
        'lib-src/README.md',
        ...libraries.map(
          ({folder}) => `${folder}/{src/**/*.{ts,py},README.md,package.json,pyproject.toml}`,
        ),
      ].map((glob) => path.join(siteDir, glob)),
    // Runs again when one of them changes.
    async loadContent() {
      if (!isFirst) await generate();
      isFirst = false;
    },
  };
}

const toPagesDir = (siteDir: string): string => path.join(siteDir, '.generated/lib');

async function generateLibraryReference(siteDir: string): Promise<void> {
  const pagesDir = toPagesDir(siteDir);
  await writeLibraryPages(libraries, {pagesDir, siteDir});
  writeFrame(siteDir);
  markPages(siteDir, 'lib');
}

/** The overview of the first start of the development server. */
const UNFINISHED = '# Libraries\n\nThe pages of the libraries are being written.\n';

/** Writes the overview, and the sidebar of the libraries whose pages are there. */
function writeFrame(siteDir: string): void {
  const pagesDir = toPagesDir(siteDir);
  mkdirSync(pagesDir, {recursive: true});
  removeUnknown(pagesDir);
  const entries = libraries
    .map((library) => ({library, file: path.join(pagesDir, library.name, NAVIGATION_FILE)}))
    .filter(({file}) => existsSync(file))
    .map(({library, file}) => ({
      library,
      navigation: JSON.parse(readFileSync(file, 'utf8')) as NavigationItem[],
    }));
  writeIfChanged(`${pagesDir}-sidebar.json`, JSON.stringify(toSidebar(entries)));
  // The README links to pages of all of them.
  const readme =
    entries.length < libraries.length
      ? UNFINISHED
      : readFileSync(path.join(siteDir, 'lib-src/README.md'), 'utf8');
  writeIfChanged(path.join(pagesDir, 'index.md'), toOverview(readme, libraries));
}

/** A library that was renamed leaves its old folder, which would stay on the site. */
function removeUnknown(pagesDir: string): void {
  const known = new Set(['index.md', ...libraries.map(({name}) => name)]);
  for (const entry of readdirSync(pagesDir))
    if (!known.has(entry)) rmSync(path.join(pagesDir, entry), {recursive: true});
}
