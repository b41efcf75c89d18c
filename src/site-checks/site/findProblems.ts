import {closest} from 'fastest-levenshtein';
import {hosts} from '../../portal/product';
import type {Site, SitePage, SiteReference} from './readSite';

/** Pages that no link needs to reach. */
const UNLINKED = ['/docs/404'];

/**
 * What is wrong with a built site, one sentence each: dead links, anchors and pictures, ids that stand twice,
 * pages without a single h1 or a title and description of their own, pages that no link reaches, leftover tokens.
 */
export function findProblems(site: Site): string[] {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  return [
    ...site.pages.flatMap((page) => page.references.flatMap((reference) => checkReference(page, reference, site, byRoute))),
    ...site.pages.flatMap(checkPage),
    ...checkUnique(site.pages, 'title', ({title}) => title),
    ...checkUnique(site.pages, 'description', ({description}) => description),
    ...checkReached(site.pages),
  ];
}

function checkReference(page: SitePage, {element, attribute, value}: SiteReference, site: Site, byRoute: ReadonlyMap<string, SitePage>): string[] {
  const target = toTarget(page, value);
  if (target === undefined) return [];
  const name = `${page.file}: <${element} ${attribute}="${value}">`;
  const plain = decodeURI(target.pathname).replace(/(?<=.)\/$/, '');
  const found = byRoute.get(plain);
  if (found === undefined) {
    if (site.files.has(plain)) return [];
    return [`${name} leads nowhere. Did you mean "${closest(plain, [...byRoute.keys(), ...[...site.files].filter((file) => !file.endsWith('.html'))])}"?`];
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor === '' || found.ids.includes(anchor)) return [];
  const nearest = found.ids.length > 0 ? ` Did you mean "#${closest(anchor, [...found.ids])}"?` : '';
  return [`${name} leads to a place that ${found.route} has not.${nearest}`];
}

/** Where a reference leads on this site; nothing for other sites, mail and pictures in the page. */
function toTarget(page: SitePage, value: string): URL | undefined {
  const target = new URL(value, `${hosts.portal}${page.route}`);
  return target.origin === hosts.portal ? target : undefined;
}

function checkPage(page: SitePage): string[] {
  const {file, ids, headings, text, title, description} = page;
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const token = /%%[A-Za-z][\w.]*%%/.exec(text)?.[0];
  return [
    ...[...new Set(twice)].map((id) => `${file}: id "${id}" stands more than once.`),
    ...(headings === 1 ? [] : [`${file}: has ${headings} h1. Expected: one.`]),
    ...(title === '' ? [`${file}: has no title.`] : []),
    ...((description ?? '') === '' && !UNLINKED.includes(page.route) ? [`${file}: has no description.`] : []),
    ...(token === undefined ? [] : [`${file}: token "${token}" was left over.`]),
  ];
}

function checkUnique(pages: readonly SitePage[], what: string, read: (page: SitePage) => string | undefined): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    if (value === undefined || value === '') return [];
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, page.file);
      return [];
    }
    return [`${page.file}: its ${what} "${value}" is that of ${other} too.`];
  });
}

/** Every page can be reached from the home page. */
function checkReached(pages: readonly SitePage[]): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const reached = new Set<string>();
  const queue = ['/docs'];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const page = byRoute.get(route);
    if (page === undefined || reached.has(route)) continue;
    reached.add(route);
    for (const {element, value} of page.references) {
      const target = element === 'a' || element === 'form' ? toTarget(page, value) : undefined;
      if (target !== undefined) queue.push(decodeURI(target.pathname).replace(/(?<=.)\/$/, ''));
    }
  }
  return pages.filter(({route}) => !reached.has(route) && !UNLINKED.includes(route)).map(({file}) => `${file}: no way of links leads from the home page to it.`);
}
