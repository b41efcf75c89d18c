import {toCacheKey, type TextCache} from './TextCache';

/** Keeps pages as they were rendered, one for each route. */
export class RenderedPages {
  constructor(private readonly texts: TextCache) {}

  /** Without a place to keep pages, versions need not be made. */
  get isKept(): boolean {
    return this.texts.isKept;
  }

  /**
   * The page at a route, unless it was rendered from something else.
   *
   * @param version of everything that the page is rendered from
   */
  read(route: string, version: string): unknown {
    const text = this.texts.read(toCacheKey(route)) ?? '';
    const end = text.indexOf('\n');
    return text.slice(0, end) === version
      ? (JSON.parse(text.slice(end + 1)) as unknown)
      : undefined;
  }

  write(route: string, version: string, page: unknown): void {
    this.texts.write(toCacheKey(route), `${version}\n${JSON.stringify(page)}`);
  }

  /** Deletes the pages of all other routes. */
  prune(routes: readonly string[]): void {
    this.texts.prune(new Set(routes.map((route) => toCacheKey(route))));
  }
}
