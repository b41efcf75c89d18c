import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {searchKinds, type SearchKind} from '../../portal/search';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A stretch of text that is found as one. */
export interface TextBlock {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

/** A heading or a marked item (`data-search-kind`) with an id, and what stands below it. */
export interface Section {
  /** Id to link to; empty for the top of the page. */
  readonly anchor: string;
  /** Titles from the page's own (level 1) down to this section's. */
  readonly titles: readonly string[];
  readonly kind: SearchKind;
  readonly blocks: TextBlock[];
}

/** What search needs to know of a built page. */
export interface PageContent {
  readonly title: string;
  /** Names of the categories that the page stands in, from its breadcrumbs. */
  readonly trail: readonly string[];
  readonly language: string;
  /** Value of the `docusaurus_tag` meta element; `default` for pages without one. */
  readonly tag: string;
  readonly version: string | undefined;
  /** Whether the page asks not to be indexed. */
  readonly noIndex: boolean;
  readonly sections: readonly Section[];
}

const SKIPPED = new Set([
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'footer',
  'input',
  'select',
  'textarea',
]);
const SKIPPED_CLASS =
  /(^|\s)(hash-link|theme-doc-toc-mobile|theme-doc-breadcrumbs|theme-doc-version-badge|theme-doc-footer|pagination-nav|no-search)(\s|$)/;
const BLOCKS = new Set([
  'p',
  'li',
  'dd',
  'dt',
  'tr',
  'blockquote',
  'figcaption',
  'summary',
  'caption',
  'div',
  'section',
  'table',
  'ul',
  'ol',
  'dl',
  'details',
  'header',
  'article',
]);

/**
 * Reads a built page: its meta elements, and the text of `<main>` cut at headings, at elements that
 * carry `data-search-kind` and an id, and at rows with an id of tables that carry `data-search-rows`.
 *
 * @param page the page as served, or as parsed
 */
export function readPage(page: string | DefaultTreeAdapterTypes.Document): PageContent {
  const document = typeof page === 'string' ? parse(page) : page;
  const head = find(document, (element) => element.tagName === 'head') ?? document;
  const meta = (name: string): string | undefined => {
    const found = find(
      head,
      (element) => element.tagName === 'meta' && getAttribute(element, 'name') === name,
    );
    return found && getAttribute(found, 'content');
  };
  const root = find(document, (element) => element.tagName === 'html');
  const main = find(document, (element) => element.tagName === 'main');
  const sections =
    main === undefined ? [] : withDescription(readSections(main), meta('description'));
  return {
    title: sections[0]?.titles[0] ?? '',
    trail: main === undefined ? [] : readTrail(main),
    language: meta('docsearch:language') ?? (root && getAttribute(root, 'lang')) ?? 'en',
    tag: meta('docusaurus_tag') ?? 'default',
    version: meta('docsearch:version'),
    noIndex: /noindex/.test(meta('robots') ?? ''),
    sections,
  };
}

/** The description of a page says in other words what it is for. */
function withDescription([page, ...others]: readonly Section[], description = ''): Section[] {
  if (page === undefined) return [];
  const isNew = description !== '' && !page.blocks.some(({text}) => text.includes(description));
  return [
    isNew ? {...page, blocks: [{kind: 'text', text: description}, ...page.blocks]} : page,
    ...others,
  ];
}

/** Breadcrumbs begin with a picture of the home page and end with the page itself. */
function readTrail(main: Element): string[] {
  const crumbs = find(main, (element) =>
    /(^|\s)breadcrumbs(\s|$)/.test(getAttribute(element, 'class') ?? ''),
  );
  const names = (crumbs?.childNodes ?? [])
    .flatMap((item) => ('tagName' in item ? [toText(item)] : []))
    .slice(0, -1);
  return names.filter((name) => name !== '');
}

function readSections(main: Element): Section[] {
  const reader = new SectionReader(toText(find(main, (element) => element.tagName === 'h1')));
  reader.visit(main);
  return reader.finish();
}

/** Walks through the text of a page and keeps the section that it is in. */
class SectionReader {
  private readonly sections: Section[];
  private readonly titles: string[];
  /** Ids of the headings around, by level, as `titles`. */
  private readonly anchors: string[] = [''];
  private line = '';

  constructor(pageTitle: string) {
    this.titles = [pageTitle];
    this.sections = [{anchor: '', titles: [pageTitle], kind: 'page', blocks: []}];
  }

  visit(node: Node): void {
    if (node.nodeName === '#text' && 'value' in node) this.line += node.value;
    if (!('tagName' in node)) return;
    if (isSkipped(node)) return;
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    const kind = getAttribute(node, 'data-search-kind');
    if (level !== undefined) this.startHeading(node, Number(level));
    else if (kind !== undefined && kind in searchKinds) this.visitItem(node, kind as SearchKind);
    else if (node.tagName === 'tr') this.visitRow(node);
    else if (node.tagName === 'pre') this.addCode(node);
    else this.visitChildren(node);
  }

  finish(): Section[] {
    this.endBlock();
    return this.sections;
  }

  private visitChildren(element: Element): void {
    const isBlock = BLOCKS.has(element.tagName);
    if (isBlock) this.endBlock();
    element.childNodes.forEach((child, index) => {
      // Neighbouring cells and badges are words of their own.
      if ('tagName' in child && 'tagName' in (element.childNodes[index - 1] ?? {}))
        this.line += ' ';
      this.visit(child);
    });
    if (element.tagName === 'br') this.line += ' ';
    if (isBlock) this.endBlock();
  }

