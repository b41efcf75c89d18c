import {existsSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {listOperations, loadAllContracts} from '../../contract';
import {isDecodable} from './checkAddresses';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const EMPTY_WORDS = /^(here|click here|this|this page|this link|link|more|read more)$/i;

/**
 * Links lead to files of `docs`, to routes and to headings that exist, and their text names the
 * target.
 */
export function checkLinks(site: ContentSite): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const unread = new Set(site.unread.flatMap(({file, route}) => [file, route ?? file]));
  const byRoute = new Map(
    site.pages.flatMap((page) => (page.route === undefined ? [] : [[page.route, page] as const])),
  );
  return site.pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, ['link', 'definition', 'image'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
      const line = node.position?.start.line ?? 1;
      const message =
        node.type === 'image'
          ? checkImage(site, page, node.url)
          : checkTarget({site, page, byFile, byRoute, unread}, node.url);
      if (message !== undefined) problems.push({file: page.file, line, message});
      if (node.type === 'link' && EMPTY_WORDS.test(toString(node).trim())) {
        problems.push({
          file: page.file,
          line,
          message: `link text says nothing, got ${JSON.stringify(toString(node))}. Expected: the name of the target.`,
        });
      }
    });
    return problems;
  });
}

interface Targets {
  readonly site: ContentSite;
  readonly page: Page;
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byRoute: ReadonlyMap<string, Page>;
  /** Files and routes of documents that cannot be read. */
  readonly unread: ReadonlySet<string>;
}

function checkTarget(targets: Targets, url: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url) || !isDecodable(url) || url === '' || url === '#')
    return undefined;
  const {site, page, byFile, byRoute, unread} = targets;
  const hash = url.indexOf('#');
  const target = hash < 0 ? url : url.slice(0, hash);
  const fragment = hash < 0 ? undefined : url.slice(hash + 1);
  if (target === '') return checkFragment(page, fragment, url);
  if (target.startsWith('/')) {
    // A query opens the page with something in it.
    const [address = '', query] = target.split('?');
    const route = address.replace(/(.)\/$/, '$1');
    const document = byRoute.get(route);
    if (unread.has(route)) return undefined;
    if (document !== undefined) return checkFragment(document, fragment, url);
    return site.foreignRoutes.has(route)
      ? checkOperation(query, url)
      : `link ${JSON.stringify(url)} has no page. ${getHint(route, [...byRoute.keys(), ...site.foreignRoutes])}`;
  }
  const file = path.posix.join(path.posix.dirname(page.file), decodeURIComponent(target));
  if (!file.startsWith('docs/'))
    return `link ${JSON.stringify(url)} leads out of \`docs\`, which would publish that file. Expected: a page, or a file below \`static\`.`;
  const document = byFile.get(file);
  if (document !== undefined) return checkFragment(document, fragment, url);
  if (unread.has(file)) return undefined;
  if (existsSync(path.join(site.root, file)))
    return `link ${JSON.stringify(url)} leads to a file that is no page. Expected: a link to an .mdx file.`;
  return `link ${JSON.stringify(url)} has no file. ${getHint(file, [...byFile.keys()])}`;
}

function checkFragment(
  target: Page,
  fragment: string | undefined,
  url: string,
): string | undefined {
  if (fragment === undefined) return undefined;
  const heading = target.headings.find(({id}) => id === fragment);
  if (heading === undefined) {
    const ids = target.headings.map(({id}) => id);
    return `link ${JSON.stringify(url)} has no heading in ${target.file}. ${getHint(fragment, ids, '#')}`;
  }
  if (!heading.explicit)
    return `link ${JSON.stringify(url)} leads to a heading whose id changes with its words. Fix: write {/* #${heading.id} */} after the heading at ${target.file}:${heading.line}.`;
  return undefined;
}

/** What a link opens in the workbench is an operation. */
function checkOperation(query: string | undefined, url: string): string | undefined {
  const wanted = new URLSearchParams(query).get('try');
  if (wanted === null) return undefined;
  const known = Object.values(loadAllContracts()).flatMap((contract) =>
    listOperations(contract).map(({id}) => id),
  );
  return known.includes(wanted)
    ? undefined
    : `link ${JSON.stringify(url)} names no operation. ${getHint(wanted, known)}`;
}

function checkImage(site: ContentSite, page: Page, url: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return `image ${JSON.stringify(url)} comes from another host. Fix: put it below \`docs\` or \`static\`.`;
  if (!isDecodable(url))
    return `image ${JSON.stringify(url)} cannot be decoded. Expected: %25 for a percent sign.`;
  const file = url.startsWith('/')
    ? `static${url}`
    : path.posix.join(path.posix.dirname(page.file), decodeURIComponent(url));
  if (existsSync(path.join(site.root, file))) return undefined;
  return `image ${JSON.stringify(url)} has no file. Expected: ${file}.`;
}

function getHint(wanted: string, candidates: readonly string[], prefix = ''): string {
  const nearest = candidates
    .map((candidate) => ({candidate, edits: countEdits(wanted, candidate)}))
    .sort((a, b) => a.edits - b.edits)[0];
  return nearest === undefined ||
    nearest.edits > Math.max(4, wanted.length / 3) ||
    !isNameLike(nearest.candidate, wanted)
    ? 'Fix: correct or remove it.'
    : `Did you mean "${prefix}${nearest.candidate}"?`;
}

/**
 * Whether the names alone are alike: a long folder makes any two of its files look so. Of a short
 * name, more than half has to be right.
 */
function isNameLike(candidate: string, wanted: string): boolean {
  const [{name}, other] = [path.posix.parse(wanted), path.posix.parse(candidate)];
  const edits = countEdits(name, other.name);
  return edits <= Math.max(4, name.length / 3) && edits < name.length / 2;
}

const countEdits = (one: string, other: string): number =>
  distance(one.toLowerCase(), other.toLowerCase());
