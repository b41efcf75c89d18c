import type {Heading, Nodes, Paragraph, Parents, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {listDataProse} from './listDataProse';
import {listSpecProse} from './listSpecProse';
import {listTextRuns} from './listTextRuns';
import {listUnreadLines} from './listUnreadLines';
import type {ProseBlock, ProseSource} from './prose';
import type {ContentSite, Page} from './site';

/** All prose that readers see: of pages, of data and menus, and of the specifications. */
export function listProse({root, pages}: Pick<ContentSite, 'root' | 'pages'>): ProseSource[] {
  return [
    ...pages.map((page) => ({file: page.file, blocks: listPageProse(page)})),
    ...listDataProse(root),
    ...listSpecProse(root),
  ];
}

/** Paragraphs, list items, headings, table cells, title and description of a page. */
export function listPageProse(page: Page): ProseBlock[] {
  const blocks: ProseBlock[] = ['title', 'description'].flatMap((key): ProseBlock[] => {
    const value = page.frontMatter[key];
    return typeof value === 'string'
      ? [{kind: 'meta', line: page.keyLines.get(key) ?? 1, text: value}]
      : [];
  });
  const runs = listTextRuns(page).values();
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const kind = toKind(node, parent);
    // Runs come in the same order.
    const source = runs.next().value?.text ?? '';
    const text = toPlainText(node);
    blocks.push({
      kind,
      line: node.position?.start.line ?? 1,
      text: kind === 'paragraph' ? blankLines(text, listUnreadLines(source)) : text,
    });
  });
  return blocks;
}

const blankLines = (text: string, lines: ReadonlySet<number>): string =>
  text
    .split('\n')
    .map((line, index) => (lines.has(index) ? '' : line))
    .join('\n');

function toKind(
  node: Heading | Paragraph | TableCell,
  parent: Parents | undefined,
): ProseBlock['kind'] {
  // The title of an admonition is a paragraph of its own.
  if (node.type === 'heading' || isDirectiveLabel(node)) return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (isEmphasisOnly(node)) return 'label';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

const isDirectiveLabel = ({data}: Heading | Paragraph | TableCell): boolean =>
  data !== undefined && 'directiveLabel' in data && data.directiveLabel === true;

/** A paragraph that is shown as if it were a heading. */
export const isEmphasisOnly = ({children}: Paragraph): boolean =>
  children.length === 1 && /^(?:strong|emphasis)$/.test(children[0]?.type ?? '');

function toPlainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'break') return '\n';
  // A component in a sentence, such as `<Limit>`, shows something; the comment in a heading does
  // not.
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return 'value';
  if (node.type === 'mdxTextExpression') return /^\s*\/\*/.test(node.value) ? '' : 'value';
  return 'children' in node ? node.children.map((child) => toPlainText(child)).join('') : '';
}
