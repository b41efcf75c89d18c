import {isReserved} from '../../contract/isReserved';
import type {Site} from '../site/readSite';
import {toUrl} from '../site/resolveReference';

/** A link to another site, and the built pages that hold it. */
export interface ExternalLink {
  /** Without the part after `#`, which no server sees. */
  readonly url: string;
  readonly pages: readonly string[];
}

/** All links of a built site to other sites, in order. */
export function listExternalLinks(
  site: Site,
  isIgnored: (url: URL) => boolean = isReserved,
): ExternalLink[] {
  const pagesByUrl = new Map<string, Set<string>>();
  for (const page of site.pages) {
    for (const {kind, value} of page.references) {
      const url = kind === 'link' ? toUrl(value, page.route, site) : undefined;
      if (
        url === undefined ||
        url.origin === site.origin ||
        !/^https?:$/.test(url.protocol) ||
        isIgnored(url)
      )
        continue;
      url.hash = '';
      pagesByUrl.set(url.href, (pagesByUrl.get(url.href) ?? new Set()).add(page.file));
    }
  }
  return [...pagesByUrl]
    .map(([url, pages]) => ({url, pages: [...pages].sort()}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
