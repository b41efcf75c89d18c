import {createHash} from 'node:crypto';
import {fixes} from '../finding';
import {readDownloads, toDownloadPath} from '../readDownloads';
import type {SmokeCheck} from '../SmokeCheck';

/** Each listed package has the size and the checksum that readers compare it with. */
export const checkDownloads: SmokeCheck = async function* ({site}) {
  for (const {file, bytes, sha512} of await readDownloads(site)) {
    const where = toDownloadPath(file);
    const {status, body} = await site.follow(where);
    const found = {where, fix: fixes.upload};
    if (status !== 200) {
      yield {
        ...found,
        name: 'download-missing',
        what: `It has status ${status}.`,
        expected: 'status 200',
      };
    } else if (body.length !== bytes) {
      yield {
        ...found,
        name: 'download-cut',
        what: `It has ${body.length} bytes.`,
        expected: `${bytes} bytes, as downloads.json says`,
      };
    } else {
      const received = createHash('sha512').update(body).digest('hex');
      if (received === sha512) continue;
      yield {
        ...found,
        name: 'download-changed',
        what: `Its SHA-512 is ${received.slice(0, 16)}….`,
        expected: `${sha512.slice(0, 16)}…, as downloads.json says`,
        fix: `Do not use the file until you know who changed it. ${fixes.upload}`,
      };
    }
  }
};
