import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {parse} from 'parse5';
import type {BuiltPage, PageMender, PageReader} from './PagePlugin';

/** A built site. */
export type BuiltSite = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** Takes the pages of a built site one by one, so that no more than one of them is in memory as a tree. */
export function goThroughPages(
  site: BuiltSite,
  {
    menders = [],
    readers,
  }: {readonly menders?: readonly PageMender[]; readonly readers: readonly PageReader[]},
): void {
  for (const page of listPages(site)) {
    const file = path.join(site.outDir, page.file);
    const html = readFileSync(file, 'utf8');
    const mended = menders.reduce((text, mend) => mend(text, page), html);
    if (mended !== html) writeFileSync(file, mended);
    const document = parse(mended);
    for (const reader of readers) reader.read({...page, document});
  }
  for (const reader of readers) reader.finish();
}

/** In the order of their routes, whatever order the file system has; those without one come first. */
function listPages({outDir, baseUrl, routesPaths}: BuiltSite): Omit<BuiltPage, 'document'>[] {
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
