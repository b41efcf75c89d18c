import {searchKinds, type SearchKind} from '../portal/search';
import {findSpan, toWords} from './findSpan';
import {isStopWord} from './expandSynonyms';
import {normalize, stem, tokenizeWords} from './tokenize';
import type {Wanted} from './wanted';

/** What ranking needs to know of a section. */
export interface Ranked {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  /** Titles above it. */
  readonly context: string;
  /** Whether it only lists other pages. */
  readonly isList: boolean;
  /** Whether it is a page or a section that stands for one, not a part of it. */
  readonly isPage: boolean;
  /** How many titles stand above it. */
  readonly depth: number;
  readonly text: string;
}

export interface Candidate<Section extends Ranked> {
  readonly section: Section;
  /** How well its words fit, by the index. */
  readonly score: number;
}

/** A page is what a reader means first by its title; the members of a symbol and the code beside a text are what hardly anybody looks for. */
export const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.6,
  section: 1,
  code: 0.6,
  country: 1.6,
  limit: 1.2,
  operation: 1.3,
  parameter: 1.2,
  header: 1.1,
  field: 1.15,
  symbol: 0.9,
  error: 1.3,
};
/** What makes one hit better than another; found by trying values on the queries of `src/site-checks/search`. */
export const WEIGHTS = {
  /** Pages that only lead on to others. */
  list: 0.7,
  /** A property or method of a library, next to the symbol itself. */
  member: 0.3,
  /** What stands one title deeper is more special. */
  deeper: 0.97,
  /** For the whole title. */
  wholeTitle: 16,
  wholePageTitle: 22,
  wholeListTitle: 45,
  wholeMemberTitle: 3,
  wholeName: 30,
  /** For a title that begins with the query, or holds it. */
  startOfTitle: 4.5,
  wordsOfTitle: 1.2,
  /** How much of the query is in the title, and how much of the title that is; how much is in all titles above. */
  inTitle: 1.5,
  precision: 1.2,
  inPath: 1.5,
  /** For all words close together in the text, and for all in its first sentence. */
  near: 1.2,
  lead: 1.5,
};
const LEAD_WORDS = 14;
/** Only so many are looked at closely, and of so many the text; nobody reads further. */
const LOOKED_AT = 300;
const READ = 40;

/**
 * Puts what was found in order: by its words first, then by how much of the title was asked for and how much
 * of the question the title answers, then by how close together the words stand in the text.
 *
 * @param wanted what is looked for, in every way to say it
 * @param queries the query as typed, and as it was corrected
 */
export function rankSections<Section extends Ranked>(
  candidates: readonly Candidate<Section>[],
  wanted: readonly Wanted[],
  queries: readonly string[],
): Section[] {
  const keys = queries.map(toKey);
  const byWords = sort(
    candidates.map(({section, score}) => ({section, score: score * getWeight(section)})),
  );
  const byTitle = sort(
    byWords
      .slice(0, LOOKED_AT)
      .map(({section, score}) => ({section, score, title: getTitleBonus(section, wanted, keys)})),
    ({score, title}) => score * title,
  );
  const byText = sort(
    byTitle
      .slice(0, READ)
      .map((candidate) => ({...candidate, text: getTextBonus(candidate.section, wanted)})),
    ({score, title, text}) => score * (title + text),
  );
  return [...byText, ...byTitle.slice(READ), ...byWords.slice(LOOKED_AT)].map(
    ({section}) => section,
  );
}

function sort<Item extends Candidate<Ranked>>(
  candidates: readonly Item[],
  toScore: (item: Item) => number = ({score}) => score,
): Item[] {
  const scored = candidates.map((item) => ({item, score: toScore(item)}));
  return scored
    .sort((a, b) => b.score - a.score || a.item.section.id - b.item.section.id)
    .map(({item}) => item);
}

function getWeight({kind, isList, isPage, depth}: Ranked): number {
  if (isList) return WEIGHTS.list;
  return (
    (kind === 'symbol' && !isPage ? WEIGHTS.member : KIND_WEIGHT[kind]) * WEIGHTS.deeper ** depth
  );
}

