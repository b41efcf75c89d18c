import type {Block, Inline, RichText} from '../../../contract/view/types';

/** Text of the contract without its marks. */
export const toPlain = (content: RichText | undefined): string =>
  (content ?? []).map(toBlockText).join(' ').replace(/\s+/g, ' ').trim();

function toBlockText([kind, content]: Block): string {
  if (kind === 'pre') return content;
  if (kind === 'table')
    return content.map((row) => row.map((cell) => toText(cell)).join(', ')).join('; ');
  return kind === 'p' ? toText(content) : content.map(toPlain).join('; ');
}

const toText = (inlines: readonly Inline[]): string => inlines.map(toInlineText).join('');

function toInlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  const [, content] = inline;
  return typeof content === 'string' ? content : toText(content);
}

/** The first sentence of a text. A point within a number or a name ends no sentence. */
export const toFirstSentence = (text: string): string =>
  text.split(/(?<=[.!?])\s+(?=[^a-z])/)[0] ?? '';
