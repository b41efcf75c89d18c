/** A word that carries more than letters: a path, header, camel-case name, file name, status code. */
const IDENTIFIER = /[\p{L}\p{N}_$@{}][\p{L}\p{N}_$@{}./:-]*[\p{L}\p{N}_}]|\d{3}/gu;
const HUMP =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const SEPARATOR = /[-_./:@{}$]+/;

/**
 * The identifiers of a text, each whole and in its parts, so that `verifySignature`
 * is found by "verify sig" and `x-disable-image-resizing` by "image resizing".
 *
 * @param text plain text
 * @returns distinct lower-case words in order of appearance, empty for ordinary prose
 * @example splitIdentifiers('plateHeight') // ['plateheight', 'plate', 'height']
 */
export function splitIdentifiers(text: string): string[] {
  const words = new Set<string>();
  for (const [token] of text.matchAll(IDENTIFIER))
    for (const word of splitToken(token)) words.add(word);
  return [...words];
}

/** Documents use few words, again and again: to split each once takes a tenth of the time. */
const split = new Map<string, readonly string[]>();

function splitToken(token: string): readonly string[] {
  const known = split.get(token);
  if (known !== undefined) return known;
  const parts = token
    .split(SEPARATOR)
    .flatMap((part) => part.split(HUMP))
    .filter((part) => part !== '');
  const isIdentifier = parts.length > 1 || /^\d{3}$/.test(token);
  const words = isIdentifier
    ? [token, ...parts.filter((part) => part.length > 1)].map((word) => word.toLowerCase())
    : [];
  split.set(token, words);
  return words;
}
