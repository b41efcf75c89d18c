import type {Field, FieldNumbers} from './fields';

/** A stem, or queries that are combined. */
export type IndexQuery = string | CombinedQuery;

/** What a query says for all queries in it, unless those say otherwise. */
export interface IndexQueryOptions {
  /** Whether all must match, or any. */
  readonly combineWith?: 'AND' | 'OR';
  /** Whether longer words that begin so match as well. */
  readonly prefix?: boolean;
  /** All by default. */
  readonly fields?: readonly Field[];
  readonly boost?: FieldNumbers;
}

interface CombinedQuery extends IndexQueryOptions {
  readonly queries: readonly IndexQuery[];
}
