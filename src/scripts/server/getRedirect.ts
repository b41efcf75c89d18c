import {movedPages} from '../../portal/movedPages';

/**
 * Where a request should go instead: the base from the root, the new address of a page that moved,
 * and the plain address from one with `.html`.
 */
export function getRedirect(address: URL, base: string): string | undefined {
  const {pathname, search} = address;
  if (pathname === '/' || `${pathname}/` === base) return base;
  if (!pathname.startsWith(base)) return undefined;
  const moved = movedPages.find(([from]) => base + from === pathname);
  if (moved !== undefined) return base + moved[1];
  const stripped = pathname.replace(/(\/index)?\.html$/, '') || '/';
  if (stripped === pathname || stripped === `${base}404`) return undefined;
  return (`${stripped}/` === base ? base : stripped) + search;
}
