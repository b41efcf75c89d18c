import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageCache} from './cache/PageCache';
import {readPage} from './cache/PageCache';
import type {BuiltSite, PageFile, PageSteps, PageTransform} from './PageStep';

/**
 * Takes the pages of a built site one by one, so that no more than one of them is in memory as a
 * tree.
 *
 * @param cache what readers found in earlier builds. Default: every page is read.
 */
export function runPageSteps(
  site: BuiltSite,
  {transforms = [], readers = []}: Partial<PageSteps>,
  cache?: PageCache,
): void {
  const pages = listPages(site);
  // Such a page is written once, in the end: writing large ones twice takes time.
  const areChangedLater = readers.some(({getTransform}) => getTransform !== undefined);
  for (const page of pages) {
    const html = transform(site, page, transforms, !areChangedLater);
    const builtPage = {...page, html};
    const results =
      cache === undefined ? readPage(builtPage, readers) : cache.read(builtPage, readers);
    readers.forEach((reader, index) => reader.collect(results[index], builtPage));
  }
  cache?.prune();
  for (const reader of readers) reader.finish();
  if (!areChangedLater) return;
  const all = [...transforms, ...readers.flatMap((reader) => reader.getTransform?.() ?? [])];
  for (const page of pages) transform(site, page, all, true);
}

function transform(
  {outDir}: BuiltSite,
  page: PageFile,
  transforms: readonly PageTransform[],
  isWritten: boolean,
): string {
  const file = path.join(outDir, page.file);
  const html = readFileSync(file, 'utf8');
  const transformed = transforms.reduce((text, change) => change(text, page), html);
  if (isWritten && transformed !== html) writeFileSync(file, transformed);
  return transformed;
}

/** In the order of their routes, whatever order the file system has; those without one come first. */
function listPages({outDir, baseUrl, routesPaths}: BuiltSite): PageFile[] {
  const routes = new Map(
    routesPaths.map((route) => [path.join(route.slice(baseUrl.length), 'index.html'), route]),
  );
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, route: routes.get(file)}))
    .sort(
      (one, other) => compare(one.route ?? '', other.route ?? '') || compare(one.file, other.file),
    );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
