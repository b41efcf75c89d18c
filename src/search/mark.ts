import {stem, tokenize} from './tokenize';
import type {Marked} from './types';

const WORD = /[\p{L}\p{N}]+(?:[-_./:@'][\p{L}\p{N}]+)*/gu;
const AROUND = 8;
const MAX_CHARACTERS = 180;

/** Marks the words of a text that match the query, prefixes included. */
export function mark(text: string, words: readonly string[]): Marked {
  const parts: [string, boolean][] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isMatch(match[0], words)) continue;
    if (match.index > end) parts.push([text.slice(end, match.index), false]);
    parts.push([match[0], true]);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push([text.slice(end), false]);
  return parts;
}

/** The part of a text around its first match, cut between words. */
export function toSnippet(text: string, words: readonly string[]): Marked {
  const all = [...text.matchAll(/\S+/g)];
  const first = Math.max(
    0,
    all.findIndex(([word]) => [...word.matchAll(WORD)].some(([inner]) => isMatch(inner, words))),
  );
  // A short text is shown whole.
  const from = text.length <= MAX_CHARACTERS ? 0 : Math.max(0, first - AROUND);
  const start = all[from]?.index ?? 0;
  let stop = start;
  for (const {0: word, index} of all.slice(from)) {
    if (index + word.length - start > MAX_CHARACTERS) break;
    stop = index + word.length;
  }
  const cut = mark(text.slice(start, stop), words);
  return [
    ...(from > 0 ? ([['… ', false]] as const) : []),
    ...cut,
    ...(stop < text.length && stop > start ? ([[' …', false]] as const) : []),
  ];
}

function isMatch(word: string, words: readonly string[]): boolean {
  return tokenize(word).some((token) => {
    const stemmed = stem(token);
    return words.some(
      (wanted) => stemmed === wanted || (wanted.length > 1 && token.startsWith(wanted)),
    );
  });
}
