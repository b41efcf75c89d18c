import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DOWNLOAD_LIST} from '../../../portal/packages';
import {INDEX_FILE} from '../../../portal/search';
import {baseUrl} from '../../../portal/product';
import {fixes} from '../finding';
import type {SmokeCheck} from '../SmokeCheck';

/** Files that change with every build that changes anything. */
const FILES = ['index.html', 'sitemap.xml', INDEX_FILE, 'llms-full.txt', DOWNLOAD_LIST];

/** What is served is the build in a folder, where one is given. */
export const checkBuild: SmokeCheck = async function* ({site, dir}) {
  if (dir === undefined) return;
  for (const file of FILES) {
    const where = baseUrl + file.replace(/index\.html$/, '');
    const {status, body} = await site.follow(where);
    if (status !== 200 || body.equals(await readFile(path.join(dir, file)))) continue;
    yield {
      name: 'other-build',
      where,
      what: `It is not the file ${file} of ${dir}.`,
      expected: 'the same bytes',
      fix: fixes.upload,
    };
  }
};
