import {rootFiles} from '../../portal/headers';

/** The not-found page is only sent in place of others. */
const NOT_FOUND = ['/404', '/404.html'];

/**
 * The address that a request asks for; undefined when it is none.
 *
 * @param target path and query, or a whole address (RFC 9112, 3.2)
 */
export function readAddress(target = ''): URL | undefined {
  // A path may begin with two slashes, which names a host anywhere else.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Path below the base, such as `/content/faq`; undefined when the site has nothing there. */
export function getPathBelow({pathname}: URL, base: string): string | undefined {
  if (rootFiles.includes(pathname)) return pathname;
  const below = pathname.slice(base.length - 1);
  return pathname.startsWith(base) && !NOT_FOUND.includes(below) ? below : undefined;
}
