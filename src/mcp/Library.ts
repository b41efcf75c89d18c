import type {PackedDocuments, PackedPage} from '../build/documents/PackedDocuments';
import {EmbeddedEngine} from '../search/EmbeddedEngine';
import {unpackIndex} from '../search/packIndex';
import type {CompactIndex, SearchEngine} from '../search/types';
import {quote} from './clip';
import {findNearest} from './findNearest';
import {ToolError} from './ToolError';

/** A page, or the part of it below a heading or in a row. */
export interface Reading {
  readonly page: PackedPage;
  /** Where a person reads it. */
  readonly url: string;
  readonly text: string;
}

/** The pages of the portal, and the search over them. */
export class Library {
  private searching: SearchEngine | undefined;
  private readonly index: CompactIndex | undefined;
  private readonly pages: ReadonlyMap<string, PackedPage>;

  constructor(private readonly documents: PackedDocuments) {
    this.pages = new Map(documents.pages.map((page) => [page.route, page]));
    this.index = documents.index && unpackIndex(documents.index);
  }

  /** In reading order. */
  list(): readonly PackedPage[] {
    return this.documents.pages;
  }

  /** The engine of the portal's own search, built for the first query. */
  getEngine(): SearchEngine {
    if (this.index === undefined)
      throw new ToolError('The portal is too large to search here. Fix: search on the portal.');
    this.searching ??= new EmbeddedEngine(this.index);
    return this.searching;
  }

  /** Address of a path below the origin. */
  toUrl(path: string): string {
    return this.documents.origin + path;
  }

  /** Address of a path below the base, such as `/api/vehicle#recognizeVehicle`. */
  toPortalUrl(below: string): string {
    return this.toUrl(this.documents.baseUrl + below.replace(/^\//, ''));
  }

  /**
   * Reads a page or a part of it.
   *
   * @param address an address of the portal, or a path with or without its base; with an anchor,
   *   the part below that heading; a query changes nothing
   * @throws ToolError for an unknown page or anchor
   */
  read(address: string): Reading {
    const [path = '', given = ''] = address
      .trim()
      .replace(/\?[^#]*/, '')
      .split('#', 2);
    // The file of a part has the name of its heading: api/vehicle/recognizeVehicle.md.
    const [, whole = path, part = ''] = /^(.*)\/([^/]+)\.md$/.exec(path) ?? [];
    const found = this.findPage(path);
    const page = found ?? this.findPage(whole) ?? this.rejectPage(path);
    const anchor = given || (found === undefined ? part : '');
    const url = this.toUrl(page.route);
    if (anchor === '') return {page, url, text: page.text};
    const text = this.readSection(page, anchor) ?? this.readRow(page, anchor);
    if (text === undefined) {
      const ids = page.headings.map(([id]) => id);
      throw new ToolError(
        `\`page\`: ${quote(page.route)} has no section ${quote(anchor)}. Nearest: ${findNearest(anchor, ids).join(', ')}. Fix: read the page without an anchor, or use the address of a search result.`,
      );
    }
    return {page, url: `${url}#${anchor}`, text};
  }

  private findPage(path: string): PackedPage | undefined {
    const below = this.toBelow(path);
    const {baseUrl} = this.documents;
    return [`${baseUrl}${below}`, `${baseUrl}${below}/`, `${baseUrl}content/${below}`]
      .map((route) => this.pages.get(route))
      .find((page) => page !== undefined);
  }

  /** A path below the base, without slashes around it; the file of the first page is `index`. */
  private toBelow(path: string): string {
    const {origin, baseUrl} = this.documents;
    const full = `${path.replace(origin, '').replace(/\.md$/, '')}/`.replace(/^\/*/, '/');
    const below = full.startsWith(baseUrl) ? full.slice(baseUrl.length) : full;
    const name = below.replaceAll(/^\/+|\/+$/g, '');
    return name === 'index' ? '' : name;
  }

  private rejectPage(path: string): never {
    const routes = findNearest(this.documents.baseUrl + this.toBelow(path), [...this.pages.keys()]);
    throw new ToolError(
      `\`page\`: unknown, got ${quote(path)}. Expected: the address of a page, such as ${routes.map((route) => this.toUrl(route)).join(', ')}. Fix: find it with search_docs.`,
    );
  }

  /** The text from a heading to the next one of its level or above. */
  private readSection({headings, text}: PackedPage, anchor: string): string | undefined {
    const position = headings.findIndex(([id]) => id === anchor);
    const [, level = 0, offset = 0] = headings[position] ?? [];
    if (position === -1) return undefined;
    const next = headings.slice(position + 1).find(([, other]) => other <= level);
    return text.slice(offset, next?.[2]).trim();
  }

  /** What the search knows of a row or a field, which has no heading. */
  private readRow({route}: PackedPage, anchor: string): string | undefined {
    const {pages, sections} = this.index ?? {pages: [], sections: []};
    const row = sections.find(
      ([page, id]) =>
        id === anchor && pages[page]?.[0].replace(/\/$/, '') === route.replace(/\/$/, ''),
    );
    if (row === undefined) return undefined;
    const [, , titles, , text, code = ''] = row;
    return [`**${titles.join(' › ')}**`, text, code].filter(Boolean).join('\n\n');
  }
}
