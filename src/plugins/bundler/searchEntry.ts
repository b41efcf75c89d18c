import path from 'node:path';
import {SEARCH_ENTRY} from '../../portal/search';

const src = path.join(__dirname, '..', '..');

/** Modules that the search runs without the page's own: corrections of the browser, then itself. */
export const searchModules = [
  'plugins/browser/tolerateFullStorage.ts',
  'plugins/browser/tolerateDomChanges.ts',
  'widgets/SearchModal/entry.tsx',
].map((file) => path.join(src, file));

const entries = ['main', SEARCH_ENTRY];

/**
 * How the page and its search share modules: one runtime, so that there is one instance of each,
 * and one file for all that both need, React above all.
 *
 * @param main Docusaurus's one entry
 */
export function toEntries(main: unknown): Record<string, string | string[]> {
  if (typeof main !== 'string')
    throw new Error(`bundler: \`entry\` is not a file, got ${typeof main}.`);
  return {main, [SEARCH_ENTRY]: searchModules};
}

export const runtimeChunk = {name: 'runtime~main'};

export const sharedModules = {
  name: 'shared',
  type: /^javascript/,
  // The bundler would keep a function, and with it the whole compilation.
  chunks: new RegExp(`^(?:${entries.join('|')})$`),
  minChunks: entries.length,
  enforce: true,
  priority: 60,
} as const;

/**
 * Packages are in the file of the part that needs them. In files of their own, each page would
 * name two more, and the worker of the search would fetch one only when it runs.
 */
export const searchGroups = {shared: sharedModules, defaultVendors: false} as const;
