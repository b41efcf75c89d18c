import type {SearchKind} from '../portal/search';
import type {Way} from './wanted';

/** Readers mostly look for pages, and rarely for members of a symbol or for code. */
export const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.6,
  section: 1.3,
  code: 0.6,
  country: 1.33,
  limit: 1.62,
  change: 0.35,
  operation: 1.2,
  parameter: 0.8,
  header: 1.1,
  field: 1.38,
  schema: 1.38,
  symbol: 0.9,
  error: 1,
  entry: 0.2,
};

/** How far each way to say a term is trusted. */
export const WAY_WEIGHT: Record<Way['kind'], number> = {
  typed: 1,
  corrected: 0.9,
  completed: 0.9,
  synonym: 0.7,
  related: 0.45,
};

/** Ranking weights, tuned on the queries of `src/site-checks/search`. */
export const WEIGHTS = {
  /** For the score of the index, next to the matches of each term below. */
  index: 1.07,
  inTitle: 3.38,
  inContext: 0.7,
  inText: 1.95,
  inAsked: 0.9,
  /** Sections with only some of the terms fall by this power of their share. */
  coverage: 3.2,
  /** Pages that only list other pages. */
  list: 0.9,
  /** A property or method of a library, next to the symbol itself. */
  member: 0.61,
  /** Per heading level: deeper sections are more specific. */
  deeper: 0.97,
  /** For the whole title. */
  wholeTitle: 16,
  wholePageTitle: 33,
  wholeListTitle: 45,
  wholeMemberTitle: 6.75,
  wholeName: 30,
  /** Of a method, with its parentheses. */
  wholeCall: 200,
  /** Share of these for a title in other forms of the same words. */
  sameStems: 0.3,
  /** For a title that starts or ends with the query, or contains it; more for a page. */
  startOfTitle: 6.75,
  endOfTitle: 2,
  wordsOfTitle: 0.54,
  asPageTitle: 1.5,
  /** For the share of the query in the title, and the share of the title in the query. */
  titleShare: 0.45,
  precision: 0.9,
  /** For the share of the query in all titles, where words of readers count less. */
  pathShare: 3.2,
  pathAsked: 0.59,
  /** For the phrase of readers that is most like the query, and the share of it that is asked. */
  phrase: 2,
  phrasePrecision: 0.8,
  /** Below 1, rare terms count less: a word can be rare because the portal says it otherwise. */
  rarity: 0.64,
  /** For all words close together in the text, and for all in its first sentence. */
  near: 1.6,
  lead: 1.5,
  /** Share of that for a title without a text, as that of an operation. */
  titleAsLead: 0.8,
  /** For a title that is a question, when the query is one. */
  question: 3.2,
  /** For a title that says what is not, when the query does not. */
  negated: 0.7,
  /** For a name in Python's style that starts as the query does: "get_hoo". */
  snakeCase: 3,
  /** For a name in camel case that is written as the query: `LoadPage`, not `loadPage`. */
  sameCase: 2,
  /** Names of both clients are alike: those of Python, when the query does not name it. */
  python: 0.9,
  /** For a text that contains the query word for word, as a pasted error message. */
  verbatim: 12,
};
