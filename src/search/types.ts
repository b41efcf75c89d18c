import type {SearchGroup, SearchKind} from '../portal/search';

/** What is looked for. */
export interface SearchQuery {
  readonly text: string;
  /** Only hits of this group; all when absent. */
  readonly group?: SearchGroup | undefined;
  /** Counted from 1. */
  readonly page?: number;
  readonly perPage?: number;
  /** Language and docs versions of the page that the reader is on; the embedded index holds no others. */
  readonly language?: string;
  readonly tags?: readonly string[];
}

/** A piece of text, and whether it is what was looked for. */
export type Marked = readonly (readonly [text: string, isMatch: boolean])[];

export interface SearchHit {
  readonly id: string;
  /** Address below the origin, with the anchor. */
  readonly url: string;
  readonly kind: SearchKind;
  readonly group: SearchGroup;
  /** Part of the site, page and headings that lead to the hit; the last is its own title. */
  readonly path: readonly Marked[];
  readonly snippet: Marked;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** How many there are on all pages. */
  readonly count: number;
  /** How many there are in each group, whatever group is asked for. */
  readonly groups: Readonly<Partial<Record<SearchGroup, number>>>;
  /** The query as it was understood, when words of it stand nowhere and others like them do. */
  readonly mended?: string | undefined;
  /** Whether the embedded index answered because the search server did not. */
  readonly isSpare?: boolean;
}

/** Something that answers queries: the embedded index, or a Typesense cluster. */
export interface SearchEngine {
  /** @throws Error when it can't answer; it never answers emptily in place of failing */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/** A page or section as the build writes it for the embedded index; short, because it travels. */
export type CompactSection = readonly [
  page: number,
  anchor: string,
  titles: readonly string[],
  kind: number,
  text: string,
  code?: string,
];

/** What the build writes for the embedded index. */
export interface CompactIndex {
  readonly kinds: readonly SearchKind[];
  readonly areas: readonly (readonly [label: string, group: SearchGroup])[];
  readonly pages: readonly (readonly [url: string, title: string, area: number, isList?: 1])[];
  readonly sections: readonly CompactSection[];
}
