import {closest, distance} from 'fastest-levenshtein';
import type {Site} from './readSite';

/** What is wrong with an address, as the end of a sentence; nothing when it leads somewhere. */
export type Fault = string | undefined;

/**
 * Follows an address of this site.
 *
 * @param value the address as the page has it
 * @param from path of the page or file that holds it
 * @returns what is wrong with it, with the nearest valid address; nothing for addresses of other
 *   sites
 */
export function resolveReference(value: string, from: string, site: Site): Fault {
  const target = toUrl(value, from, site);
  if (target === undefined) return 'is not an address.';
  return target.origin === site.origin ? resolveOwn(target, site) : undefined;
}

/** The address in full; nothing when it cannot be read. */
export function toUrl(value: string, from: string, site: Site): URL | undefined {
  try {
    const url = new URL(value, `${site.origin}${from}`);
    decodeURIComponent(url.pathname + url.hash);
    return url;
  } catch {
    return undefined;
  }
}

/** The path as `byRoute` and `files` name it. */
export const toPlainPath = ({pathname}: URL): string =>
  decodeURI(pathname).replace(/(?<=.)\/$/, '');

function resolveOwn(target: URL, site: Site): Fault {
  const plain = toPlainPath(target);
  const page = site.byRoute.get(plain);
  if (page === undefined) {
    return site.files.has(plain)
      ? undefined
      : `leads nowhere.${suggest(plain, listAddresses(site), '')}`;
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '' || page.ids.has(anchor)) return undefined;
  return `leads to a place that ${page.route} has not.${suggest(anchor, [...page.ids], '#')}`;
}

/** ` Did you mean "/docs/faq"?`, or nothing when nothing has half of the address. */
function suggest(value: string, candidates: readonly string[], prefix: string): string {
  const nearest = closest(value, candidates);
  return candidates.length === 0 || distance(value, nearest) > value.length / 2
    ? ''
    : ` Did you mean "${prefix}${nearest}"?`;
}

const addresses = new WeakMap<Site, string[]>();

/** What an author may link to. */
function listAddresses(site: Site): string[] {
  const known = addresses.get(site) ?? [
    ...site.byRoute.keys(),
    ...[...site.files].filter((file) => !file.endsWith('.html')),
  ];
  addresses.set(site, known);
  return known;
}
