import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A reference from a page to something: a link, a picture, a style sheet. */
export interface SiteReference {
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
}

/** What the checks need to know of a built page. */
export interface SitePage {
  /** File below the build folder. */
  readonly file: string;
  /** Address below the origin, without a slash at the end. */
  readonly route: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly ids: readonly string[];
  readonly headings: number;
  readonly references: readonly SiteReference[];
  readonly text: string;
}

export interface Site {
  readonly pages: readonly SitePage[];
  /** Every file, as an address below the origin. */
  readonly files: ReadonlySet<string>;
}

const REFERRING: Readonly<Record<string, readonly string[]>> = {
  a: ['href'], link: ['href'], img: ['src', 'srcset'], script: ['src'], source: ['src', 'srcset'], video: ['src', 'poster'], form: ['action'], use: ['href'],
};

/** Reads all pages of a built site. */
export function readSite(dir: string, base = '/docs'): Site {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => statSync(path.join(dir, file)).isFile());
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  return {
    files: new Set(files.map((file) => `${base}/${file.replaceAll(path.sep, '/')}`)),
    pages: pages.map((file) => readPage(file, readFileSync(path.join(dir, file), 'utf8'), base)),
  };
}

function readPage(file: string, html: string, base: string): SitePage {
  const ids: string[] = [];
  const references: SiteReference[] = [];
  const found = {title: '', description: undefined as string | undefined, headings: 0, text: ''};
  const visit = (node: Node, isHidden: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node && !isHidden) found.text += node.value;
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
      const id = attributes.get('id');
      if (id !== undefined) ids.push(id);
      if (node.tagName === 'h1') found.headings += 1;
      if (node.tagName === 'title' && found.title === '') found.title = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'meta' && attributes.get('name') === 'description') found.description = attributes.get('content');
      for (const attribute of REFERRING[node.tagName] ?? []) {
        const value = attributes.get(attribute);
        if (value !== undefined) references.push({element: node.tagName, attribute, value});
      }
    }
    const hides = isHidden || ('tagName' in node && ['script', 'style', 'code', 'pre'].includes(node.tagName));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, hides);
  };
  visit(parse(html), false);
  const route = `${base}/${file}`.replace(/\/?(index)?\.html$/, '').replace(/\/$/, '');
  return {file, route: route === '' ? base : route, ids, references, ...found};
}
