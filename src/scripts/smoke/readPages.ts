import type {Root} from 'hast';
import {dropMenus} from '../../build/dropMenus';
import {parsePage} from '../../build/html';
import {baseUrl} from '../../portal/product';
import type {Reply, SiteReader} from './SiteReader';

/** Pages that have the most in them; a visit looks at these first. */
export const mainPages: readonly string[] = [
  '',
  'content/faq',
  'api/vehicle',
  'tools/workbench',
  'downloads',
].map((route) => baseUrl + route);

const ASSET = new RegExp(String.raw`${baseUrl}assets/[\w./~-]+\.\w+`, 'g');
const documents = new WeakMap<Reply, Root>();

/** The tree of a page, without its menus. */
export function parseReply(reply: Reply): Root {
  const known = documents.get(reply) ?? parsePage(dropMenus(reply.body.toString('utf8')));
  documents.set(reply, known);
  return known;
}

/**
 * Files with a hash in their name that pages load.
 *
 * @param limit at most so many
 */
export async function listAssets(
  site: SiteReader,
  pages: readonly string[],
  limit = 200,
): Promise<string[]> {
  const replies = await Promise.all(pages.map((page) => site.follow(page)));
  const found = replies.flatMap(({body}) => body.toString('utf8').match(ASSET) ?? []);
  return [...new Set(found)].slice(0, limit);
}

/**
 * Addresses of pages in the sitemap, evenly spread over it.
 *
 * @param count how many
 */
export async function listSitemapPages(site: SiteReader, count: number): Promise<string[]> {
  const {status, body} = await site.follow(`${baseUrl}sitemap.xml`);
  if (status !== 200) return [];
  const routes = [...body.toString('utf8').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<\s]*)<\/loc>/g)]
    .map(([, route = '']) => route)
    .filter((route) => route.startsWith(baseUrl));
  const step = Math.max(1, routes.length / count);
  return Array.from({length: Math.min(count, routes.length)}, (_, index) => index).flatMap(
    (index) => routes[Math.floor(index * step)] ?? [],
  );
}
