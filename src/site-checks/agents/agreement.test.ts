import {readFileSync} from 'node:fs';
import type {Nodes, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {isTitleRow, isWayOn} from '../../build/search/leftOut';
import {RECORDS_FILE} from '../../build/search/indexPages';
import type {SearchRecord} from '../../build/search/createRecords';
import {readMarkdownFiles, type MarkdownFile} from './readMarkdownFiles';

const toWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));

/** Without the sections that only lead to other pages: search finds those pages themselves. */
function dropWaysOn(nodes: readonly RootContent[]): RootContent[] {
  let isLeft = false;
  return nodes.filter((node) => {
    if (node.type === 'heading') isLeft = isWayOn(toString(node).replace(/ \{#.*\}$/, ''));
    return !isLeft;
  });
}

/**
 * Texts of a file, without what leads to the parts of a page. Labels of tabs are lines in bold, as
 * summaries are; search leaves them out, and titles of columns.
 */
function readTexts({tree, facts}: MarkdownFile, {withLabels}: {withLabels: boolean}): string[] {
  const texts = [facts.title ?? '', facts.description ?? ''];
  const end = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node) === 'Parts of this page',
  );
  const content = end === -1 ? tree.children : tree.children.slice(0, end);
  const root: Root = {type: 'root', children: withLabels ? content : dropWaysOn(content)};
  visit(root, (node, index, parent) => {
    // Markdown has titles in the first row only.
    const isRow = node.type === 'tableRow' && parent?.type === 'table';
    if (isRow && !withLabels && isTitleRow(node.children.map(() => ({isTitle: index === 0}))))
      return SKIP;
    if (node.type === 'paragraph' && (isLinks(node) || (!withLabels && isLabel(node)))) return SKIP;
    // As a whole, since a word may begin as code: `await`s.
    if (isPhrases(node)) texts.push(toText(node).replace(/^Figure:| \{#[^}]*\}$/, ''));
    if (node.type === 'code') texts.push(node.value, (node.meta ?? '').replace(/^title=/, ''));
    return undefined;
  });
  return texts;
}

const isPhrases = ({type}: Nodes): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell';

function toText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map((child) => toText(child)).join('') : '';
}

const isLabel = ({children}: Paragraph): boolean => children.every(({type}) => type === 'strong');
const isLinks = (paragraph: Paragraph): boolean =>
  toString(paragraph).startsWith('Linked parts of this page: ');

/** Texts of each page by its canonical URL, without anchor. */
function groupTexts<Item>(
  items: readonly Item[],
  toEntry: (item: Item) => readonly [url: string, texts: readonly string[]],
): Map<string, Set<string>> {
  const texts = new Map<string, string[]>();
  for (const [url, own] of items.map(toEntry)) {
    const page = url.replace(/#.*/, '').replace(/\/$/, '');
    texts.set(page, [...(texts.get(page) ?? []), ...own]);
  }
  return new Map([...texts].map(([url, own]) => [url, toWords(own)]));
}

const records = readFileSync(RECORDS_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SearchRecord);
const found = groupTexts(records, (record) => [
  record.url_without_anchor,
  [
    record.content ?? '',
    ...Object.entries(record).flatMap(([key, value]) =>
      /^hierarchy\.lvl[1-6]$/.test(key) ? [String(value)] : [],
    ),
  ],
]);
const files = readMarkdownFiles('build');
const readMarkdown = (options: {withLabels: boolean}) =>
  groupTexts(files, (file) => [file.facts.canonical ?? '', readTexts(file, options)]);

const listMissing = (
  of: ReadonlyMap<string, ReadonlySet<string>>,
  from: ReadonlyMap<string, ReadonlySet<string>>,
): string[] =>
  [...of].flatMap(([url, words]) => {
    const missing = [...words].filter((word) => from.get(url)?.has(word) !== true);
    return missing.length === 0 ? [] : [`${url}: ${missing.join(', ')}`];
  });

it('search finds no word of a page that its Markdown version does not have', () => {
  expect(found.size).toBeGreaterThan(50);
  expect(listMissing(found, readMarkdown({withLabels: true}))).toEqual([]);
});

it('the Markdown version of a page has no word that search does not find', () => {
  expect(listMissing(readMarkdown({withLabels: false}), found)).toEqual([]);
});
