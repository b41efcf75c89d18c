import type {List, Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Block, Inline, RichText} from './types';

/**
 * One line that begins with a letter and has no character with a meaning in Markdown. Most
 * descriptions of large specifications are such lines, and a parser takes a millisecond for each.
 */
const PLAIN = /^[a-z][^\\`*_[\]<&\r\n\t\0]*$/i;

/**
 * Reads the Markdown of a description. Markup other than emphasis, code, links and lists stays
 * text:
 * nothing in a specification can put elements into a page.
 */
export function toRichText(markdown: string | null): RichText {
  // Generators write null for a text that they do not have.
  if (markdown === null || markdown === '') return [];
  if (PLAIN.test(markdown)) return [['p', [markdown.replace(/ +$/, '')]]];
  return fromMarkdown(markdown).children.flatMap((node) => toBlocks(node, markdown));
}

function toBlocks(node: RootContent, source: string): Block[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [['p', toInlines(node.children, source)]];
    case 'list':
      return [[node.ordered === true ? 'ol' : 'ul', toItems(node, source)]];
    case 'code':
      return [['pre', node.value]];
    case 'blockquote':
      return node.children.flatMap((child) => toBlocks(child, source));
    default:
      return [['p', [getSource(node, source)]]];
  }
}

const toItems = (list: List, source: string): Block[][] =>
  list.children.map((item) => item.children.flatMap((child) => toBlocks(child, source)));

function toInlines(nodes: Paragraph['children'], source: string): Inline[] {
  return mergeTexts(nodes.flatMap((node) => toInline(node, source)));
}

function toInline(node: PhrasingContent, source: string): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replace(/\s*\n\s*/g, ' ')];
    case 'inlineCode':
      return [['code', node.value]];
    case 'emphasis':
      return [['em', toInlines(node.children, source)]];
    case 'strong':
      return [['strong', toInlines(node.children, source)]];
    case 'link':
      return isSafe(node.url)
        ? [['a', toInlines(node.children, source), node.url]]
        : toInlines(node.children, source);
    case 'break':
      return [' '];
    default:
      return [getSource(node, source)];
  }
}

/** Addresses of this site or of the web; no scheme that a browser would run. */
export const isSafe = (url: string): boolean =>
  /^(https?:\/\/|mailto:|[#/.])/i.test(url) && !url.startsWith('//');

const getSource = ({position}: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset).replace(/\s*\n\s*/g, ' ');

function mergeTexts(inlines: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];
  for (const inline of inlines) {
    const last = merged.at(-1);
    if (typeof inline === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + inline;
    else merged.push(inline);
  }
  return merged;
}
