import type {Query, SearchOptions} from 'minisearch';
import type {QueryTerm} from './expandSynonyms';
import {isCommonWord} from './commonWords';
import {stem} from './tokenize';
import type {Term} from './wanted';

/** Weight of a match in each field. */
export const BOOST = {title: 6, context: 2, text: 1, code: 0.7, asked: 2};

/** A term with the forms that the words of the index suggest. */
export interface CorrectedTerm extends QueryTerm {
  readonly corrections: readonly string[];
  /** Stems of words that start with the typed text, but are shorter than it. */
  readonly completions: readonly string[];
  /** Stems of what the portal says for a word that it hardly uses. */
  readonly related: readonly string[];
  /** Whether the index has the typed words as they are. */
  readonly isKnown: boolean;
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

/**
 * The last word may be incomplete, so even a single letter is a prefix. Other words may be cut off
 * unless the index has them: "open a ticket" is not about OpenAPI. A short word with synonyms is
 * complete: "UK" does not start "Ukraine".
 */
const isPrefix = ({typed, alternatives, isKnown}: CorrectedTerm, isLast: boolean): boolean =>
  ((isLast || !isKnown) &&
    typed.every(canBePrefix) &&
    !(isShort(typed) && alternatives.length > 0)) ||
  (isLast && typed.join('').length === 1);

const isLong = (part: string): boolean => part.length > 2;

/** One or two letters start so many words that they match only titles. */
const isShort = (typed: readonly string[]): boolean => typed.join('').length < 3;

/** The query for the terms of a search; the last one may be incomplete. */
export const toIndexQuery = (terms: readonly CorrectedTerm[]): Query => ({
  combineWith: 'OR',
  queries: terms.map((term, index) => toQuery(term, index === terms.length - 1)),
});

/** Combines all forms of a term; a synonym or correction never outranks the typed word. */
function toQuery(term: CorrectedTerm, isLast: boolean): Query {
  const {typed, parts, alternatives, corrections, completions, related} = term;
  const prefix = isPrefix(term, isLast);
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
      ...related.map((word) => ({queries: [word], prefix: false, ...scale(0.3)})),
    ],
  };
}

/** Everyday words count so much. */
const COMMON = 0.4;

/** The same for ranking, which reads titles and texts itself. */
export function toWanted(term: CorrectedTerm, isLast: boolean): Term {
  const {typed, parts, alternatives, corrections, completions, related} = term;
  return {
    importance: typed.every(isCommonWord) ? COMMON : 1,
    ways: [
      {stems: typed.map(stem), kind: 'typed', isPrefix: isPrefix(term, isLast)},
      ...(parts.length > 0
        ? [{stems: parts.map(stem), kind: 'typed' as const, isPrefix: parts.every(isLong)}]
        : []),
      ...corrections.map((word) => ({
        stems: [stem(word)],
        kind: 'corrected' as const,
        isPrefix: false,
      })),
      ...completions.map((word) => ({stems: [word], kind: 'completed' as const, isPrefix: false})),
      ...alternatives.map((stems) => ({stems, kind: 'synonym' as const, isPrefix: false})),
      ...related.map((word) => ({stems: [word], kind: 'related' as const, isPrefix: false})),
    ],
  };
}
