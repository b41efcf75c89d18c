import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {WORKER_FILE} from '../../portal/search';
import type {PageTransform} from '../PageStep';

interface Asset {
  readonly publicPath: string;
}

/** What the bundler wrote: chunks by name, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, {readonly css?: readonly Asset[]; readonly js?: readonly Asset[]}>
  >;
}

/** Names of chunks, nested as routes nest their modules. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames;
}

interface BuiltRoutes {
  /** `.docusaurus`, where the build keeps its notes. */
  readonly generatedFilesDir: string;
  readonly routes: readonly RouteConfig[];
}

/**
 * Links the sheets of a page's own parts in its HTML, after the shared one, and names their scripts
 * to the loader, which fetches them ahead: hydration waits for all of them.
 */
export function linkPageParts({generatedFilesDir, routes}: BuiltRoutes): PageTransform {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const {origins, assets} = read('client-manifest.json') as Manifest;
  const worker = findWorker(assets);
  const frames = [...new Set(listFrames(routes))];
  const parts = new Map<string, string[]>();
  for (const [key, names] of Object.entries(
    read('routesChunkNames.json') as Record<string, ChunkNames>,
  )) {
    // A route ends in a hash, and may be there twice.
    const route = key.slice(0, key.lastIndexOf('-'));
    parts.set(route, [...(parts.get(route) ?? []), ...listNames(names)]);
  }
  const linkHead = (head: string, route: string | undefined): string => {
    const linked = head.replace(worker.plain, () => worker.hashed);
    if (route === undefined) return linked;
    const own = [...frames.filter((frame) => route.startsWith(`${frame}/`)), route].flatMap(
      (at) => parts.get(at) ?? [],
    );
    const chunks = own.flatMap((name) => origins[name] ?? []);
    const listFiles = (kind: 'css' | 'js'): string[] =>
      [
        ...new Set(
          chunks.flatMap((chunk) => assets[chunk]?.[kind]?.map(({publicPath}) => publicPath) ?? []),
        ),
      ].filter((file) => !linked.includes(file));
    return linked
      .replace(
        /<link rel="?stylesheet"?[^>]*>/,
        (link) =>
          link +
          listFiles('css')
            .map((sheet) => `<link rel=stylesheet href=${sheet}>`)
            .join(''),
      )
      .replace('data-parts=""', () => `data-parts="${listFiles('js').join(' ')}"`);
  };
  return {changeHead: (head, {route}) => linkHead(head, route)};
}

/** The address of the search's worker, as the template writes it and as the bundler does. */
function findWorker(assets: Manifest['assets']): {
  readonly plain: string;
  readonly hashed: string;
} {
  const stem = WORKER_FILE.replace(/\.js$/, '.');
  const hashed = Object.values(assets)
    .flatMap(({js = []}) => js.map(({publicPath}) => publicPath))
    .find((file) => file.includes(stem));
  if (hashed === undefined)
    throw new Error(`bundler: \`${WORKER_FILE}\` is missing in \`client-manifest.json\`.`);
  return {plain: hashed.slice(0, hashed.indexOf(stem)) + WORKER_FILE, hashed};
}

const listNames = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? name : listNames(name)));

/**
 * Paths of routes that stand around others, such as the one with the sidebar of all documents; a
 * page at their path ends in a slash.
 */
function listFrames(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path: frame, routes: inner}) =>
    inner === undefined ? [] : [frame, ...listFrames(inner)],
  );
}
