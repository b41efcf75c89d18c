import {searchKinds, type SearchKind} from '../portal/search';
import {getNameBonus, getPhraseBonus, getTextBonus, toKnownShare} from './bonuses';
import {matchTerms, toTitleStems, type Match} from './matchTerms';
import {normalize} from './tokenize';
import type {Wanted} from './wanted';
import {KIND_WEIGHT, WEIGHTS} from './weights';

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
  readonly code?: string;
  /** What readers call it, one phrase a line. */
  readonly asked?: string;
}

export interface Candidate<Section extends Ranked> {
  readonly section: Section;
  /** Score of the index for its words. */
  readonly score: number;
}

/** What is searched for: the terms, and the query as typed and corrected. */
interface Asked {
  readonly wanted: readonly Wanted[];
  /** Sum of the rarities of the terms. */
  readonly total: number;
  readonly keys: readonly string[];
  readonly query: string;
  /** The same without inflections and filler. */
  readonly stems: readonly string[];
  readonly isQuestion: boolean;
  readonly isPassage: boolean;
  readonly isNegative: boolean;
}

/** Shorter queries occur verbatim in many texts. */
const VERBATIM_WORDS = 4;
/** Unless they are pasted with their full stop. */
const SENTENCE = /^\p{Lu}\S* \S.*\.$/u;
const QUESTION =
  /^(?:how|why|what|where|when|which|who|can|may|do|does|did|is|are|will|should|must) /;
/** "Codes that are not countries" is not what "country codes" means. */
const NEGATION = /\b(?:no|not|never|none|nothing|without|cannot)\b|n't\b/i;
/** Limit for candidates that are read. */
const LOOKED_AT = 150;

/**
 * Ranks candidates in two passes: by the score of the index, then by how well each term matches
 * titles and text.
 *
 * @param terms those of the query
 * @param queries the query as typed, and corrected
 */
export function rankSections<Section extends Ranked>(
  candidates: readonly Candidate<Section>[],
  terms: readonly Wanted[],
  queries: readonly string[],
): Section[] {
  const wanted = terms.map(({ways, rarity}) => ({ways, rarity: rarity ** WEIGHTS.rarity}));
  const keys = queries.map(toKey);
  const [typed = ''] = keys;
  const asked: Asked = {
    wanted,
    total: wanted.reduce((sum, {rarity}) => sum + rarity, 0),
    keys,
    query: queries[0] ?? '',
    stems: queries.map((query) => toTitleStems(query).join(' ')),
    isQuestion: QUESTION.test(typed),
    isPassage: SENTENCE.test(queries[0] ?? '') || typed.split(' ').length >= VERBATIM_WORDS,
    isNegative: NEGATION.test(typed),
  };
  const byIndex = sort(
    candidates.map(({section, score}) => ({
      section,
      score: score * getWeight(section) * getVerbatimBonus(section, asked),
    })),
  );
  const best = byIndex[0]?.score ?? 1;
  const byMatch = sort(
    byIndex.slice(0, LOOKED_AT).map(({section, score}) => ({
      section,
      score: getScore(section, score / best, asked),
    })),
  );
  return [...byMatch, ...byIndex.slice(LOOKED_AT)].map(({section}) => section);
}

const sort = <Section extends Ranked>(
  candidates: readonly Candidate<Section>[],
): Candidate<Section>[] =>
  [...candidates].sort((a, b) => b.score - a.score || a.section.id - b.section.id);

function getScore(section: Ranked, indexScore: number, asked: Asked): number {
  const matches = matchTerms(section, asked.wanted);
  const share = (toShare: (match: Match) => number): number =>
    asked.total === 0
      ? 0
      : matches.reduce(
          (sum, match, index) => sum + toShare(match) * (asked.wanted[index]?.rarity ?? 0),
          0,
        ) / asked.total;
  const relevance =
    WEIGHTS.index * indexScore +
    share(
      ({title, context, text, asked}) =>
        WEIGHTS.inTitle * title +
        WEIGHTS.inContext * context +
        WEIGHTS.inText * text +
        WEIGHTS.inAsked * asked,
    );
  const coverage = share(({any}) => any);
  return (
    relevance *
    coverage ** WEIGHTS.coverage *
    getWeight(section) *
    (asked.isQuestion && section.title.endsWith('?')
      ? 1 + WEIGHTS.question * share(({title}) => title)
      : 1) *
    (!asked.isNegative && NEGATION.test(section.title) ? WEIGHTS.negated : 1) *
    getVerbatimBonus(section, asked) *
    getNameBonus(section, asked.query) *
    (getTitleBonus(section, asked, share) +
      getTextBonus(section, asked.wanted) +
      (share(({asked}) => asked) > 0 ? getPhraseBonus(section, asked.wanted) : 0))
  );
}

const getVerbatimBonus = (section: Ranked, {isPassage, keys: [typed = '']}: Asked): number =>
  isPassage && toTextKey(section).includes(typed) ? WEIGHTS.verbatim : 1;

/** Weight of a section for what it is. */
export function getWeight({
  kind,
  isList,
  isPage,
  depth,
}: Pick<Ranked, 'kind' | 'isList' | 'isPage' | 'depth'>): number {
  if (isList) return WEIGHTS.list;
  return (
    (kind === 'symbol' && !isPage ? WEIGHTS.member : KIND_WEIGHT[kind]) * WEIGHTS.deeper ** depth
  );
}

function getTitleBonus(
  section: Ranked,
  {wanted, keys, stems, query}: Asked,
  share: (toShare: (match: Match) => number) => number,
): number {
  const titleKey = toTitleKey(section.title);
  if (keys.includes(titleKey)) {
    const isCall = query.endsWith('()') && section.title.endsWith('()');
    return isCall ? WEIGHTS.wholeCall : getWholeBonus(section, wanted);
  }
  const words = toTitleStems(section.title);
  if (stems.includes(words.join(' '))) return WEIGHTS.sameStems * getWholeBonus(section, wanted);
  const precision = toKnownShare(words, wanted);
  const asTyped = Math.max(0, ...keys.map((key) => getLikeness(titleKey, key)));
  return (
    1 +
    (section.isPage ? WEIGHTS.asPageTitle : 1) * asTyped +
    share(({title}) => title) ** 2 * (WEIGHTS.titleShare + WEIGHTS.precision * precision) +
    WEIGHTS.pathShare *
      share(({title, context, asked}) => Math.max(title, context, WEIGHTS.pathAsked * asked)) ** 2
  );
}

/** Bonus for a section whose whole title is the query. */
export function getWholeBonus(
  {kind, isPage, isList}: Pick<Ranked, 'kind' | 'isPage' | 'isList'>,
  wanted: readonly Wanted[],
): number {
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

/** Bonus for a title that starts or ends with the query, or contains all of it. */
function getLikeness(titleKey: string, key: string): number {
  if (key.length < 3) return 0;
  const share = key.includes(' ') ? 1 + key.length / titleKey.length : 1;
  if (titleKey.startsWith(key)) return WEIGHTS.startOfTitle * share;
  if (titleKey.endsWith(` ${key}`)) return WEIGHTS.endOfTitle * share;
  return ` ${titleKey} `.includes(` ${key} `) ? WEIGHTS.wordsOfTitle : 0;
}

const toKey = (text: string): string =>
  ` ${normalize(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.replace(' and ', ' ').trim();

const MAX_CACHED = 20_000;
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
