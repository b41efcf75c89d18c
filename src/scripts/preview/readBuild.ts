import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'hast';
import {find, parsePage, toText} from '../../build/html';
import {PREVIEW_FOLDER} from '../../site-checks/site/readSite';
import {requireBuiltSite} from '../../site-checks/site/requireBuiltSite';

/** A page of a build, without what differs between any two builds. */
export interface BuiltPage {
  /** Below the base, such as `content/faq`; empty: the start page. */
  readonly route: string;
  readonly title: string;
  /** Markup of what the page is about. */
  readonly main: string;
  /** Markup around it: menus, head, footer. */
  readonly frame: string;
}

const HASH =
  /[.-][0-9a-f]{8}(?=\.(?:js|css|json|svg|png|jpe?g|webp|woff2)\b)|sha(?:256|512)-[\w+/=]+/g;

/**
 * Pages of a built site, by their routes.
 *
 * @throws Error when the folder holds no built site
 */
export function readBuild(dir: string): ReadonlyMap<string, BuiltPage> {
  requireBuiltSite(dir);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${PREVIEW_FOLDER}/`));
  const pages = files.map((file) => toPage(file, readFileSync(path.join(dir, file), 'utf8')));
  return new Map(pages.map((page) => [page.route, page]));
}

function toPage(file: string, html: string): BuiltPage {
  const plain = html.replaceAll(HASH, '');
  const start = plain.search(/<main[\s>]/);
  const end = plain.lastIndexOf('</main>');
  const [from, to] = start === -1 || end < start ? [0, plain.length] : [start, end];
  return {
    route: file.replace(/(?:(?:^|\/)index)?\.html$/, ''),
    title: /<title[^>]*>([^<|]*)/.exec(plain)?.[1]?.trim() ?? file,
    main: plain.slice(from, to),
    frame: plain.slice(0, from) + plain.slice(to),
  };
}

/** Elements that do not begin a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** The text of a page, a paragraph, item, row or line of code on each line. */
export function toLines(main: string): string[] {
  const lines: string[] = [];
  let open = '';
  const close = (): void => {
    const line = open.replace(/[\s\u200B]+/g, ' ').trim();
    if (line !== '') lines.push(line);
    open = '';
  };
  const visit = (node: Nodes, isCode: boolean): void => {
    if (node.type === 'text') {
      const [first = '', ...rest] = isCode ? node.value.split('\n') : [node.value];
      open += first;
      for (const line of rest) {
        close();
        open = line;
      }
    }
    if (!('children' in node) || (node.type === 'element' && UNSEEN.has(node.tagName))) return;
    if (node.type === 'element' && node.tagName === 'tr') {
      close();
      open = node.children
        .map((cell) => toText(cell))
        .filter((text) => text !== '')
        .join(' | ');
      close();
      return;
    }
    const isBlock = node.type === 'element' && !INLINE.has(node.tagName);
    if (isBlock) close();
    for (const child of node.children)
      visit(child, isCode || (node.type === 'element' && node.tagName === 'pre'));
    if (isBlock) close();
  };
  visit(find(parsePage(`${main}</main>`), 'main') ?? parsePage(main), false);
  close();
  return lines;
}
