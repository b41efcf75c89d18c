import {normalize} from './tokenize';
import translations from './translations.json';

/** Foreign phrases, and the words of phrases: "clave" of "clave de API". */
interface Foreign {
  readonly phrases: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

let foreign: Foreign | undefined;
/** Read when a query needs it first. */
const getForeign = (): Foreign => (foreign ??= readForeign());

function readForeign(): Foreign {
  const phrases = Object.values(translations).flat().map(normalize);
  return {
    phrases: new Set(phrases),
    words: new Set(phrases.flatMap((phrase) => phrase.split(' '))),
  };
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;
const LONGEST_HAN = 6;

/** Articles, prepositions and question words of the languages that are translated. */
const FOREIGN_STOP_WORDS = new Set(
  (
    'der die das den dem des ein eine einen und von vom mit fur im auf wie wo was welche ist kann ich' +
    ' le la les un une du de et avec pour dans sur comment ou quel quelle est puis je' +
    ' el los las del y con para en como donde que cual es puedo il lo gli i di da per nel dove' +
    ' quale posso o os do dos em onde qual posso z ze w na do jak gdzie jaki czy moge' +
    ' az egy es hogyan hol mi van het een hoe waar welke kan ik ve ile icin nasil nerede'
  ).split(' '),
);

/** Whether a word of a query carries no meaning because the query is in another language. */
export const isForeignStopWord = (word: string, others: readonly string[]): boolean =>
  FOREIGN_STOP_WORDS.has(word) &&
  others.some((other) => !FOREIGN_STOP_WORDS.has(other) && getForeign().words.has(other));

/** Whether a query is in another language: an unknown word of it is no mistyped English one. */
export const isForeign = (
  words: readonly string[],
  isEnglish: (word: string) => boolean,
): boolean => words.some((word) => FOREIGN_STOP_WORDS.has(word) && !isEnglish(word));

/**
 * The known foreign words that a compound joins. German, Dutch and Hungarian write them without a
 * space, some with a letter in between; Chinese has no spaces at all.
 *
 * @example splitCompound('kennzeichenkamera') // ['kennzeichen', 'kamera']
 */
export function splitCompound(word: string): readonly string[] {
  const isHan = /^\p{Script=Han}+$/u.test(word);
  // Before the phrases are read, which takes a while.
  if (!isHan && word.length < SHORTEST_COMPOUND) return [];
  if (getForeign().phrases.has(word)) return [];
  if (isHan) return splitHan(word);
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const first = word.slice(0, at);
    const known = [first, first.replace(/(?:s|n|en)$/, '')].find((part) =>
      getForeign().phrases.has(part),
    );
    const rest = word.slice(at);
    if (known !== undefined && getForeign().phrases.has(rest)) return [known, rest];
  }
  return [];
}

/** The longest known words, without the characters between them. */
function splitHan(text: string): readonly string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length;) {
    let length = Math.min(LONGEST_HAN, text.length - start);
    while (length > 1 && !getForeign().phrases.has(text.slice(start, start + length))) length -= 1;
    if (length > 1) found.push(text.slice(start, start + length));
    start += length;
  }
  return found;
}
