import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {apiIds, type ApiId} from '../../portal/apiIds';
import {getPages} from '../../contract/view/getApiView';
import type {ApiView} from '../../contract/view/types';
import {syncFolder} from '../files/syncFolder';
import {toPageFile, toPartialFile} from './createPageWriters';
import {PAGES_DIR, toApiOptions} from './openapiDocs';
import {runGenerator} from './runGenerator';
import {toSidebarItem, writePages} from './splitPages';
import {writeIfChanged} from '../files/writeIfChanged';

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
}

/**
 * Generates the pages of some APIs; watchers see the files that differ only.
 *
 * @param siteDir folder of the site
 * @param views what the pages show; their data is written already
 * @throws Error when an operation has no place on its page
 */
export async function generatePages(siteDir: string, views: readonly ApiView[]): Promise<void> {
  // The generator keeps files that are there, so it writes into an empty folder.
  const pagesDir = path.join(siteDir, PAGES_DIR);
  const freshDir = `${pagesDir}-next`;
  rmSync(freshDir, {recursive: true, force: true});
  // It knows one page for an API, and would write parts that no page imports.
  const config = views
    .filter((view) => getPages(view) === undefined)
    .map(({id}) => [id, toApiOptions(id as ApiId, `${freshDir}/${id}`, siteDir)] as const);
  await runGenerator(siteDir, freshDir, Object.fromEntries(config));
  for (const view of views) {
    const dir = path.join(freshDir, view.id);
    const first = getPages(view);
    if (first === undefined) checkParts(view, dir);
    else writePages(view, first, dir);
    syncFolder(dir, path.join(pagesDir, view.id));
  }
  rmSync(freshDir, {recursive: true, force: true});
  removeUnknown(pagesDir);
}

/** What another version of the generator left would have the same address as a page. */
function removeUnknown(pagesDir: string): void {
  const known = new Set<string>(['_data', ...apiIds]);
  for (const entry of readdirSync(pagesDir))
    if (!known.has(entry)) rmSync(path.join(pagesDir, entry), {recursive: true});
}

/** Whether the page of an API is there: `clean-api-docs` removes it. */
export const hasPage = (pagesDir: string, view: ApiView): boolean =>
  existsSync(path.join(pagesDir, view.id, toPageFile(view)));

/**
 * An operation that the generator did not find, or whose file has the name of another one's, would
 * be lost.
 */
function checkParts(view: ApiView, dir: string): void {
  const lost = [...view.operations, ...view.webhooks].filter(({id}) => {
    const file = path.join(dir, toPartialFile(id));
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(`{/* #${id} */}`);
  });
  if (lost.length > 0) {
    throw new Error(
      `${view.id}.yaml: operations without a place on the page, got ${lost.map(({id}) => id).join(', ')}. Expected: operationIds that differ in more than case and punctuation.`,
    );
  }
}

/**
 * Writes the sidebar of the reference: the generated ones, in the order of the pages instead of by
 * tag.
 */
export async function writeSidebar(siteDir: string, views: readonly ApiView[]): Promise<void> {
  const categories = await Promise.all(views.map((view) => toCategory(siteDir, view)));
  writeIfChanged(
    path.join(siteDir, `${PAGES_DIR}-sidebar.json`),
    JSON.stringify({api: categories}, null, 2),
  );
}

async function toCategory(siteDir: string, view: ApiView): Promise<object> {
  const first = getPages(view);
  if (first !== undefined) return toSidebarItem(first, view);
  const file = path.join(siteDir, PAGES_DIR, view.id, 'sidebar.ts');
  const slice = (await loadFreshModule(file)) as readonly SidebarItem[];
  const links = slice.flatMap(({items}) => items ?? []);
  const order = [...view.operations, ...view.webhooks].map(({id}) => id);
  const getPlace = ({href = ''}: SidebarItem): number =>
    order.indexOf(decodeURI(href.split('#')[1] ?? ''));
  return {
    type: 'category',
    label: view.title,
    link: slice.find(({type}) => type === 'doc'),
    items: links.sort((one, other) => getPlace(one) - getPlace(other)),
  };
}
