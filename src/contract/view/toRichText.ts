import type {Definition, List, Nodes, PhrasingContent, RootContent, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {isSafe} from './isSafe';
import {linkAddresses} from './linkAddresses';
import {LINE_BREAK, readMarkup} from './readMarkup';
import type {Block, Inline, RichText} from './types';

/**
 * One line that begins with a letter and has no character with a meaning in Markdown. Most
 * descriptions of large specifications are such lines, and a parser takes a millisecond for each.
 */
const PLAIN = /^[a-z][^\\`*_[\]<&\r\n\t\0]*$/i;

/** What all addresses have that become links. */
const ADDRESS = /:\/\/|www\.|@/i;

/** What a text is read with: itself, and the addresses that it defines for its links. */
interface Source {
  readonly text: string;
  readonly definitions: ReadonlyMap<string, Definition>;
}

/**
 * Reads the Markdown of a description. A heading becomes a paragraph in bold, since pages have
 * headings of their own, and a picture a link. HTML that Markdown has signs for is read as those;
 * all other stays text: nothing in a specification can put elements into a page.
 */
export function toRichText(markdown: string | null): RichText {
  // Generators write null for a text that they do not have.
  if (markdown === null || markdown === '') return [];
  const hasAddress = ADDRESS.test(markdown);
  if (!hasAddress && PLAIN.test(markdown)) return [['p', [markdown.replace(/ +$/, '')]]];
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const root = markdown.includes('<') ? readMarkup(tree) : tree;
  if (hasAddress) linkAddresses(root);
  const {children} = root;
  const definitions = children.filter((node) => node.type === 'definition');
  const source = {
    text: markdown,
    definitions: new Map(definitions.map((node) => [node.identifier, node])),
  };
  return children.flatMap((node) => toBlocks(node, source));
}

function toBlocks(node: RootContent, source: Source): Block[] {
  switch (node.type) {
    case 'paragraph':
      return splitLines(node.children).map((line) => ['p', trimStart(toInlines(line, source))]);
    case 'heading':
      return [['p', [['strong', toInlines(node.children, source)]]]];
    case 'list':
      return [toList(node, source)];
    case 'code':
      return [['pre', node.value]];
    case 'table':
      return [['table', toRows(node, source)]];
    case 'blockquote':
      return node.children.flatMap((child) => toBlocks(child, source));
    case 'definition':
    case 'thematicBreak':
      return [];
    default:
      return [['p', [getSource(node, source)]]];
  }
}

function toList(list: List, source: Source): Block {
  const {ordered, start} = list;
  const items = toItems(list, source);
  if (ordered !== true) return ['ul', items];
  return typeof start === 'number' && start !== 1 ? ['ol', items, start] : ['ol', items];
}

const toItems = (list: List, source: Source): Block[][] =>
  list.children.map((item) => item.children.flatMap((child) => toBlocks(child, source)));

const toRows = (table: Table, source: Source): Inline[][][] =>
  table.children.map((row) => row.children.map((cell) => toInlines(cell.children, source)));

const isBreak = (node: PhrasingContent): boolean =>
  node.type === 'break' || (node.type === 'html' && LINE_BREAK.test(node.value));

/** The lines of a paragraph, each with what is in it. */
function splitLines(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.filter((line) => line.length > 0);
}

/** A line after a break of HTML begins with the line end of its source. */
const trimStart = (line: readonly Inline[]): Inline[] =>
  line.map((inline, index) =>
    index === 0 && typeof inline === 'string' ? inline.replace(/^ +/, '') : inline,
  );

const toInlines = (nodes: readonly PhrasingContent[], source: Source): Inline[] =>
  mergeTexts(nodes.flatMap((node) => toInline(node, source)));

function toInline(node: PhrasingContent, source: Source): Inline[] {
  if (isBreak(node)) return [' '];
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
      return toLink(toInlines(node.children, source), node.url);
    case 'linkReference':
      return toLink(toInlines(node.children, source), getUrl(node.identifier, source));
    case 'image':
      return toLink([node.alt ?? ''], node.url);
    case 'imageReference':
      return toLink([node.alt ?? ''], getUrl(node.identifier, source));
    default:
      return [getSource(node, source)];
  }
}

/** A parser takes only what is defined for a reference. */
const getUrl = (identifier: string, {definitions}: Source): string =>
  definitions.get(identifier)?.url ?? '';

function toLink(content: readonly Inline[], url: string): Inline[] {
  const shown = content.every((inline) => inline === '') ? [url] : content;
  return isSafe(url) ? [['a', shown, url]] : [...shown];
}

const getSource = ({position}: Nodes, {text}: Source): string =>
  text.slice(position?.start.offset, position?.end.offset).replace(/\s*\n\s*/g, ' ');

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
