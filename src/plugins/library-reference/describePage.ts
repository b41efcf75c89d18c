import type {CommentDisplayPart} from 'typedoc';

/** A search result shows about this many characters. */
export const DESCRIPTION_MAX_CHARACTERS = 160;

/**
 * Makes the one-sentence description of a page from a doc comment.
 *
 * @param parts the summary of the comment
 * @param suffix what to add at the end of the sentence
 * @returns plain text of at most {@link DESCRIPTION_MAX_CHARACTERS} characters, '' for an empty
 *   summary
 */
export function describePage(parts: readonly CommentDisplayPart[], suffix = ''): string {
  const [paragraph = ''] = parts
    .map((part) => (part.kind === 'text' ? toPlainText(part.text) : part.text.replaceAll('`', '')))
    .join('')
    .split(/\n\s*\n/, 1);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  const room = DESCRIPTION_MAX_CHARACTERS - suffix.length;
  if (sentence.length <= room) return sentence.replace(/(?=[.!?]?$)/, () => suffix);
  const cut = sentence.slice(0, room - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…${suffix}`;
}

const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
