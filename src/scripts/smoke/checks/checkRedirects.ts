import {movedPages} from '../../../portal/movedPages';
import {baseUrl} from '../../../portal/product';
import {fixes} from '../finding';
import type {SmokeCheck} from '../SmokeCheck';

/** The root of the host, and pages that moved, lead where they should. */
export const checkRedirects: SmokeCheck = async function* ({site}) {
  const moves = [
    ['/', baseUrl],
    [baseUrl.slice(0, -1), baseUrl],
    ...movedPages.map(([from, to]) => [baseUrl + from, baseUrl + to] as const),
  ] as const;
  for (const [from, to] of moves) {
    const {path, status} = await site.follow(from);
    if (status === 200 && path.replace(/\/$/, '') === to.replace(/\/$/, '')) continue;
    yield {
      name: 'redirect-missing',
      where: from,
      what: `It leads to ${path} with status ${status}.`,
      expected: `a redirect to ${to}`,
      fix: fixes.configure,
    };
  }
};
