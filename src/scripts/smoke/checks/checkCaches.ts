import {getPathHeaders} from '../../../portal/headers';
import {baseUrl} from '../../../portal/product';
import {readMaxAge} from '../cacheControl';
import {fixes, quote} from '../finding';
import {listAssets} from '../readPages';
import type {SmokeCheck} from '../SmokeCheck';

/** Pages and other files without a hash in their name are asked for anew; the others are kept. */
export const checkCaches: SmokeCheck = async function* ({site, pages}) {
  const fresh = [...pages, `${baseUrl}llms.txt`, `${baseUrl}downloads/downloads.json`];
  const assets = (await listAssets(site, pages)).slice(0, 20);
  for (const where of [...fresh, ...assets]) {
    const isAsset = assets.includes(where);
    const {status, headers} = await site.follow(where);
    if (status !== 200) continue;
    const rule = getPathHeaders(where.slice(baseUrl.length - 1))['Cache-Control'];
    const received = headers.get('cache-control');
    const age = readMaxAge(received);
    if (isAsset ? received !== null && age >= readMaxAge(rule) : received !== null && age === 0)
      continue;
    yield {
      name: isAsset ? 'asset-not-cached' : 'page-cached',
      where,
      what: `\`Cache-Control\` is ${quote(received)}.`,
      expected: `"${rule}"`,
      fix: fixes.configure,
    };
  }
};
