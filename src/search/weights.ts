import type {SearchKind} from '../portal/search';
import type {Way} from './wanted';

/** Readers mostly look for pages, and rarely for members of a symbol or for code. */
export const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.6,
  section: 1.3,
  code: 0.6,
  country: 1.33,
  limit: 1.2,
  operation: 0.87,
  parameter: 0.8,
  header: 1.1,
  field: 1.38,
  symbol: 0.9,
  error: 1,
};

/** How far each way to say a term is trusted. */
export const WAY_WEIGHT: Record<Way['kind'], number> = {
  typed: 1,
  corrected: 0.9,
  completed: 0.9,
  synonym: 0.7,
};

/** Ranking weights, tuned on the queries of `src/site-checks/search`. */
export const WEIGHTS = {
  /** For the score of the index, next to the matches of each term below. */
  index: 0.67,
  inTitle: 3.38,
  inContext: 0.35,
  inText: 0.8,
  inCode: 0.45,
  /** Sections with only some of the terms fall by this power of their share. */
  coverage: 2,
  /** Pages that only list other pages. */
  list: 0.75,
  /** A property or method of a library, next to the symbol itself. */
  member: 0.38,
  /** Per heading level: deeper sections are more specific. */
  deeper: 0.97,
  /** For the whole title. */
  wholeTitle: 16,
  wholePageTitle: 33,
  wholeListTitle: 45,
  wholeMemberTitle: 6.75,
  wholeName: 30,
  /** Share of these for a title in other forms of the same words. */
  sameStems: 0.5,
  /** For a title that starts with the query, or contains it; more for a page. */
  startOfTitle: 6.75,
  wordsOfTitle: 1.2,
  asPageTitle: 1.5,
  /** For the share of the query in the title, and the share of the title in the query. */
  titleShare: 0.45,
  precision: 1.2,
  /** For the share of the query in all titles. */
  pathShare: 2,
  /** For all words close together in the text, and for all in its first sentence. */
  near: 1.6,
  lead: 1.5,
  /** For a title that is a question, when the query is one. */
  question: 2,
  /** For a text that contains the query word for word, as a pasted error message. */
  verbatim: 12,
};
