import synonyms from './synonyms.json';
import {stem, tokenize} from './tokenize';

/** Words that stand for one thing the reader looks for: the word itself first, then its synonyms. */
export interface QueryTerm {
  readonly words: readonly string[];
  /** Each other way to say it, as words that must all occur. */
  readonly alternatives: readonly (readonly string[])[];
}

const groups = synonyms.map((group) => group.map((phrase) => tokenize(phrase).map(stem)));

/** Little words that say nothing about what is looked for. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'how', 'i', 'in', 'is', 'it', 'my', 'of', 'on', 'or', 'the', 'to', 'what', 'when', 'which', 'why', 'with', 'you', 'your', 'if', 'be', 'there']);

/**
 * The terms of a query, phrases with synonyms taken together.
 *
 * @example toTerms('licence plate height') // [{words: ['licenc', 'plat'], alternatives: [['anpr'], …]}, {words: ['height'], …}]
 */
export function toTerms(text: string): QueryTerm[] {
  const all = tokenize(text).map(stem);
  const meaningful = all.filter((word) => !STOP_WORDS.has(word));
  const words = meaningful.length > 0 ? meaningful : all;
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length; ) {
    const term = findPhrase(words, start);
    terms.push(term);
    start += term.words.length;
  }
  return terms;
}

/** The longest phrase with synonyms that begins here, or the word alone. */
function findPhrase(words: readonly string[], start: number): QueryTerm {
  for (let length = Math.min(3, words.length - start); length >= 1; length -= 1) {
    const phrase = words.slice(start, start + length);
    const group = groups.find((candidates) => candidates.some((candidate) => isSame(candidate, phrase)));
    if (group !== undefined) return {words: phrase, alternatives: group.filter((candidate) => !isSame(candidate, phrase))};
  }
  return {words: [words[start] as string], alternatives: []};
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((word, index) => word === b[index]);
