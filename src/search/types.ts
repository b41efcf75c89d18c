import type {SearchGroup, SearchKind} from '../portal/search';

/** What the reader searches for. */
export interface SearchQuery {
  readonly text: string;
  /** Only hits of this group; all when absent. */
  readonly group?: SearchGroup | undefined;
  /** Counted from 1. */
  readonly page?: number;
  readonly perPage?: number;
  /**
   * Whether a few hits may come first, and the whole response as their `complete`: titles are then
   * there sooner, and an index in many files reads a fifth of them before it responds.
   */
  readonly preview?: boolean;
  /**
   * Language and docs versions of the page that the reader is on; the embedded index holds no
   * others.
   */
  readonly language?: string;
  readonly tags?: readonly string[];
}

/** Pieces of a text, and whether each matches the query. */
export type Marked = readonly (readonly [text: string, isMatch: boolean])[];

export interface SearchHit {
  readonly id: string;
  /** Address below the origin, with the anchor. */
  readonly url: string;
  readonly kind: SearchKind;
  readonly group: SearchGroup;
  /** Part of the site, page and headings above the hit; the last is the title of the hit. */
  readonly path: readonly Marked[];
  readonly snippet: Marked;
  /** On the last hit of a page that is shown, the best ones of that page that are not. */
  readonly more?: readonly SearchHit[];
}

export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** Number of hits on all pages. */
  readonly count: number;
  /** Number of hits in each group, whichever group the query asks for. */
  readonly groups: Readonly<Partial<Record<SearchGroup, number>>>;
  /** The query with its typos corrected; absent when every word is known. */
  readonly corrected?: string | undefined;
  /** Titles that look like a query that finds nothing. */
  readonly suggestions?: readonly string[] | undefined;
  /** Whether the hits come from the embedded index because the search server failed. */
  readonly isFallback?: boolean;
  /**
   * The whole response, where this is that of the titles or a preview; rejects when the rest of the
   * index cannot be loaded.
   */
  readonly complete?: Promise<SearchResponse> | undefined;
}

/** Runs queries: on the embedded index, or on a Typesense cluster. */
export interface SearchEngine {
  /** @throws Error when it fails; a failure is never an empty response */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse>;
}

/**
 * A page or section as the build writes it for the embedded index; compact, because readers
 * download it.
 */
export type CompactSection = readonly [
  page: number,
  anchor: string,
  titles: readonly string[],
  kind: number,
  text: string,
  code?: string,
  /** What readers call it, one phrase a line. */
  asked?: string,
];

/** What the build writes for the embedded index. */
export interface CompactIndex {
  readonly kinds: readonly SearchKind[];
  readonly areas: readonly (readonly [label: string, group: SearchGroup])[];
  readonly pages: readonly (readonly [url: string, title: string, area: number, isList?: 1])[];
  readonly sections: readonly CompactSection[];
  /** Stems of the index, each with stems of other words for it. */
  readonly related?: Readonly<Record<string, string>>;
}
