import type {Finding} from '../finding';
import type {Site} from '../readSite';
import {toPlainPath, toUrl} from '../resolveReference';

/** Every page can be reached from the home page by links. */
export function checkReached(site: Site, home = '/docs'): Finding[] {
  const reached = new Set<string>();
  const queue = [home];
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const page = site.byRoute.get(route);
    if (page === undefined || reached.has(route)) continue;
    reached.add(route);
    for (const {kind, value} of page.references) {
      const target = kind === 'link' ? toUrl(value, page.route, site) : undefined;
      if (target?.origin === site.origin) queue.push(toPlainPath(target));
    }
  }
  return site.pages
    .filter(
      ({route, file, redirect}) =>
        !reached.has(route) && file !== '404.html' && redirect === undefined,
    )
    .map(({file}) => ({
      page: file,
      message: 'no way of links leads from the home page to it.',
      needles: ['title:'],
    }));
}
