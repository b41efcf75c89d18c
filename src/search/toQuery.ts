import type {Query, SearchOptions} from 'minisearch';
import type {QueryTerm} from './expandSynonyms';
import {stem} from './tokenize';
import type {Wanted} from './wanted';

/** Weight of a match in each field. */
export const BOOST = {title: 6, context: 2, text: 1, code: 0.7};

/** A term with the forms that the words of the index suggest. */
export interface CorrectedTerm extends QueryTerm {
  readonly corrections: readonly string[];
  /** Stems of words that start with the typed text, but are shorter than it. */
  readonly completions: readonly string[];
}

/** The words of a query are already tokenized and stemmed. */
export const AS_IS: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: {fuzzy: 0.4, prefix: 0.6},
};

const scale = (factor: number): SearchOptions => ({
  boost: Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * factor])),
});

/**
 * Whether a word can be a prefix. A word that lost an ending cannot: "mining" must not find
 * "minute".
 */
const canBePrefix = (word: string): boolean =>
  word.length > 1 && word.length - stem(word).length < 2;

/** One or two letters start so many words that they match only titles. */
const isShort = (typed: readonly string[]): boolean => typed.join('').length < 3;

/** Combines all forms of a term; a synonym or correction never outranks the typed word. */
export function toQuery(
  {typed, parts, alternatives, corrections, completions}: CorrectedTerm,
  isLast: boolean,
): Query {
  // The last word may be incomplete, so even a single letter is a prefix.
  const prefix = typed.every(canBePrefix) || (isLast && typed.join('').length === 1);
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: typed.map(stem), prefix: prefix && !isShort(typed)},
      ...(prefix && isShort(typed) ? [{queries: typed.map(stem), prefix, fields: ['title']}] : []),
      ...(parts.length > 0
        ? [
            {
              combineWith: 'AND' as const,
              queries: parts.map(stem),
              prefix: parts.every(canBePrefix),
              ...scale(0.9),
            },
          ]
        : []),
      ...corrections.map((word) => ({queries: [stem(word)], prefix: false, ...scale(0.8)})),
      ...completions.map((word) => ({queries: [word], prefix: false, ...scale(0.6)})),
      ...alternatives.map((phrase) => ({
        combineWith: 'AND' as const,
        queries: [...phrase],
        prefix: false,
        ...scale(0.6),
      })),
    ],
  };
}

/** The same for ranking, which reads titles and texts itself. */
export function toWanted({
  typed,
  parts,
  alternatives,
  corrections,
  completions,
}: CorrectedTerm): Pick<Wanted, 'ways'> {
  return {
    ways: [
      {stems: typed.map(stem), weight: 1, isPrefix: typed.every(canBePrefix)},
      ...(parts.length > 0 ? [{stems: parts.map(stem), weight: 1, isPrefix: true}] : []),
      ...corrections.map((word) => ({stems: [stem(word)], weight: 0.9, isPrefix: false})),
      ...completions.map((word) => ({stems: [word], weight: 0.9, isPrefix: false})),
      ...alternatives.map((stems) => ({stems, weight: 0.7, isPrefix: false})),
    ],
  };
}
