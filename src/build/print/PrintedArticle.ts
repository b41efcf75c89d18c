import {isWayOn} from '../search/leftOut';
import {ATTRIBUTE, START_TAG, unquote} from '../tags';

/** A heading of a chapter that the contents list. */
export interface PrintHeading {
  readonly id: string;
  /** Markup of its text. */
  readonly text: string;
}

/** What a chapter needs to know of the page that it becomes part of. */
export interface PrintContext {
  /** Stands before each id, so that no two chapters share one. */
  readonly prefix: string;
  /** The prefix of a page that is part of the same print; undefined for others. */
  readonly getPrefix: (route: string) => string | undefined;
  /** Where the portal is published, without a slash at the end. */
  readonly origin: string;
}

/** The id of a chapter, from the prefix of the ids in it. */
export const toChapterId = (prefix: string): string => prefix.slice(0, -1);

/** Controls; their end tags are never left out. */
const DROPPED = /^(?:button|nav|script|noscript|template|form|select|textarea)$/;
/** Attributes with ids of other elements. */
const ID_LISTS = new Set([
  'for',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
]);

/**
 * The text of a built page as a chapter of a print: controls left out, folded parts open, headings
 * one level lower, ids unique, and links as footnotes. The markup is that of the page, so nothing
 * can differ.
 */
export class PrintedArticle {
  readonly html: string;
  readonly headings: PrintHeading[] = [];
  /** Addresses of the footnotes, in the order of their numbers. */
  readonly notes: string[] = [];

  constructor(
    article: string,
    private readonly context: PrintContext,
  ) {
    this.html = this.print(article);
  }

  private print(article: string): string {
    let html = '';
    let position = 0;
    /** The number of the footnote of the link that is open. */
    let note: number | undefined;
    const tags = new RegExp(`${START_TAG.source}|</a>`, 'gi');
    for (let tag = tags.exec(article); tag !== null; tag = tags.exec(article)) {
      html += article.slice(position, tag.index);
      position = tags.lastIndex;
      const [whole, name = 'a', attributes = ''] = tag;
      if (whole === '</a>') {
        html += note === undefined ? whole : `</a><sup class="print-number">${note}</sup>`;
        note = undefined;
      } else if (DROPPED.test(name) || /\bhash-link\b/.test(attributes)) {
        position = findEnd(article, name, position);
        tags.lastIndex = position;
      } else {
        if (name === 'h2') this.addHeading(attributes, article, position);
        note = name === 'a' ? this.addNote(attributes) : note;
        const end = whole.slice(1 + name.length + attributes.length);
        const isLong = isLongCode(attributes, article, position);
        html += `<${name}${isLong ? ' data-long' : ''}${this.printAttributes(name, attributes)}${end}`;
      }
    }
    return (html + article.slice(position)).replace(
      /<(\/?)h([1-5])(?=[\s>])/g,
      (_whole, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
    );
  }

  private printAttributes(tag: string, attributes: string): string {
    const changed = attributes.replace(
      ATTRIBUTE,
      (whole, name: string, value: string | undefined) => {
        // A browser that prints does not load what is out of view; a hidden panel is one of tabs.
        if (name === 'loading' || name === 'hidden') return '';
        if (value === undefined) return whole;
        const plain = unquote(value);
        const printed = this.printValue(tag, name, plain);
        return printed === plain ? whole : ` ${name}="${printed}"`;
      },
    );
    return tag === 'details' && !/\sopen\b/.test(changed) ? `${changed} open` : changed;
  }

  private printValue(tag: string, name: string, value: string): string {
    const {prefix} = this.context;
    if (name === 'id') return prefix + value;
    if (ID_LISTS.has(name)) return value.replace(/\S+/g, (id) => prefix + id);
    if (/^(?:xlink:)?href$/.test(name)) return this.toLocal(value) ?? value;
    return tag === 'a' ? value : value.replace(/url\(#/g, `url(#${prefix}`);
  }

  /** The address within the print of what is part of it; undefined for the rest. */
  private toLocal(address: string): string | undefined {
    const {prefix, origin, getPrefix} = this.context;
    if (address.startsWith('#')) return `#${prefix}${address.slice(1)}`;
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const [, route = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(path) ?? [];
    const target = getPrefix(route);
    if (target === undefined) return undefined;
    return hash === undefined ? `#${toChapterId(target)}` : `#${target}${hash}`;
  }

  /** The number of the footnote with the address of a link; undefined where none is needed. */
  private addNote(attributes: string): number | undefined {
    const address = readAttribute(attributes, 'href');
    if (address === undefined || this.toLocal(address) !== undefined) return undefined;
    const full = address.startsWith('/') ? this.context.origin + address : address;
    if (!this.notes.includes(full)) this.notes.push(full);
    return this.notes.indexOf(full) + 1;
  }

  private addHeading(attributes: string, article: string, start: number): void {
    const id = readAttribute(attributes, 'id');
    if (id === undefined) return;
    const text = article
      .slice(start, article.indexOf('</h2>', start))
      .replace(/<a\b[^>]*\bhash-link\b.*$/s, '')
      .replace(/<[^>]*>/g, '');
    if (!isWayOn(text)) this.headings.push({id: this.context.prefix + id, text});
  }
}

/** Lines of code beyond which a block does not stay on one sheet of paper. */
const LONG = 24;

/** Whether an element that starts at a position is a block of code that may break. */
const isLongCode = (attributes: string, article: string, start: number): boolean =>
  /\btheme-code-block\b/.test(attributes) &&
  article.slice(start, article.indexOf('</pre>', start)).split('\n').length > LONG;

function readAttribute(attributes: string, wanted: string): string | undefined {
  for (const [, name, value] of attributes.matchAll(ATTRIBUTE))
    if (name === wanted) return unquote(value ?? '');
  return undefined;
}

/** Position after the end tag of an element whose start tag ends at a position. */
export function findEnd(html: string, name: string, start: number): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])[^>]*>`, 'gi');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
