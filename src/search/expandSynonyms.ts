import synonyms from './synonyms.json';
import {stem, tokenizeWords} from './tokenize';

/** A term of a query with its synonyms; all words of a form must occur. */
export interface QueryTerm {
  /** As typed: whole words, not stemmed. */
  readonly typed: readonly string[];
  /** The parts of an identifier; empty for other words. */
  readonly parts: readonly string[];
  /** Synonyms, stemmed. */
  readonly alternatives: readonly (readonly string[])[];
}

const groups = synonyms.map((group) =>
  group.map((phrase) => tokenizeWords(phrase).map(([whole]) => stem(whole))),
);
const spellings = new Set(synonyms.flat().map((phrase) => phrase.toLowerCase()));
const LONGEST = Math.max(...groups.flat().map((phrase) => phrase.length));

/** Words that carry no meaning for a search. */
const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'any',
  'are',
  'at',
  'be',
  'by',
  'can',
  'come',
  'do',
  'does',
  'did',
  'for',
  'from',
  'has',
  'have',
  'how',
  'i',
  'if',
  'in',
  'is',
  'it',
  'its',
  'me',
  'my',
  'of',
  'on',
  'or',
  'per',
  'should',
  'that',
  'the',
  'there',
  'this',
  'to',
  'was',
  'what',
  'when',
  'where',
  'which',
  'why',
  'will',
  'with',
  'you',
  'your',
]);
/** Whether a word carries no meaning for a search. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Whether a word has synonyms in this spelling, before stemming. */
export const isSynonym = (word: string): boolean => spellings.has(word);

/** Words that readers type before a status code. */
const BEFORE_STATUS = new Set(['error', 'errors', 'status', 'http', 'code', 'response', 'answer']);

/**
 * The terms of a query; a phrase with synonyms is one term.
 *
 * @example toTerms('licence plate height') // two terms: "licence plate" with its synonyms, and "height"
 */
export function toTerms(text: string): QueryTerm[] {
  const words = tokenizeWords(text);
  const stems = words.map(([whole]) => stem(whole));
  const hasStatus = words.some(([whole]) => /^[1-5]\d\d$/.test(whole));
  const terms: QueryTerm[] = [];
  const dropped: QueryTerm[] = [];
  for (let start = 0; start < words.length;) {
    const {length, alternatives} = findPhrase(stems, start);
    const taken = words.slice(start, start + length);
    const [first = ['']] = taken;
    const term = {
      typed: taken.map(([whole]) => whole),
      parts: length === 1 ? first.slice(1) : [],
      alternatives,
    };
    const isEmpty =
      alternatives.length === 0 &&
      (STOP_WORDS.has(first[0]) || (hasStatus && BEFORE_STATUS.has(first[0])));
    (isEmpty ? dropped : terms).push(term);
    start += length;
  }
  return terms.length > 0 ? terms : dropped;
}

/** The longest phrase with synonyms that starts here, or the single word. */
function findPhrase(
  stems: readonly string[],
  start: number,
): {readonly length: number; readonly alternatives: readonly (readonly string[])[]} {
  for (let length = Math.min(LONGEST, stems.length - start); length >= 1; length -= 1) {
    const phrase = stems.slice(start, start + length);
    const found = groups.filter((candidates) =>
      candidates.some((candidate) => isSame(candidate, phrase)),
    );
    if (found.length > 0)
      return {length, alternatives: found.flat().filter((candidate) => !isSame(candidate, phrase))};
  }
  return {length: 1, alternatives: []};
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
