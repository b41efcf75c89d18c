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

/** Most phrases of a thesaurus need no tokenizer. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

const readPhrase = (phrase: string): Phrase =>
  PLAIN.test(phrase) ? phrase.split(' ').map(stem) : toPhrase(tokenizeWords(phrase));

const toKey = (phrase: Phrase): string => phrase.join(' ');

interface SynonymGroup {
  /** What a query may contain. */
  readonly from: readonly Phrase[];
  /** What is searched for as well. */
  readonly to: readonly Phrase[];
}

/** What synonyms and translations say, by stems. */
interface Thesaurus {
  readonly groupsOf: ReadonlyMap<string, readonly SynonymGroup[]>;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** All stems that a query may contain. */
  readonly stems: ReadonlySet<string>;
  /** Phrases in their spelling. */
  readonly spelled: ReadonlyMap<string, string>;
}

let thesaurus: Thesaurus | undefined;
/** Read when a query needs it first, because an index can be built without it. */
const getThesaurus = (): Thesaurus => (thesaurus ??= createThesaurus());

function createThesaurus(): Thesaurus {
  const spelled = new Map<string, string>();
  const synonymGroups = synonyms.map((spellings) =>
    spellings.map((spelling) => {
      const phrase = readPhrase(spelling);
      spelled.set(toKey(phrase), spelling);
      return phrase;
    }),
  );
  const groups: readonly SynonymGroup[] = [
    ...synonymGroups.map((phrases) => ({from: phrases, to: phrases})),
    ...listTranslations(synonymGroups),
  ];
  const groupsOf = new Map<string, SynonymGroup[]>();
  for (const group of groups) {
    for (const key of new Set(group.from.map(toKey)))
      groupsOf.set(key, [...(groupsOf.get(key) ?? []), group]);
  }
  return {
    groupsOf,
    longest: Math.max(...groups.flatMap(({from}) => from.map((phrase) => phrase.length))),
    stems: new Set(groups.flatMap(({from}) => from.flat())),
    spelled,
  };
}

/** Foreign phrases, with the English one and what that is called besides. */
function listTranslations(synonymGroups: readonly (readonly Phrase[])[]): SynonymGroup[] {
  const synonymsOf = new Map<string, Phrase[]>();
  for (const phrases of synonymGroups) {
    for (const key of new Set(phrases.map(toKey)))
      synonymsOf.set(key, [...(synonymsOf.get(key) ?? []), ...phrases]);
  }
  return Object.entries(translations).map(([spelling, foreign]) => {
    const english = readPhrase(spelling);
    const key = toKey(english);
    const others = (synonymsOf.get(key) ?? []).filter((phrase) => toKey(phrase) !== key);
    return {from: foreign.map(readPhrase), to: [english, ...others]};
  });
}

/** Reads the synonyms before a query needs them. */
export const prepareSynonyms = (): void => void getThesaurus();

/** Whether a word is part of a synonym or translation. */
export const isInSynonym = (word: string): boolean => getThesaurus().stems.has(stem(word));

/** The English words of all synonyms, in their spelling. */
export const listSynonymWords = (): string[] => [
  ...new Set(synonyms.flat().flatMap((phrase) => tokenizeWords(phrase).map(([whole]) => whole))),
];

/** Other names for what a query means, if it names one thing. */
export function listNames(query: string): string[] {
  const [term, ...others] = toTerms(query);
  if (term === undefined || others.length > 0) return [];
  return term.alternatives.flatMap((phrase) => getThesaurus().spelled.get(toKey(phrase)) ?? []);
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
  const {groupsOf, longest} = getThesaurus();
  for (let length = Math.min(longest, words.length - start); length >= 1; length -= 1) {
    const key = toKey(toPhrase(words.slice(start, start + length)));
    const found = groupsOf.get(key);
    if (found === undefined) continue;
    const others = new Map(found.flatMap(({to}) => to.map((phrase) => [toKey(phrase), phrase])));
    others.delete(key);
    return {length, alternatives: [...others.values()]};
  }
  return {length: 1, alternatives: []};
}
