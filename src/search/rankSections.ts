import {searchKinds, type SearchKind} from '../portal/search';
import {normalize, stem, tokenizeWords} from './tokenize';

/** What ranking needs to know of a section. */
export interface Ranked {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  /** Titles above it. */
  readonly context: string;
  /** Whether it only lists other pages. */
  readonly isList: boolean;
}

export interface Candidate<Section extends Ranked> {
  readonly section: Section;
  /** How well its words fit, by the index. */
  readonly score: number;
}

/** A page is what a reader means first by its title; the headers of an error are what hardly anybody looks for. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  page: 1.5, section: 1, code: 0.6, country: 2.5, limit: 1.2, operation: 1.3, parameter: 1.2, header: 1, field: 1.15, symbol: 1.3, error: 1.3,
};
const LIST_WEIGHT = 0.7;
const WHOLE_TITLE = 10;
const WHOLE_PAGE_TITLE = 14;
const START_OF_TITLE = 2;
/** Only so many are looked at closely; nobody reads further. */
const LOOKED_AT = 300;

/**
 * Puts what was found in order: by its words first, then by how much of the title was asked for
 * and how much of the question the title answers.
 *
 * @param queries the query as typed, and as it was mended
 */
export function rankSections<Section extends Ranked>(candidates: readonly Candidate<Section>[], queries: readonly string[]): Section[] {
  const wanted = queries.map((query) => ({key: toKey(query), words: toStems(query)}));
  const byWords = sort(candidates.map(({section, score}) => ({section, score: score * (section.isList ? LIST_WEIGHT : KIND_WEIGHT[section.kind])})));
  const byTitle = sort(byWords.slice(0, LOOKED_AT).map(({section, score}) => ({section, score: score * Math.max(...wanted.map((query) => getTitleBonus(section, query)))})));
  return [...byTitle, ...byWords.slice(LOOKED_AT)].map(({section}) => section);
}

const sort = <Section extends Ranked>(candidates: Candidate<Section>[]): Candidate<Section>[] => candidates.sort((a, b) => b.score - a.score || a.section.id - b.section.id);

function getTitleBonus({title, context, kind}: Ranked, {key, words}: {readonly key: string; readonly words: readonly string[]}): number {
  const titleKey = toKey(title);
  const isWhole = kind === 'page' || kind === 'symbol' || searchKinds[kind] === 'errors';
  if (titleKey === key) return isWhole ? WHOLE_PAGE_TITLE : WHOLE_TITLE;
  const titleWords = toStems(title);
  const pathWords = new Set([...titleWords, ...toStems(context)]);
  const share = (known: ReadonlySet<string>): number => words.filter((word) => has(known, word)).length / Math.max(1, words.length);
  const inTitle = share(new Set(titleWords));
  const inPath = share(pathWords);
  const precision = titleWords.length === 0 ? 0 : titleWords.filter((word) => words.includes(word)).length / titleWords.length;
  const starts = key.length > 2 && titleKey.startsWith(key) ? START_OF_TITLE : 0;
  return 1 + starts + 1.5 * inTitle ** 2 * (0.3 + 1.2 * precision) + inPath ** 2;
}

const has = (known: ReadonlySet<string>, word: string): boolean => known.has(word) || (word.length > 2 && [...known].some((other) => other.startsWith(word)));

const toKey = (text: string): string => ` ${normalize(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.replace(' and ', ' ').trim();

const cache = new Map<string, readonly string[]>();

/** Distinct words of a title, identifiers in their parts. */
function toStems(text: string): readonly string[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const stems = [...new Set(tokenizeWords(text).flatMap(([whole, ...parts]) => (parts.length > 0 ? parts : [whole]).map(stem)))];
  if (cache.size < 5_000) cache.set(text, stems);
  return stems;
}
