import {escapeMarkup} from '../../markdown/escapeMarkup';
import type {Block, Inline, RichText} from '../view/types';

/** Text for elements and attributes of HTML and XML. */
export const escape = (text: string): string =>
  escapeMarkup(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Text of the contract as HTML, for feeds.
 *
 * @param address of the site, to which links within it are relative
 */
export const toHtml = (text: RichText, address: string): string =>
  text.map((block) => toBlock(block, address)).join('');

function toBlock(block: Block, address: string): string {
  switch (block[0]) {
    case 'p':
      return `<p>${block[1].map((inline) => toInline(inline, address)).join('')}</p>`;
    case 'pre':
      return `<pre>${escape(block[1])}</pre>`;
    case 'table': {
      const rows = block[1].map((row) =>
        row.map((cell) => `<td>${toInlines(cell, address)}</td>`).join(''),
      );
      return `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
    }
    default: {
      const [tag, content, start] = block;
      const items = content.map((item) => `<li>${toHtml(item, address)}</li>`);
      return `<${tag}${start === undefined ? '' : ` start="${start}"`}>${items.join('')}</${tag}>`;
    }
  }
}

function toInline(inline: Inline, address: string): string {
  if (typeof inline === 'string') return escape(inline);
  switch (inline[0]) {
    case 'code':
      return `<code>${escape(inline[1])}</code>`;
    case 'a': {
      const url = new URL(inline[2].replace(/^\//, ''), address).href;
      return `<a href="${escape(url)}">${toInlines(inline[1], address)}</a>`;
    }
    default:
      return `<${inline[0]}>${toInlines(inline[1], address)}</${inline[0]}>`;
  }
}

const toInlines = (inlines: readonly Inline[], address: string): string =>
  inlines.map((inline) => toInline(inline, address)).join('');

/** The same as plain text. */
export const toPlainText = (text: RichText): string =>
  text
    .map((block) => {
      if (block[0] === 'pre') return block[1];
      if (block[0] === 'p') return toPlainInlines(block[1]);
      if (block[0] === 'table')
        return block[1].map((row) => row.map(toPlainInlines).join(', ')).join('\n');
      return block[1].map((item) => `- ${toPlainText(item)}`).join('\n');
    })
    .join('\n');

const toPlainInlines = (inlines: readonly Inline[]): string => inlines.map(toPlainInline).join('');

function toPlainInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return typeof inline[1] === 'string' ? inline[1] : toPlainInlines(inline[1]);
}
