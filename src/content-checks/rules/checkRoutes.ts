import type {Problem} from '../problem';
import {listReactPages} from '../readSite';
import type {ContentSite} from '../site';

/** No two documents, and no document and a React page, share a route or an id. */
export function checkRoutes({root, pages}: ContentSite): Problem[] {
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
