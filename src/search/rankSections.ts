import {searchKinds, type SearchKind} from '../portal/search';
import {findSpan, toWords} from './findSpan';
import {isStopWord} from './stopWords';
import {normalize, stem, tokenizeWords} from './tokenize';
import type {Wanted} from './wanted';

/** The properties of a section that ranking uses. */
export interface Ranked {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  /** Titles above it. */
  readonly context: string;
  /** Whether it only lists other pages. */
  readonly isList: boolean;
  /** Whether it is a whole page, not a part of one. */
  readonly isPage: boolean;
  /** Number of titles above it. */
  readonly depth: number;
  readonly text: string;
}

export interface Candidate<Section extends Ranked> {
  readonly section: Section;
  /** Score of the index for its words. */
  readonly score: number;
}

/** Readers mostly look for pages, and rarely for members of a symbol or for code. */
const KIND_WEIGHT: Record<SearchKind, number> = {
  page: 1.6,
  section: 1.3,
  code: 0.6,
  country: 1.6,
  limit: 1.2,
  operation: 1.3,
  parameter: 1.2,
  header: 1.1,
  field: 1.15,
  symbol: 0.9,
  error: 1,
};
/** Ranking weights, tuned on the queries of `src/site-checks/search`. */
const WEIGHTS = {
  /** Pages that only list other pages. */
  list: 0.5,
  /** A property or method of a library, next to the symbol itself. */
  member: 0.3,
  /** Per heading level: deeper sections are more specific. */
  deeper: 0.97,
  /** For the whole title. */
  wholeTitle: 16,
  wholePageTitle: 22,
  wholeListTitle: 45,
  wholeMemberTitle: 3,
  wholeName: 30,
  /** For a title that starts with the query, or contains it. */
  startOfTitle: 4.5,
  wordsOfTitle: 1.2,
  /**
   * Share of the query in the title, share of the title in the query, and share of the query in all
   * titles.
   */
  inTitle: 1.5,
  precision: 1.2,
  inPath: 2,
  /** For all words close together in the text, and for all in its first sentence. */
  near: 1.6,
  lead: 1.5,
  /** For a title that is a question, when the query is one. */
  question: 1.7,
  /** For a text that contains the query word for word, as a pasted error message. */
  verbatim: 12,
};
/** Shorter queries occur verbatim in many texts. */
const VERBATIM_WORDS = 4;
const QUESTION =
  /^(?:how|why|what|where|when|which|who|can|may|do|does|did|is|are|will|should|must) /;
const LEAD_WORDS = 14;
/** Limits for candidates whose titles are compared, and whose texts are read. */
const LOOKED_AT = 300;
const READ = 40;

/**
 * Ranks candidates in three passes: by the score of the index, then by how well title and query
 * match, then by how close together the terms are in the text.
 *
 * @param wanted the terms of the query
 * @param queries the query as typed, and corrected
 */
export function rankSections<Section extends Ranked>(
  candidates: readonly Candidate<Section>[],
  wanted: readonly Wanted[],
  queries: readonly string[],
): Section[] {
  const keys = queries.map(toKey);
  const [typed = ''] = keys;
  const isPassage = typed.split(' ').length >= VERBATIM_WORDS;
  const isQuestion = QUESTION.test(typed);
  const byWords = sort(
    candidates.map(({section, score}) => ({
      section,
      score:
        score *
        getWeight(section) *
        (isQuestion && section.title.endsWith('?') ? WEIGHTS.question : 1) *
        (isPassage && toTextKey(section).includes(typed) ? WEIGHTS.verbatim : 1),
    })),
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
  // A query such as `getUsagePlans` means that name, not its words.
  const isName =
    wanted.length === 1 &&
    (wanted[0]?.ways.length ?? 0) > 1 &&
    (wanted[0]?.ways[1]?.stems.length ?? 0) > 1;
  return isName ? WEIGHTS.wholeName : WEIGHTS.wholeMemberTitle;
}

/** Bonus for a title that starts with the query, or contains all of it. */
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

/** Share of the terms that occur among the words, each by its best form and its rarity. */
function getShare(wanted: readonly Wanted[], words: readonly string[]): number {
  const total = wanted.reduce((sum, {rarity}) => sum + rarity, 0);
  if (total === 0) return 0;
  const found = wanted.map(({ways, rarity}) => {
    const best = Math.max(
      0,
      ...ways.map((way) =>
        way.stems.every((wantedStem) => has(words, wantedStem, way.isPrefix)) ? way.weight : 0,
      ),
    );
    return best * rarity;
  });
  return found.reduce((sum, weight) => sum + weight, 0) / total;
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

const textKeys = new WeakMap<object, string>();

/** Title and text of a section as `toKey` writes them; cached, because every key press needs them. */
function toTextKey(section: Ranked): string {
  const known = textKeys.get(section) ?? `${toKey(section.title)} ${toKey(section.text)}`;
  textKeys.set(section, known);
  return known;
}

const MAX_CACHED = 20_000;
const cache = new Map<string, readonly string[]>();

/** Distinct words of a title without stop words, identifiers split. */
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
