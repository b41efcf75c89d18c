import {
  getPathHeaders,
  isSpec,
  markdownHeaders,
  rootFiles,
  securityHeaders,
  specHeaders,
} from '../../../portal/headers';
import {baseUrl} from '../../../portal/product';
import {fixes, quote} from '../finding';
import {listAssets} from '../readPages';
import type {SmokeCheck} from '../SmokeCheck';

/** Every response has the headers of the table that `npm run headers` writes for hosts. */
export const checkHeaders: SmokeCheck = async function* ({site, pages}) {
  const [asset = ''] = await listAssets(site, pages.slice(0, 1));
  const paths = [
    ...pages.slice(0, 3),
    `${baseUrl}smoke-missing`,
    `${baseUrl}img/social-card.png`,
    `${baseUrl}content/faq.md`,
    `${baseUrl}api/vehicle.yaml`,
    asset,
    ...rootFiles,
  ].filter((path) => path !== '');
  const wrong = new Map<string, {expected: string; received: string | null; paths: string[]}>();
  for (const path of paths) {
    const {headers, status} = await site.follow(path);
    for (const [name, expected] of Object.entries(getExpected(path, status))) {
      const received = headers.get(name);
      if (received?.trim() === expected) continue;
      const known = wrong.get(name) ?? {expected, received, paths: []};
      known.paths.push(path);
      wrong.set(name, known);
    }
  }
  for (const [header, {expected, received, paths: at}] of wrong) {
    yield {
      name: received === null ? 'header-missing' : 'header-different',
      where: at[0] ?? '',
      what: `\`${header}\` is ${quote(received)}${at.length > 1 ? `, in ${at.length} of ${paths.length} responses` : ''}.`,
      expected: `"${expected}"`,
      fix: fixes.configure,
    };
  }
};

function getExpected(path: string, status: number): Readonly<Record<string, string>> {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
  return {
    ...securityHeaders,
    ...(status === 200 && {
      'Cross-Origin-Resource-Policy': getPathHeaders(below)['Cross-Origin-Resource-Policy'],
    }),
    ...(isSpec(below) && status === 200 && specHeaders),
    ...(path.endsWith('.md') &&
      status === 200 && {'X-Robots-Tag': markdownHeaders['X-Robots-Tag']}),
  };
}
