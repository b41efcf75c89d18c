import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageCache} from './cache/PageCache';
import {readPage} from './cache/PageCache';
import type {BuiltSite, PageFile, PageSteps, PageTransform} from './PageStep';
import {splitHead} from './splitHead';

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
  for (const page of pages) {
    const builtPage = {...page, html: change(readHtml(site, page), page, transforms)};
    const results =
      cache === undefined ? readPage(builtPage, readers) : cache.read(builtPage, readers);
    readers.forEach((reader, index) => reader.collect(results[index], builtPage));
  }
  cache?.prune();
  for (const reader of readers) reader.finish();
  const all = [...transforms, ...readers.flatMap((reader) => reader.getTransform?.() ?? [])];
  // A page is written here only: writing large ones twice takes time.
  for (const page of pages) {
    const html = readHtml(site, page);
    const changed = change(html, page, all);
    if (changed !== html) writeFileSync(path.join(site.outDir, page.file), changed);
  }
}

const readHtml = ({outDir}: BuiltSite, {file}: PageFile): string =>
  readFileSync(path.join(outDir, file), 'utf8');

function change(html: string, page: PageFile, transforms: readonly PageTransform[]): string {
  let {head, body} = splitHead(html);
  for (const transform of transforms) {
    head = transform.changeHead?.(head, page) ?? head;
    body = transform.changeBody?.(body, page) ?? body;
  }
  return head + body;
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
