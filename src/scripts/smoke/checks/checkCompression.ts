import {INDEX_FILE} from '../../../portal/search';
import {baseUrl} from '../../../portal/product';
import {quote} from '../finding';
import {listAssets} from '../readPages';
import type {SmokeCheck} from '../SmokeCheck';

/** Texts are compressed, and caches keep them apart by what the reader accepts. */
export const checkCompression: SmokeCheck = async function* ({site, pages}) {
  const assets = await listAssets(site, pages.slice(0, 1));
  const scripts = assets.filter((asset) => /\/(?:main|styles)\.\w+\.(?:js|css)$/.test(asset));
  for (const where of [...pages.slice(0, 1), ...scripts, baseUrl + INDEX_FILE]) {
    const {status, headers} = await site.follow(where);
    if (status !== 200) continue;
    const encoding = headers.get('content-encoding');
    const vary = headers.get('vary');
    if (encoding === null || !/^(?:br|gzip|zstd)$/.test(encoding)) {
      yield {
        name: 'not-compressed',
        where,
        what: `\`Content-Encoding\` is ${quote(encoding)}.`,
        expected: 'br or gzip',
        fix: 'Switch on compression for HTML, CSS, JavaScript and JSON.',
      };
    } else if (!/\*|accept-encoding/i.test(vary ?? '')) {
      yield {
        name: 'vary-missing',
        where,
        what: `\`Vary\` is ${quote(vary)}.`,
        expected: '"Accept-Encoding", so that no cache sends compressed bytes to all',
        fix: 'Let the host send `Vary: Accept-Encoding` with compressed responses.',
      };
    }
  }
};