function getTitleBonus(
  section: Ranked,
  wanted: readonly Wanted[],
  keys: readonly string[],
): number {
  const {title, context, isPage} = section;
  const titleKey = toTitleKey(title);
  if (keys.includes(titleKey)) return getWholeBonus(section, wanted);
  const titleWords = toStems(title);
  const pathWords = [...titleWords, ...toStems(context)];
  const inTitle = getShare(wanted, titleWords);
  const inPath = getShare(wanted, pathWords);
  const precision =
    titleWords.length === 0
      ? 0
      : titleWords.filter((word) =>
          wanted.some(({ways}) => ways.some(({stems}) => stems.includes(word))),
        ).length / titleWords.length;
  const asTyped =
    (isPage ? 1.5 : 1) * Math.max(0, ...keys.map((key) => getLikeness(titleKey, key)));
  return (
    1 +
    asTyped +
    WEIGHTS.inTitle * inTitle ** 2 * (0.3 + WEIGHTS.precision * precision) +
    WEIGHTS.inPath * inPath ** 2
  );
}

function getWholeBonus({kind, isPage, isList}: Ranked, wanted: readonly Wanted[]): number {
  if (isList) return WEIGHTS.wholeListTitle;
  if (isPage || searchKinds[kind] === 'errors') return WEIGHTS.wholePageTitle;
  if (kind !== 'symbol') return WEIGHTS.wholeTitle;
  // Nobody writes `getUsagePlans` and means words: a name that is written as one is that name.
  const isName =
    wanted.length === 1 &&
    (wanted[0]?.ways.length ?? 0) > 1 &&
    (wanted[0]?.ways[1]?.stems.length ?? 0) > 1;
  return isName ? WEIGHTS.wholeName : WEIGHTS.wholeMemberTitle;
}

/** For a title that begins with the query, by how much of it, or holds it word by word. */
function getLikeness(titleKey: string, key: string): number {
  if (key.length < 3) return 0;
  if (titleKey.startsWith(key))
    return WEIGHTS.startOfTitle * (key.includes(' ') ? 1 + key.length / titleKey.length : 1);
  return ` ${titleKey} `.includes(` ${key} `) ? WEIGHTS.wordsOfTitle : 0;
}

function getTextBonus(section: Ranked, wanted: readonly Wanted[]): number {
  const words = toWords(section);
  const lead = getShare(wanted, words.slice(0, LEAD_WORDS));
  const span = wanted.length < 2 ? Infinity : findSpan(words, wanted);
  return WEIGHTS.lead * lead ** 2 + WEIGHTS.near * (wanted.length - 1) * (wanted.length / span);
}

/** How much of what is wanted is among the words, each part by its best way. */
function getShare(wanted: readonly Wanted[], words: readonly string[]): number {
  const found = wanted.map(({ways}) =>
    Math.max(
      0,
      ...ways.map((way) =>
        way.stems.every((wantedStem) => has(words, wantedStem, way.isPrefix)) ? way.weight : 0,
      ),
    ),
  );
  return found.reduce((sum, weight) => sum + weight, 0) / Math.max(1, wanted.length);
}

const has = (words: readonly string[], wanted: string, isPrefix: boolean): boolean =>
  words.includes(wanted) ||
  (isPrefix && wanted.length > 2 && words.some((word) => word.startsWith(wanted)));

const toKey = (text: string): string =>
  ` ${normalize(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.replace(' and ', ' ').trim();

const keys = new Map<string, string>();

function toTitleKey(title: string): string {
  const known = keys.get(title) ?? toKey(title);
  if (keys.size < MAX_CACHED) keys.set(title, known);
  return known;
}

const MAX_CACHED = 20_000;
const cache = new Map<string, readonly string[]>();

/** Distinct words of a title that say something, identifiers in their parts. */
function toStems(text: string): readonly string[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const words = tokenizeWords(text).flatMap(([whole, ...parts]) =>
    parts.length > 0 ? parts : [whole],
  );
  const telling = words.filter((word) => !isStopWord(word));
  const stems = [...new Set((telling.length > 0 ? telling : words).map(stem))];
  if (cache.size < MAX_CACHED) cache.set(text, stems);
  return stems;
}
