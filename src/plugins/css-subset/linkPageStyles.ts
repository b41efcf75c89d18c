import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What the bundler wrote: chunks by name, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly css?: readonly {readonly publicPath: string}[]}>>;
}

/** Names of chunks, nested as routes nest their modules. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

interface LinkOptions {
  readonly outDir: string;
  /** `.docusaurus`, where the build keeps its notes. */
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
}

/**
 * Links the sheets of a page's own parts in its HTML, after the shared one. Docusaurus links only what the entry of the
 * bundle needs, as it makes a single sheet of everything.
 *
 * @returns routes whose pages got a link
 */
export function linkPageStyles({outDir, generatedFilesDir, baseUrl}: LinkOptions): string[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const manifest = read('client-manifest.json') as Manifest;
  const linked: string[] = [];
  for (const [key, names] of Object.entries(read('routesChunkNames.json') as Record<string, ChunkNames>)) {
    const route = key.slice(0, key.lastIndexOf('-'));
    const file = findPage(outDir, route.slice(baseUrl.length));
    if (file === undefined) continue;
    const html = readFileSync(file, 'utf8');
    const sheets = listSheets(manifest, names).filter((sheet) => !html.includes(sheet));
    if (sheets.length === 0) continue;
    writeFileSync(file, html.replace(/<link rel="?stylesheet"?[^>]*>/, (link) => link + sheets.map((sheet) => `<link rel=stylesheet href=${sheet}>`).join('')));
    linked.push(route);
  }
  return linked;
}

function findPage(outDir: string, route: string): string | undefined {
  return [path.join(outDir, route, 'index.html'), path.join(outDir, `${route}.html`)].find(existsSync);
}

function listSheets(manifest: Manifest, names: ChunkNames): string[] {
  const chunks = Object.values(names).flatMap((name) => (typeof name === 'string' ? (manifest.origins[name] ?? []) : []));
  return [...new Set(chunks.flatMap((chunk) => manifest.assets[chunk]?.css?.map(({publicPath}) => publicPath) ?? []))];
}
