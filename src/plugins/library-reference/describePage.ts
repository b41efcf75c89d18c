import type {CommentDisplayPart} from 'typedoc';

/** A search result shows about this many characters. */
export const DESCRIPTION_MAX_CHARACTERS = 160;

/**
 * Makes the one-sentence description of a page from a doc comment.
 *
 * @param parts the summary of the comment
 * @returns plain text of at most {@link DESCRIPTION_MAX_CHARACTERS} characters, '' for an empty
 *   summary
 */
export function describePage(parts: readonly CommentDisplayPart[]): string {
  const [paragraph = ''] = parts
    .map((part) => (part.kind === 'text' ? toPlainText(part.text) : part.text.replaceAll('`', '')))
    .join('')
    .split(/\n\s*\n/, 1);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= DESCRIPTION_MAX_CHARACTERS) return sentence;
  const cut = sentence.slice(0, DESCRIPTION_MAX_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
