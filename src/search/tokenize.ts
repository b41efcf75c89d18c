const WORD = /[\p{L}\p{N}]+(?:[-_./:@'{}][\p{L}\p{N}{}]+)*/gu;
const HUMP =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** The same for ASCII, which most texts are: classes of Unicode take ten times as long. */
const ASCII = /^[\s!-~]*$/;
const ASCII_WORD = /[a-z\d]+(?:[-_./:@'{}][a-z\d{}]+)*/gi;
/** Most words: a single part that only needs lower case. */
const PLAIN = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;
const SEPARATOR = /[-_./:@'{}]+/;
const DIACRITICS = /\p{M}/gu;

/**
 * The words of a text as the index holds them. Identifiers are kept whole and also split,
 * so that "image resizing" finds `x-disable-image-resizing` and "plate height" finds `plateHeight`.
 *
 * @example tokenize('plateHeight in mm') // ['plateheight', 'plate', 'height', 'in', 'mm']
 */
export function tokenize(text: string): string[] {
  return listWords(text).flatMap(toTokens);
}

const listWords = (text: string): readonly string[] =>
  text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? [];

/** The same, grouped by word: the whole word first, then its parts. */
export const tokenizeWords = (text: string): (readonly [string, ...string[]])[] =>
  listWords(text).map((word) => toTokens(word) as [string, ...string[]]);

const MAX_KNOWN = 50_000;

/** Caches a function of a word or a text, because both recur. */
export function remember<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const cached = known.get(word);
    if (cached !== undefined) return cached;
    const value = make(word);
    if (known.size < MAX_KNOWN) known.set(word, value);
    return value;
  };
}

const toTokens = remember((word): readonly string[] => {
  if (PLAIN.test(word)) return [word.toLowerCase()];
  const parts = word
    .split(SEPARATOR)
    .flatMap((part) => part.split(HUMP))
    .filter((part) => part !== '');
  return parts.length === 1
    ? [normalize(word)]
    : [normalize(word.replaceAll(/[{}]/g, '')), ...parts.map(normalize)];
});

/** Lower case without accents. */
export const normalize = (word: string): string =>
  word.normalize('NFD').replace(DIACRITICS, '').toLowerCase();

/** Forms that endings do not explain. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'kept:keep sent:send lost:lose built:build chosen:choose chose:choose paid:pay held:hold ' +
    'broke:break broken:break ran:run drove:drive driven:drive written:write wrote:write ' +
    'taken:take took:take shown:show given:give gave:give left:leave hidden:hide meant:mean ' +
    'found:find bought:buy sold:sell spent:spend stolen:steal thrown:throw frozen:freeze'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A word without its inflection: hooks, registering, registered, kept. */
export const stem = remember((inflected) => {
  const word = toAmerican(IRREGULAR.get(inflected) ?? inflected);
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  for (const [ending, replacement, shortest] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    const stemmed = word.slice(0, -ending.length) + replacement;
    // running, settings; not call, address.
    return /^(?:ing|ings|ed)$/.test(ending)
      ? stemmed.replace(/(?<=..)([bdgmnprt])\1$/, '$1')
      : stemmed;
  }
  return word;
});

/** recognise, colour. */
const toAmerican = (word: string): string =>
  word
    .replace(/^(\w{4,})is(e|es|ed|ing|ation)$/, '$1iz$2')
    .replace(/^(\w{3,})our(s|ed|ing|)$/, '$1or$2');

/** Ending, its replacement, and the minimum length of what is left. */
const ENDINGS: readonly (readonly [ending: string, replacement: string, shortest: number])[] = [
  // One stem for configure, configuration; validate, validation.
  ...['ations', 'ation', 'ating', 'ated', 'ates', 'ate'].map((ending) => [ending, '', 5] as const),
  ['ations', 'at', 3],
  ['ation', 'at', 3],
  ['sses', 'ss', 3],
  ['ies', 'y', 3],
  ['ings', '', 4],
  ['ing', '', 4],
  ['ed', '', 4],
  ['es', '', 3],
  ['ss', 'ss', 3],
  ['s', '', 3],
  ['e', '', 3],
];
