import {dropColors} from '../dropColors';
import {dropMenus} from '../dropMenus';
import {parsePage} from '../html';
import type {BuiltPage, PageReader} from '../PageStep';
import {readArticle} from '../readArticle';
import {toCacheKey, type TextCache} from './TextCache';

/** What of a page a reader may look at. */
const toReadable = (html: string): string => dropMenus(dropColors(html));

/** What each reader finds in a page, in the order of the readers. */
export const readPage = (page: BuiltPage, readers: readonly PageReader[]): unknown[] =>
  JSON.parse(toResults(page, toReadable(page.html), readers)) as unknown[];

/** Keeps what readers find in pages between builds, by the content of each page. */
export class PageCache {
  /** @param version changes when the same page may give other results */
  constructor(
    private readonly texts: TextCache,
    private readonly version: string,
  ) {}

  read(page: BuiltPage, readers: readonly PageReader[]): unknown[] {
    const html = toReadable(page.html);
    if (!this.texts.isKept) return JSON.parse(toResults(page, html, readers)) as unknown[];
    const key = toCacheKey(this.version, page.file, page.route ?? '', hideNames(html));
    let results = this.texts.read(key);
    if (results === undefined) {
      results = toResults(page, html, readers);
      this.texts.write(key, results);
    }
    return JSON.parse(results) as unknown[];
  }

  /** Forgets pages that were not read since the cache was opened. */
  prune(): void {
    this.texts.prune();
  }
}

/** Always as text, so that a page that is read and one that is kept give the same. */
function toResults({file, route}: BuiltPage, html: string, readers: readonly PageReader[]): string {
  const document = parsePage(html);
  const page = {file, route, document, article: readArticle(document)};
  return JSON.stringify(readers.map((reader) => reader.read?.(page)));
}

/**
 * Without the hashes of scripts and style sheets in the tags of the head. They change in every page
 * when one page changes, and readers look at the origin of these addresses only.
 */
function hideNames(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html
    .slice(0, end)
    .replace(/<(?:link|script)\s[^<>]*>/g, (tag) =>
      tag.replace(/\.[\da-f]{8}(?=\.(?:js|css)\b)/g, ''),
    );
  return head + html.slice(end);
}
