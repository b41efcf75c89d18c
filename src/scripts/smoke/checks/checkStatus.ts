import {randomUUID} from 'node:crypto';
import {assetHeaders} from '../../../portal/headers';
import {baseUrl} from '../../../portal/product';
import {readMaxAge} from '../cacheControl';
import {fixes, quote} from '../finding';
import type {SmokeCheck} from '../SmokeCheck';

/** Missing pages and files have status 404, the portal's own page, and are not cached for long. */
export const checkStatus: SmokeCheck = async function* ({site}) {
  // No cache has seen these addresses.
  const missing = [
    {name: 'missing-page-found', where: `${baseUrl}smoke-${randomUUID()}`},
    {name: 'missing-file-found', where: `${baseUrl}assets/js/smoke-${randomUUID()}.js`},
  ];
  for (const {name, where} of missing) {
    const {status, body, headers} = await site.read(where);
    const expected = 'status 404 with the file 404.html';
    if (status !== 404) {
      yield {name, where, what: `It has status ${status}.`, expected, fix: fixes.configure};
    } else if (!body.includes('portalLoader')) {
      yield {
        name: 'missing-page-foreign',
        where,
        what: `The text of status 404 is not from the portal, got ${quote(body.toString('utf8'))}.`,
        expected,
        fix: fixes.configure,
      };
    }
    const cache = headers.get('cache-control');
    if (readMaxAge(cache) > 0) {
      yield {
        name: 'missing-file-cached',
        where,
        what: `Caches may keep the error, got \`Cache-Control\` ${quote(cache)}.`,
        expected: `no max-age; "${assetHeaders['Cache-Control']}" is for files that exist`,
        fix: fixes.configure,
      };
    }
  }
};
