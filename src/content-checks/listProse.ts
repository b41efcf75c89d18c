import type {Nodes, Paragraph, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './site';

/** A run of text that a reader reads as prose, with its line. */
export interface ProseBlock {
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell' | 'meta';
  readonly line: number;
  /** Text with inline code replaced by the word `code`; line breaks are kept. */
  readonly text: string;
}

/** Everything that is read as sentences: paragraphs, list items, headings, table cells, title and description. */
export function listProse(page: Page): ProseBlock[] {
  const blocks: ProseBlock[] = ['title', 'description'].flatMap((key): ProseBlock[] => {
    const value = page.frontMatter[key];
    return typeof value === 'string' ? [{kind: 'meta', line: page.keyLines.get(key) ?? 1, text: value}] : [];
  });
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const kind = node.type === 'heading' ? 'heading' : node.type === 'tableCell' ? 'cell' : parent?.type === 'listItem' ? 'item' : 'paragraph';
    blocks.push({kind, line: node.position?.start.line ?? 1, text: toPlainText(node)});
  });
  return blocks;
}

const toPlainText = (node: Paragraph | Nodes): string => {
  if (node.type === 'text') return (node as Text).value;
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map((child) => toPlainText(child)).join('') : '';
};
