import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageMender} from '../built-pages/PagePlugin';

/** What the bundler wrote: chunks by name, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>>;
}

/** Names of chunks, nested as routes nest their modules. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

/**
 * Links the sheets of a page's own parts in its HTML, after the shared one. Docusaurus links only what the entry of the
 * bundle needs, as it makes a single sheet of everything.
 *
 * @param generatedFilesDir `.docusaurus`, where the build keeps its notes
 */
export function linkPageStyles(generatedFilesDir: string): PageMender {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const manifest = read('client-manifest.json') as Manifest;
  const sheets = new Map<string, string[]>();
  for (const [key, names] of Object.entries(read('routesChunkNames.json') as Record<string, ChunkNames>)) {
    // A route ends in a hash; that of the page and those around it may differ in a slash.
    const route = trimSlash(key.slice(0, key.lastIndexOf('-')));
    sheets.set(route, [...(sheets.get(route) ?? []), ...listSheets(manifest, names)]);
  }
  return (html, {route}) => {
    const missing = (route === undefined ? [] : (sheets.get(trimSlash(route)) ?? [])).filter((sheet) => !html.includes(sheet));
    const links = [...new Set(missing)].map((sheet) => `<link rel=stylesheet href=${sheet}>`).join('');
    return links === '' ? html : html.replace(/<link rel="?stylesheet"?[^>]*>/, (link) => link + links);
  };
}

const trimSlash = (route: string): string => route.replace(/\/$/, '');

function listSheets(manifest: Manifest, names: ChunkNames): string[] {
  const chunks = Object.values(names).flatMap((name) => (typeof name === 'string' ? (manifest.origins[name] ?? []) : []));
  return chunks.flatMap((chunk) => manifest.assets[chunk]?.css?.map(({publicPath}) => publicPath) ?? []);
}
