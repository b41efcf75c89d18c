/** What a specification says of itself, in `info`. */
export interface ApiInfo {
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}

/** Marks of Markdown, and of HTML in it: summaries are text. */
const MARKS = /[`*_[\]<>#|\\]/;
/** Of a sentence, but not of a number or an abbreviation, and of a paragraph. */
const END = /(?<=[.!?])\s+(?=[^a-z])|\n\s*\n/;

/**
 * An API in a sentence, for cards, menus and search engines: its summary, which OpenAPI 3.0 does not
 * have, or else the first sentence of its description, when that is text.
 */
export function toApiSummary({title = '', summary = '', description = ''}: ApiInfo): string {
  const [sentence = ''] = description.trim().split(END);
  const text = [summary, MARKS.test(sentence) ? '' : sentence].find((one) => one.trim() !== '');
  return text?.trim().replace(/\s+/g, ' ') ?? `All operations of the ${title}.`;
}
