/** A name, and its value as it was sent: still percent-encoded. */
export type RawPair = readonly [name: string, value: string];

/** Text of a request; what cannot be decoded stays as it is, and the contract decides on it. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Text of a query or form, where a plus sign is a space. */
export const decodeForm = (text: string): string => decode(text.replaceAll('+', ' '));

/** The pairs of a query, of a form, or of cookies. */
export const splitPairs = (text: string, separator: string): RawPair[] =>
  text
    .split(separator)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [decodeForm(name.trim()), rest.join('=')] as const;
    });
