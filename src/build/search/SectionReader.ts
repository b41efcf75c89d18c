import type {Element, ElementContent} from 'hast';
import {searchKinds, type SearchKind} from '../../portal/search';
import {getAttribute, isElement, toRawText, toText} from '../html';
import {isTitleRow} from './leftOut';
import type {Section} from './Section';
import {getCells, toRowItem, type RowItem} from './toRowItem';

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

/** Goes through the text of a page and collects its sections. */
export class SectionReader {
  private readonly sections: Section[];
  private readonly titles: string[];
  /** Ids of the headings above, by level, as `titles`. */
  private readonly anchors: string[] = [''];
  /** The tables around, innermost last. */
  private readonly tables: Element[] = [];
  private line = '';

  constructor(pageTitle: string) {
    this.titles = [pageTitle];
    this.sections = [{anchor: '', titles: [pageTitle], kind: 'page', blocks: []}];
  }

  visit(node: ElementContent): void {
    if (node.type === 'text') this.line += node.value;
    if (!isElement(node)) return;
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    const kind = getAttribute(node, 'data-search-kind');
    if (level !== undefined) this.startHeading(node, Number(level));
    else if (kind !== undefined && kind in searchKinds) this.visitItem(node, kind as SearchKind);
    else if (node.tagName === 'tr') this.visitRow(node);
    else if (node.tagName === 'pre') this.addCode(node);
    else this.visitChildren(node);
  }

  /** All sections, once the page has been visited. */
  finish(): Section[] {
    this.endBlock();
    return this.sections;
  }

  private visitChildren(element: Element): void {
    const isBlock = BLOCKS.has(element.tagName);
    if (isBlock) this.endBlock();
    if (element.tagName === 'table') this.tables.push(element);
    element.children.forEach((child, index) => {
      // Neighboring cells and badges are separate words.
      if (isElement(child) && isElement(element.children[index - 1])) this.line += ' ';
      this.visit(child);
    });
    if (element.tagName === 'table') this.tables.pop();
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
        .filter((id) => id !== '')
        .at(-1) ?? '';
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

  /** An item is a section below the current one, which continues after it. */
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
    const item = toRowItem(row, this.tables.at(-1));
    if (item === undefined) this.addRow(row);
    else this.addItem(item, () => (this.line += item.text));
  }

  /** A row reads as a sentence: "http.port: 8090, Port of the health check." */
  private addRow(row: Element): void {
    const cells = getCells(row);
    if (isTitleRow(cells.map(({tagName}) => ({isTitle: tagName === 'th'})))) return;
    this.endBlock();
    cells.forEach((cell, index) => {
      if (/[\p{L}\p{N})%]\s*$/u.test(this.line))
        this.line = `${this.line.trimEnd()}${index === 1 ? ': ' : ', '}`;
      else if (index > 0) this.line += ' ';
      this.visit(cell);
    });
    this.endBlock();
  }

  private addItem(
    {anchor, name, kind}: Pick<RowItem, 'anchor' | 'name' | 'kind'>,
    visit: () => void,
  ): void {
    this.endBlock();
    const current = this.sections.at(-1);
    const titles = [...this.titles];
    this.titles.push(name);
    this.sections.push({anchor, titles: this.titles.filter(Boolean), kind, blocks: []});
    visit();
    this.endBlock();
    this.titles.splice(0, Infinity, ...titles);
    if (current !== undefined) this.sections.push({...current, blocks: []});
  }

  private addCode(pre: Element): void {
    this.endBlock();
    const text = toRawText(pre).trim();
    if (text !== '') this.sections.at(-1)?.blocks.push({kind: 'code', text});
  }

  private endBlock(): void {
    const text = toText({type: 'text', value: this.line});
    this.line = '';
    if (text !== '') this.sections.at(-1)?.blocks.push({kind: 'text', text});
  }
}