  private startHeading(heading: Element, level: number): void {
    this.endBlock();
    if (level === 1) return;
    this.titles.splice(level - 1, Infinity, toText(heading));
    // A heading without an id is found at the nearest one above it.
    const above =
      this.anchors
        .slice(0, level - 1)
        .reverse()
        .find((id) => id !== '') ?? '';
    const anchor = getAttribute(heading, 'id') ?? above;
    this.anchors.splice(level - 1, Infinity, anchor);
    const kind = getAttribute(heading, 'data-search-kind') as SearchKind | undefined;
    this.sections.push({
      anchor,
      titles: this.titles.filter(Boolean),
      kind: kind ?? 'section',
      blocks: [],
    });
  }

  /** An item is a section of its own below the current one; afterwards the current one goes on. */
  private visitItem(element: Element, kind: SearchKind): void {
    this.addItem(
      {
        anchor: getAttribute(element, 'id') ?? '',
        name: getAttribute(element, 'data-search-name') ?? toText(element),
        kind,
      },
      () => this.visitChildren(element),
    );
  }

  private visitRow(row: Element): void {
    const item = toRowItem(row);
    if (item === undefined) return this.visitChildren(row);
    this.addItem(item, () => (this.line += item.text));
  }

  private addItem(
    {anchor, name, kind}: Pick<RowItem, 'anchor' | 'name' | 'kind'>,
    visit: () => void,
  ): void {
    this.endBlock();
    const around = this.sections.at(-1);
    const titles = [...this.titles];
    this.titles.push(name);
    this.sections.push({anchor, titles: this.titles.filter(Boolean), kind, blocks: []});
    visit();
    this.endBlock();
    this.titles.splice(0, Infinity, ...titles);
    if (around !== undefined) this.sections.push({...around, blocks: []});
  }

  private addCode(pre: Element): void {
    this.endBlock();
    const text = toRawText(pre).trim();
    if (text !== '') this.sections.at(-1)?.blocks.push({kind: 'code', text});
  }

  private endBlock(): void {
    const text = tidy(this.line);
    this.line = '';
    if (text !== '') this.sections.at(-1)?.blocks.push({kind: 'text', text});
  }
}

/** A row that is found as one. */
interface RowItem {
  readonly anchor: string;
  readonly name: string;
  readonly kind: SearchKind;
  /** The other cells, each after the title of its column. */
  readonly text: string;
}

/**
 * A row with an id in a table whose rows are items, or the row of a member in the reference
 * of a library, which TypeDoc marks by an anchor in its first cell.
 */
function toRowItem(row: Element): RowItem | undefined {
  const table = getTable(row);
  const [first, ...others] = getCells(row);
  if (table === undefined || first === undefined) return undefined;
  const kind = getAttribute(table, 'data-search-rows');
  const member = find(
    first,
    (element) =>
      element.tagName === 'a' &&
      getAttribute(element, 'id') !== undefined &&
      getAttribute(element, 'href') === undefined,
  );
  const anchor =
    kind === undefined ? member && getAttribute(member, 'id') : getAttribute(row, 'id');
  if (anchor === undefined) return undefined;
  const [, ...columns] = getCells(find(table, (element) => element.tagName === 'tr') ?? row).map(
    toText,
  );
  const cells = others
    .map((cell, index) => ({column: columns[index] ?? '', text: toText(cell)}))
    .filter(({text: own}) => own !== '');
  const text =
    kind === undefined
      ? cells.map(({text: own}) => own).join(' ')
      : cells.map(({column, text: own}) => `${column} ${own}`).join(', ');
  // TypeDoc marks optional members by a question mark.
  return {
    anchor,
    name: kind === undefined ? toText(first).replace(/\?$/, '') : toText(first),
    kind: kind !== undefined && kind in searchKinds ? (kind as SearchKind) : 'symbol',
    text,
  };
}

function getTable(row: Element): Element | undefined {
  let node: Node | null = row.parentNode;
  while (node !== null && 'tagName' in node && node.tagName !== 'table') node = node.parentNode;
  return node !== null && 'tagName' in node ? node : undefined;
}

const getCells = (row: Element): Element[] =>
  row.childNodes.filter(
    (child): child is Element =>
      'tagName' in child && (child.tagName === 'td' || child.tagName === 'th'),
  );

function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.tagName) || getAttribute(element, 'aria-hidden') === 'true') return true;
  return SKIPPED_CLASS.test(getAttribute(element, 'class') ?? '');
}

const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && matches(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Text of an element as a reader sees it, on one line, without link marks and buttons. */
function toText(element: Element | undefined): string {
  return element === undefined ? '' : tidy(collect(element));
}

function collect(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if ('tagName' in node && isSkipped(node)) return '';
  return 'childNodes' in node ? node.childNodes.map(collect).join('') : '';
}

/** Text of a code block: line breaks kept, `<br>` too. */
function toRawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if ('tagName' in node && node.tagName === 'br') return '\n';
  return 'childNodes' in node ? node.childNodes.map(toRawText).join('') : '';
}

// Docusaurus puts a zero-width space into the link marks of headings.
const tidy = (text: string): string => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();
