import {isForeignStopWord, splitCompound} from './splitCompound';
import {isStopWord, isVerb} from './stopWords';
import synonyms from './synonyms.json';
import {normalize, remember, stem, tokenizeWords} from './tokenize';
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

const readPhrase = remember((phrase): Phrase => toPhrase(tokenizeWords(phrase)));

const toKey = (phrase: Phrase): string => phrase.join(' ');

/** What one thing is called, and in English if these are foreign names. */
type Names = readonly [spellings: readonly string[], meaning?: string];

/** Groups of words and phrases that mean the same. */
export const SYNONYMS: readonly (readonly string[])[] = synonyms.map((group) => group.split(', '));

const ALL_NAMES: readonly Names[] = [
  ...SYNONYMS.map((spellings): Names => [spellings]),
  ...Object.entries(translations).map(([meaning, spellings]): Names => [spellings, meaning]),
];

/** What synonyms and translations say of words with one initial. */
interface ThesaurusPart {
  /** Words of the longest phrase. */
  readonly longest: number;
  /** By the stems of phrases; none for those of single words of phrases. */
  readonly namesOf: ReadonlyMap<string, readonly Names[]>;
  /** Phrases in their spelling. */
  readonly spelled: ReadonlyMap<string, string>;
}

/**
 * Reads the phrases that have a word with an initial. To read all phrases takes as long as several
 * searches, and the first one waits for it.
 */
const readPart = remember((initial): ThesaurusPart => {
  // Hyphenated words are also split between a letter and a digit.
  const isInitial = new RegExp(`(?<!\\p{L}(?!\\p{N}))${initial}`, 'u');
  const namesOf = new Map<string, Names[]>();
  const spelled = new Map<string, string>();
  let longest = 1;
  for (const names of ALL_NAMES) {
    for (const spelling of names[0]) {
      if (!isInitial.test(normalize(spelling))) continue;
      const phrase = readPhrase(spelling);
      const key = toKey(phrase);
      for (const part of [key, ...phrase]) namesOf.set(part, namesOf.get(part) ?? []);
      namesOf.get(key)?.push(names);
      if (names[1] === undefined) spelled.set(key, spelling);
      longest = Math.max(longest, phrase.length);
    }
  }
  return {namesOf, longest, spelled};
});

/** What is known of words that start like this one; their stems start like it, too. */
const getPart = (word = ''): ThesaurusPart => readPart([...word][0] ?? '');

/** What is searched for as well: for foreign names, the English one and what that is called besides. */
function listPhrases([spellings, meaning]: Names): readonly Phrase[] {
  if (meaning === undefined) return spellings.map(readPhrase);
  const phrase = readPhrase(meaning);
  const key = toKey(phrase);
  const others = (getPart(phrase[0]).namesOf.get(key) ?? [])
    .filter((names) => names[1] === undefined)
    .flatMap(listPhrases);
  return [phrase, ...others.filter((other) => toKey(other) !== key)];
}

/** Whether a word is part of a synonym or translation. */
export const isInSynonym = (word: string): boolean => getPart(word).namesOf.has(stem(word));

/** The English words of all synonyms, in their spelling. */
export const listSynonymWords = (): string[] => [
  ...new Set(SYNONYMS.flat().flatMap((phrase) => tokenizeWords(phrase).map(([whole]) => whole))),
];

/** Other names for what a query means, if it names one thing. */
export function listNames(query: string): string[] {
  const [term, ...others] = toTerms(query);
  if (term === undefined || others.length > 0) return [];
  return term.alternatives.flatMap((phrase) => getPart(phrase[0]).spelled.get(toKey(phrase)) ?? []);
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
  const asked = terms.length > 0 ? terms : dropped;
  const typed = asked.map((term) => toKey(term.typed.map(stem)));
  // A synonym that the query has as well is a term of its own: of "taxi or police plate", a section
  // about taxis says one word, not two.
  return asked.map((term) => ({
    ...term,
    alternatives: term.alternatives.filter((phrase) => !typed.includes(toKey(phrase))),
  }));
}

/** The longest phrase with synonyms that starts here, or the single word. */
function findPhrase(
  words: readonly Word[],
  start: number,
): {readonly length: number; readonly alternatives: readonly Phrase[]} {
  const {namesOf, longest} = getPart(words[start]?.[0]);
  for (let length = Math.min(longest, words.length - start); length >= 1; length -= 1) {
    const key = toKey(toPhrase(words.slice(start, start + length)));
    const found = namesOf.get(key) ?? [];
    if (found.length === 0) continue;
    const others = new Map(found.flatMap(listPhrases).map((phrase) => [toKey(phrase), phrase]));
    others.delete(key);
    return {length, alternatives: [...others.values()]};
  }
  return {length: 1, alternatives: []};
}
