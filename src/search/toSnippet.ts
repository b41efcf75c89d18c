import {isMatch, isStart, mark, WORD} from './mark';
import {stem, tokenize} from './tokenize';
import type {Marked} from './types';

const MAX_CHARACTERS = 180;
/** Words before the first match when a sentence has to be cut. */
const WORDS_BEFORE = 8;

interface Sentence {
  readonly text: string;
  /** Number of different words of the query in it. */
  readonly matches: number;
  readonly isWhole: boolean;
}

/**
 * The sentences of a text that say most about the query: the best one, and those after it that fit.
 *
 * @param text one paragraph, item or row of a table on each line
 * @param words stems of the query
 */
export function toSnippet(text: string, words: readonly string[]): Marked {
  const sentences = text
    .split('\n')
    .flatMap(toSentences)
    .map((sentence) => toSentence(sentence, words));
  const best = sentences.reduce(
    (found, {matches, isWhole}, index) =>
      isBetter({matches, isWhole}, sentences[found]) ? index : found,
    0,
  );
  const [first, ...rest] = sentences.slice(best);
  if (first === undefined) return [];
  if (first.text.length > MAX_CHARACTERS) return cut(first.text, words);
  let shown = first.text;
  for (const {text: next} of rest) {
    // Rows and titles have no full stop; what follows them is another subject.
    if (!/[.!?:]$/.test(shown) || shown.length + next.length + 1 > MAX_CHARACTERS) break;
    shown += ` ${next}`;
  }
  return mark(shown, words);
}

/** A sentence ends with a full stop before a capital letter. */
const toSentences = (line: string): string[] =>
  line.split(/(?<=[\p{L}\p{N})\]`"'][.!?]) (?=\p{Lu})/u).filter((sentence) => sentence !== '');

function toSentence(text: string, words: readonly string[]): Sentence {
  const tokens = tokenize(text).map((token) => [token, stem(token)] as const);
  const matches = words.filter((word) =>
    tokens.some(([token, stemmed]) => stemmed === word || isStart(token, word)),
  );
  return {text, matches: matches.length, isWhole: /[.!?:]$/.test(text)};
}

/** More of the query, or as much of it and a whole sentence instead of a list of words. */
const isBetter = (
  one: Pick<Sentence, 'matches' | 'isWhole'>,
  other: Sentence | undefined,
): boolean =>
  other === undefined ||
  one.matches > other.matches ||
  (one.matches === other.matches && one.isWhole && !other.isWhole);

/** The part of a long sentence around its first match, cut between words. */
function cut(text: string, words: readonly string[]): Marked {
  const all = [...text.matchAll(/\S+/g)];
  const first = Math.max(
    0,
    all.findIndex(([word]) => [...word.matchAll(WORD)].some(([inner]) => isMatch(inner, words))),
  );
  const from = Math.max(0, first - WORDS_BEFORE);
  const start = all[from]?.index ?? 0;
  let stop = start;
  for (const {0: word, index} of all.slice(from)) {
    if (index + word.length - start > MAX_CHARACTERS) break;
    stop = index + word.length;
  }
  return [
    ...(from > 0 ? ([['… ', false]] as const) : []),
    ...mark(text.slice(start, stop), words),
    ...(stop < text.length && stop > start ? ([[' …', false]] as const) : []),
  ];
}
