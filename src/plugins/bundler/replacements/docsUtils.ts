import {useMemo} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import type {
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {
  useActivePlugin,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {findRoute, type RouteConfig} from './reactRouterConfig';

export * from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';

/**
 * The replaced functions walk the whole sidebar for each of its items. These look up what was
 * walked once.
 */

/** As paths are compared by the package: in any case, with or without a slash at the end. */
const toKey = (path: string): string =>
  (path === '' || path.endsWith('/') ? path : `${path}/`).toLowerCase();

const pathsBelow = new WeakMap<PropSidebarItemCategory, ReadonlySet<string>>();

/** Paths of a category and of everything in it. */
function listPaths(category: PropSidebarItemCategory): ReadonlySet<string> {
  const known = pathsBelow.get(category);
  if (known !== undefined) return known;
  const paths = new Set<string>();
  if (category.href !== undefined) paths.add(toKey(category.href));
  for (const item of category.items) {
    if (item.type === 'link') paths.add(toKey(item.href));
    if (item.type === 'category') for (const path of listPaths(item)) paths.add(path);
  }
  pathsBelow.set(category, paths);
  return paths;
}

/** Whether an item is the current page or contains it. */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'link') return toKey(item.href) === toKey(activePath);
  return item.type === 'category' && listPaths(item).has(toKey(activePath));
}

/** Whether an item is shown: unlisted ones are shown on their own page only. */
export function isVisibleSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, activePath);
  if (item.type !== 'category') return true;
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    isActiveSidebarItem(item, activePath) ||
    item.items.some((inner) => isVisibleSidebarItem(inner, activePath))
  );
}

/** Items that are shown on a page. */
export const useVisibleSidebarItems = (
  items: readonly PropSidebarItem[],
  activePath: string,
): PropSidebarItem[] =>
  useMemo(
    () => items.filter((item) => isVisibleSidebarItem(item, activePath)),
    [items, activePath],
  );

type Trail = readonly PropSidebarBreadcrumbsItem[];
const trailsOf = new WeakMap<readonly PropSidebarItem[], ReadonlyMap<string, Trail>>();

/** The way from the top of a sidebar to each page that it lists first there. */
function listTrails(sidebar: readonly PropSidebarItem[]): ReadonlyMap<string, Trail> {
  const known = trailsOf.get(sidebar);
  if (known !== undefined) return known;
  const trails = new Map<string, Trail>();
  const add = (path: string | undefined, trail: Trail): void => {
    if (path !== undefined && !trails.has(toKey(path))) trails.set(toKey(path), trail);
  };
  const walk = (items: readonly PropSidebarItem[], trail: Trail): void => {
    for (const item of items) {
      if (item.type === 'category') {
        add(item.href, [...trail, item]);
        walk(item.items, [...trail, item]);
      } else if (item.type === 'link' && item.docId) {
        add(item.href, [...trail, item]);
      }
    }
  };
  walk(sidebar, []);
  trailsOf.set(sidebar, trails);
  return trails;
}

const getTrail = (sidebar: readonly PropSidebarItem[], pathname: string): Trail =>
  listTrails(sidebar).get(toKey(pathname)) ?? [];

/** The innermost category of a page, or the page itself if it is one. */
const getCategory = (
  sidebar: readonly PropSidebarItem[],
  pathname: string,
): PropSidebarItemCategory | undefined =>
  getTrail(sidebar, pathname)
    .filter((item) => item.type === 'category')
    .at(-1);

function useSidebarItems(): readonly PropSidebarItem[] {
  const sidebar = useDocsSidebar();
  if (sidebar === null)
    throw new Error('This page has no sidebar. Expected: a page of the documents.');
  return sidebar.items;
}

/** The category whose page is shown. */
export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const {pathname} = useLocation();
  const category = getCategory(useSidebarItems(), pathname);
  if (category === undefined)
    throw new Error(`${pathname} is in no category. Expected: the page of a category.`);
  return category;
}

/** Items beside the page that is shown. */
export function useCurrentSidebarSiblings(): readonly PropSidebarItem[] {
  const {pathname} = useLocation();
  const items = useSidebarItems();
  return getCategory(items, pathname)?.items ?? items;
}

/**
 * The way from the top of the sidebar to the page that is shown, or null if the page has no
 * sidebar.
 */
export function useSidebarBreadcrumbs(): Trail | null {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const hasBreadcrumbs = useActivePlugin()?.pluginData.breadcrumbs;
  if (hasBreadcrumbs === false || sidebar === null) return null;
  return getTrail(sidebar.items, pathname);
}

/** What a page of the documents needs of its route. */
export function useDocRootMetadata({route}: {readonly route: RouteConfig}) {
  const {pathname} = useLocation();
  const {docsSidebars} = useDocsVersion();
  const routes = route.routes ?? [];
  const found = findRoute(routes, pathname, () => null as never);
  if (found === undefined) return null;
  const {sidebar: sidebarName} = found.route;
  return {
    docElement: renderRoutes(routes as never),
    sidebarName,
    sidebarItems: sidebarName === undefined ? undefined : docsSidebars[sidebarName],
  };
}
