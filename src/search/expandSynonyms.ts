import {isForeignStopWord, splitCompound} from './splitCompound';
import {isStopWord, isVerb} from './stopWords';
import synonyms from './synonyms.json';
import {stem, tokenizeWords} from './tokenize';
import translations from './translations.json';

/** A term of a query with its synonyms; all words of a form must occur. */
export interface QueryTerm {
  /** As typed: whole words, not stemmed. */
  readonly typed: readonly string[];
  /** The parts of an identifier; empty for other words. */
  readonly parts: readonly string[];
  /** Synonyms, stemmed. */
  readonly alternatives: readonly (readonly string[])[];
}

type Word = readonly [whole: string, ...parts: string[]];
type Phrase = readonly string[];

/**
 * The stems of a phrase; those of hyphenated words one by one, so that "on premise" is
 * "on-premise".
 */
const toPhrase = (words: readonly Word[]): Phrase =>
  words.flatMap(([whole, ...parts]) => (whole.includes('-') ? parts : [whole]).map(stem));

const toPhrases = (group: readonly string[]): Phrase[] =>
  group.map((phrase) => toPhrase(tokenizeWords(phrase)));

const toKey = (phrase: Phrase): string => phrase.join(' ');

interface SynonymGroup {
  /** What a query may contain. */
  readonly from: readonly Phrase[];
  /** What is searched for as well. */
  readonly to: readonly Phrase[];
}

const synonymGroups = synonyms.map((phrases) =>
  phrases.map((spelling) => ({spelling, phrase: toPhrase(tokenizeWords(spelling))})),
);

/** All phrases of the groups of synonyms that contain a phrase, by that phrase. */
const synonymsOf = new Map<string, Phrase[]>();
/** Phrases in their spelling, by their stems. */
const spelled = new Map<string, string>();
for (const group of synonymGroups) {
  const phrases = group.map(({phrase}) => phrase);
  const keys = phrases.map(toKey);
  for (const key of new Set(keys))
    synonymsOf.set(key, [...(synonymsOf.get(key) ?? []), ...phrases]);
  group.forEach(({spelling}, index) => spelled.set(keys[index] ?? '', spelling));
}

const groups: readonly SynonymGroup[] = [
  ...synonymGroups.map((group) => {
    const phrases = group.map(({phrase}) => phrase);
    return {from: phrases, to: phrases};
  }),
  ...Object.entries(translations).map(([english, foreign]) => ({
    from: toPhrases(foreign),
    to: withSynonyms(toPhrases([english])),
  })),
];

/** The English phrase of a translation, and what it is called besides. */
function withSynonyms([english = []]: readonly Phrase[]): Phrase[] {
  const others = synonymsOf.get(toKey(english)) ?? [];
  return [english, ...others.filter((phrase) => toKey(phrase) !== toKey(english))];
}

const groupsOf = new Map<string, SynonymGroup[]>();
for (const group of groups) {
  for (const key of new Set(group.from.map(toKey)))
    groupsOf.set(key, [...(groupsOf.get(key) ?? []), group]);
}
const LONGEST = Math.max(...groups.flatMap(({from}) => from.map((phrase) => phrase.length)));

const knownStems = new Set(groups.flatMap(({from}) => from.flat()));
/** Whether a word is part of a synonym or translation. */
export const isInSynonym = (word: string): boolean => knownStems.has(stem(word));

/** The English words of all synonyms, in their spelling. */
export const listSynonymWords = (): string[] => [
  ...new Set(synonyms.flat().flatMap((phrase) => tokenizeWords(phrase).map(([whole]) => whole))),
];

/** Other names for what a query means, if it names one thing. */
export function listNames(query: string): string[] {
  const [term, ...others] = toTerms(query);
  if (term === undefined || others.length > 0) return [];
  return term.alternatives.flatMap((phrase) => spelled.get(toKey(phrase)) ?? []);
}

/** Words that readers type before a status code. */
const BEFORE_STATUS = new Set(['error', 'errors', 'status', 'http', 'code', 'response', 'answer']);

/**
 * The terms of a query; a phrase with synonyms is one term.
 *
 * @param correct the word that an unknown word means, so that mistyped words have synonyms too
 * @example toTerms('licence plate height') // two terms: "licence plate" with its synonyms, and
 *   "height"
 */
export function toTerms(
  text: string,
  correct: (word: string) => string = (word) => word,
): QueryTerm[] {
  const words = tokenizeWords(text).flatMap((word): readonly Word[] => {
    const parts = splitCompound(word[0]);
    return parts.length > 0 ? parts.map((part): Word => [part]) : [word];
  });
  const corrected = words.map(([whole, ...parts]): Word => [correct(whole), ...parts]);
  const wholes = words.map(([whole]) => whole);
  const hasStatus = words.some(([whole]) => /^[1-5]\d\d$/.test(whole));
  const terms: QueryTerm[] = [];
  const dropped: QueryTerm[] = [];
  for (let start = 0; start < words.length;) {
    const {length, alternatives} = findPhrase(corrected, start);
    const [first = ['']] = words.slice(start);
    const term = {
      // A phrase is searched for as it is spelled right; a single word keeps its corrections beside
      // it.
      typed: (length === 1 ? words : corrected)
        .slice(start, start + length)
        .map(([whole]) => whole),
      parts: length === 1 ? first.slice(1) : [],
      alternatives,
    };
    const isEmpty =
      (length === 1 && isVerb(first[0], words[start - 1]?.[0])) ||
      (length === 1 && isForeignStopWord(first[0], wholes)) ||
      (alternatives.length === 0 &&
        (isStopWord(first[0]) || (hasStatus && BEFORE_STATUS.has(first[0]))));
    (isEmpty ? dropped : terms).push(term);
    start += length;
  }
  return terms.length > 0 ? terms : dropped;
}

/** The longest phrase with synonyms that starts here, or the single word. */
function findPhrase(
  words: readonly Word[],
  start: number,
): {readonly length: number; readonly alternatives: readonly Phrase[]} {
  for (let length = Math.min(LONGEST, words.length - start); length >= 1; length -= 1) {
    const key = toKey(toPhrase(words.slice(start, start + length)));
    const found = groupsOf.get(key);
    if (found === undefined) continue;
    const others = new Map(found.flatMap(({to}) => to.map((phrase) => [toKey(phrase), phrase])));
    others.delete(key);
    return {length, alternatives: [...others.values()]};
  }
  return {length: 1, alternatives: []};
}
