import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentSite, Page} from './site';

/** A run of text that a reader reads as prose, with its line. */
export interface ProseBlock {
  readonly kind: 'paragraph' | 'item' | 'heading' | 'cell' | 'meta';
  readonly line: number;
  /** Text with the word `code` for inline code and `value` for a component; line breaks are kept. */
  readonly text: string;
}

/** The prose of one file. */
export interface ProseSource {
  readonly file: string;
  readonly blocks: readonly ProseBlock[];
}

const DATA_FOLDER = 'src/data/products';
/** A sentence in data: `description: 'Port on which …'`. */
const DATA_TEXT =
  /\b(?:description|meaning|remedy|purpose|consequence|need|reads|scope|data|when|values): '((?:[^'\\]|\\.)*)'/g;

/** All prose of the site: of its pages, and of the data that their tables show. */
export function listProse({root, pages}: Pick<ContentSite, 'root' | 'pages'>): ProseSource[] {
  return [
    ...pages.map((page) => ({file: page.file, blocks: listPageProse(page)})),
    ...listDataProse(root),
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
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const kind =
      node.type === 'heading'
        ? 'heading'
        : node.type === 'tableCell'
          ? 'cell'
          : parent?.type === 'listItem'
            ? 'item'
            : 'paragraph';
    blocks.push({kind, line: node.position?.start.line ?? 1, text: toPlainText(node)});
  });
  return blocks;
}

function toPlainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'break') return '\n';
  // A component in a sentence, such as `<Limit>`, shows something; the comment in a heading does not.
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return 'value';
  if (node.type === 'mdxTextExpression') return /^\s*\/\*/.test(node.value) ? '' : 'value';
  return 'children' in node ? node.children.map((child) => toPlainText(child)).join('') : '';
}

function listDataProse(root: string): ProseSource[] {
  const folder = path.join(root, DATA_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => {
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      const blocks = lines.flatMap((line, index) =>
        [...line.matchAll(DATA_TEXT)].map(([, text = '']): ProseBlock => ({
          kind: 'cell',
          line: index + 1,
          text: text.replace(/`[^`]*`/g, 'code'),
        })),
      );
      return {file: `${DATA_FOLDER}/${name}`, blocks};
    });
}
