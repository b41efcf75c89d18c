import {stem, tokenize} from './tokenize';
import type {Marked} from './types';

/** A word with the marks inside it, as in `x-api-key`. */
export const WORD = /[\p{L}\p{N}]+(?:[-_./:@'][\p{L}\p{N}]+)*/gu;

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

/** Whether a word of a text matches one of the stems, prefixes included. */
export function isMatch(word: string, words: readonly string[]): boolean {
  return tokenize(word).some((token) => {
    const stemmed = stem(token);
    return words.some((wanted) => stemmed === wanted || isStart(token, wanted));
  });
}

/** Whether a word begins with what was typed; a single letter begins too many. */
export const isStart = (token: string, typed: string): boolean =>
  typed.length > 1 && token.startsWith(typed);
