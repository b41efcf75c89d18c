import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

/** A Markdown file of the built site, read as a stock tool reads it. */
export interface MarkdownFile {
  /** Path below the build folder. */
  readonly file: string;
  readonly text: string;
  readonly bytes: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly tree: Root;
  /** Texts of its code blocks. */
  readonly code: readonly string[];
  readonly links: readonly string[];
  /** Cells of each row of each table. */
  readonly tables: readonly (readonly number[])[];
  /** Pieces that a parser takes for HTML, without those that name a heading's anchor. */
  readonly html: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** Every Markdown file of a built site. */
export function readMarkdownFiles(dir: string): MarkdownFile[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readMarkdownFile(file, readFileSync(path.join(dir, file), 'utf8')));
}

/** Reads one Markdown file. */
export function readMarkdownFile(file: string, text: string): MarkdownFile {
  const tree = parser.parse(text);
  const found = {
    code: [] as string[],
    links: [] as string[],
    tables: [] as number[][],
    html: [] as string[],
  };
  visit(tree, (node) => {
    if (node.type === 'code') found.code.push(node.value);
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      found.links.push(node.url);
    else if (node.type === 'table')
      found.tables.push(node.children.map(({children}) => children.length));
    else if (node.type === 'html') found.html.push(node.value);
  });
  const [head] = tree.children;
  const facts =
    head?.type === 'yaml' ? (parse(head.value, {version: '1.1'}) as Record<string, string>) : {};
  return {file, text, bytes: Buffer.byteLength(text), facts, tree, ...found};
}
