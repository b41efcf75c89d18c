import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
  const generate = (): Promise<void> =>
    generateLibraryReference(siteDir, path.join(siteDir, '.generated'));
  // The docs plugin that shows the pages reads the folder right after all plugins are made.
  await generate();
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
    loadContent: generate,
  };
}

async function generateLibraryReference(siteDir: string, generatedDir: string): Promise<void> {
  const pagesDir = path.join(generatedDir, 'lib');
  await writeLibraryPages(libraries, {pagesDir, siteDir});
  removeUnknown(pagesDir);
  const entries = libraries.map((library) => ({
    library,
    navigation: JSON.parse(
      readFileSync(path.join(pagesDir, library.name, NAVIGATION_FILE), 'utf8'),
    ) as NavigationItem[],
  }));
  writeIfChanged(path.join(generatedDir, 'lib-sidebar.json'), JSON.stringify(toSidebar(entries)));
  writeIfChanged(
    path.join(pagesDir, 'index.md'),
    toOverview(readFileSync(path.join(siteDir, 'lib-src/README.md'), 'utf8'), libraries),
  );
}

/** A library that was renamed leaves its old folder, which would stay on the site. */
function removeUnknown(pagesDir: string): void {
  const known = new Set(['index.md', ...libraries.map(({name}) => name)]);
  for (const entry of readdirSync(pagesDir))
    if (!known.has(entry)) rmSync(path.join(pagesDir, entry), {recursive: true});
}

function writeIfChanged(file: string, contents: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== contents) writeFileSync(file, contents);
}
