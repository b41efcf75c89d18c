import type {Wanted} from './wanted';
import {stem, tokenizeWords} from './tokenize';

const cache = new WeakMap<object, readonly string[]>();

/**
 * The stemmed words of a section's text in order, identifiers whole; cached, because every key
 * press needs them.
 */
export function toWords(section: {readonly text: string}): readonly string[] {
  const known = cache.get(section);
  if (known !== undefined) return known;
  const words = tokenizeWords(section.text).map(([whole]) => stem(whole));
  cache.set(section, words);
  return words;
}

/** Length in words of the shortest passage with all terms; infinite when a term is missing. */
export function findSpan(words: readonly string[], wanted: readonly Wanted[]): number {
  const starts = new Map<string, number>();
  wanted.forEach(({ways}, index) =>
    ways.forEach(({stems: [first = '']}) => starts.set(first, index)),
  );
  const last = wanted.map(() => -1);
  let shortest = Infinity;
  words.forEach((word, position) => {
    const index = starts.get(word);
    if (index === undefined) return;
    last[index] = position;
    const start = Math.min(...last);
    if (start >= 0) shortest = Math.min(shortest, position - start + 1);
  });
  return shortest;
}
