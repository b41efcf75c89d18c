import {existsSync} from 'node:fs';
import path from 'node:path';
import {distance} from 'fastest-levenshtein';
import type {Problem} from '../problem';
import {listReactPages} from '../readSite';
import {listExtraRoutes, listRequiredRoutes} from '../routes/listRoutes';
import type {ContentSite, Page} from '../site';

const EXTRA = 'src/content-checks/routes/extra.txt';

/**
 * No two documents, and no document and a React page, share a route or an id, and each route is
 * listed: readers have links to it.
 */
export const checkRoutes = (site: ContentSite): Problem[] => [
  ...findRivals(site),
  ...findUnlisted(site),
];

function findUnlisted({root, pages}: ContentSite): Problem[] {
  if (!existsSync(path.join(root, EXTRA))) return [];
  const listed = [...listRequiredRoutes(), ...listExtraRoutes()];
  const served = new Set(pages.map(toListed));
  // Of pages that are not there.
  const free = listed.filter(
    (route) => /^\/docs\/content\/(?!category\/)/.test(route) && !served.has(route),
  );
  return pages.flatMap((page): Problem[] => {
    const route = toListed(page);
    if (route === undefined || listed.includes(route)) return [];
    const nearest = free.find((other) => distance(route, other) <= 2);
    const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
    return [
      {
        file: page.file,
        line: page.keyLines.get('slug') ?? 1,
        message: `has the route ${route}, which is not listed.${hint} Fix: correct \`slug\`, or add the route to ${EXTRA}.`,
      },
    ];
  });
}

const toListed = ({route}: Page): string | undefined =>
  route === undefined ? undefined : `/docs${route}`;

function findRivals({root, pages}: ContentSite): Problem[] {
  const byRoute = new Map<string, string>(
    listReactPages(root).map((route) => [route, 'src/pages']),
  );
  const byId = new Map<string, string>();
  return pages.flatMap((page): Problem[] => {
    if (page.route === undefined) return [];
    const id = page.file.replace(/\.mdx?$/, '');
    const first = byId.get(id);
    const rival = byRoute.get(page.route);
    byId.set(id, page.file);
    byRoute.set(page.route, page.file);
    if (first !== undefined) {
      return [
        {
          file: page.file,
          line: 1,
          message: `has the id of ${first}. Fix: rename or remove one of them.`,
        },
      ];
    }
    if (rival !== undefined) {
      return [
        {
          file: page.file,
          line: page.keyLines.get('slug') ?? 1,
          message: `has the route ${page.route} of ${rival}. Fix: change one \`slug\`.`,
        },
      ];
    }
    return [];
  });
}
