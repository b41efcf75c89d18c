import {findSpan, toWords} from './findSpan';
import {toTitleStems} from './matchTerms';
import type {Wanted} from './wanted';
import {WAY_WEIGHT, WEIGHTS} from './weights';

const LEAD_WORDS = 14;

/**
 * Bonus for a text that says it all in its first words, or close together; for a title that has no
 * text below it, too.
 */
export function getTextBonus(
  section: {readonly title: string; readonly text: string},
  wanted: readonly Wanted[],
): number {
  const isEmpty = section.text === '' && wanted.length > 1;
  const words = isEmpty ? toTitleStems(section.title) : toWords(section);
  const lead = getShare(wanted, words.slice(0, LEAD_WORDS)) * (isEmpty ? WEIGHTS.titleAsLead : 1);
  const span = wanted.length < 2 ? Infinity : findSpan(words, wanted);
  return WEIGHTS.lead * lead ** 2 + WEIGHTS.near * (wanted.length - 1) * (wanted.length / span);
}

/** Bonus for the phrase of readers that is most like the query. */
export function getPhraseBonus(
  section: {readonly asked?: string},
  wanted: readonly Wanted[],
): number {
  const likeness = toPhrases(section).map((words) => {
    const share = getShare(wanted, words);
    if (share === 0) return 0;
    const known = 1 - WEIGHTS.phrasePrecision * (1 - toKnownShare(words, wanted));
    return share ** 2 * known;
  });
  return WEIGHTS.phrase * Math.max(0, ...likeness);
}

/** Share of the words that the query asks for. */
export const toKnownShare = (words: readonly string[], wanted: readonly Wanted[]): number =>
  words.length === 0
    ? 0
    : words.filter((word) => wanted.some(({ways}) => ways.some(({stems}) => stems.includes(word))))
        .length / words.length;

/** Share of the terms that occur among the words, each by its best form and its rarity. */
function getShare(wanted: readonly Wanted[], words: readonly string[]): number {
  const total = wanted.reduce((sum, {rarity}) => sum + rarity, 0);
  if (total === 0) return 0;
  const found = wanted.map(({ways, rarity}) => {
    const best = Math.max(
      0,
      ...ways.map((way) =>
        way.stems.every((wantedStem) => has(words, wantedStem, way.isPrefix))
          ? WAY_WEIGHT[way.kind]
          : 0,
      ),
    );
    return best * rarity;
  });
  return found.reduce((sum, weight) => sum + weight, 0) / total;
}

const has = (words: readonly string[], wanted: string, isPrefix: boolean): boolean =>
  words.includes(wanted) ||
  (isPrefix && wanted.length > 2 && words.some((word) => word.startsWith(wanted)));

const phrases = new WeakMap<object, readonly (readonly string[])[]>();
const NONE: readonly (readonly string[])[] = [];

/** The words of each phrase; cached, because every key press needs them. */
function toPhrases(section: {readonly asked?: string}): readonly (readonly string[])[] {
  if (!section.asked) return NONE;
  const known = phrases.get(section) ?? section.asked.split('\n').map(toTitleStems);
  phrases.set(section, known);
  return known;
}

/**
 * Both clients have the same names: the query says by its words or its style which one it means. A
 * function and its type may differ in the first letter only.
 */
export function getNameBonus(
  {title, context}: {readonly title: string; readonly context: string},
  query: string,
): number {
  if (title === query && /[a-z][A-Z]/.test(query)) return WEIGHTS.sameCase;
  if (/^[a-z]+_/.test(query)) return title.startsWith(query) ? WEIGHTS.snakeCase : 1;
  const isPython = `${context} ${title}`.includes('(Python)');
  return isPython && !/\b(?:python|pip)\b/i.test(query) ? WEIGHTS.python : 1;
}
