import {normalize} from './tokenize';
import translations from './translations.json';

const foreign = new Set(
  Object.values(translations)
    .flat()
    .map((word) => normalize(word)),
);
const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;

/**
 * The known foreign words that a compound joins. German, Dutch and Hungarian write them without a
 * space, some with a letter in between.
 *
 * @example splitCompound('kennzeichenkamera') // ['kennzeichen', 'kamera']
 */
export function splitCompound(word: string): readonly string[] {
  if (word.length < SHORTEST_COMPOUND || foreign.has(word)) return [];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const first = word.slice(0, at);
    const known = [first, first.replace(/(?:s|n|en)$/, '')].find((part) => foreign.has(part));
    const rest = word.slice(at);
    if (known !== undefined && foreign.has(rest)) return [known, rest];
  }
  return [];
}
