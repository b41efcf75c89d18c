/** A value of JSON as the text of a field. */
export const toFieldText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The text of a field as a value of its type; a text that is none of the type stays a text, so that
 * the API can say so. An empty one is not sent.
 */
export function fromText(text: string, type: string): unknown {
  if (text === '') return undefined;
  if (/^string$/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
