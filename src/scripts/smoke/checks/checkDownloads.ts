import {createHash} from 'node:crypto';
import type {DownloadFacts} from '../../../portal/packages';
import {fixes, type Finding} from '../finding';
import {readDownloads, toDownloadPath, type ListedDownload} from '../readDownloads';
import type {Reply, SiteReader} from '../SiteReader';
import type {SmokeCheck} from '../SmokeCheck';

/** Each listed file has the size and the checksum that readers compare it with. */
export const checkDownloads: SmokeCheck = async function* ({site}) {
  const {packages, portal} = await readDownloads(site);
  for (const one of packages) {
    for (const listed of [one, one.source ?? []].flat()) {
      const finding = check(listed, await site.follow(toDownloadPath(listed.file)));
      if (finding !== undefined) yield finding;
      else if (listed === one) yield* checkNewest(site, one);
    }
  }
  const finding = portal && check(portal, await site.follow(toDownloadPath(portal.file)));
  if (finding !== undefined) yield finding;
};

function check({file, bytes, sha512}: DownloadFacts, {status, body}: Reply): Finding | undefined {
  const where = toDownloadPath(file);
  const fix = fixes.upload;
  if (status !== 200) {
    const what = `It has status ${status}.`;
    return {name: 'download-missing', where, what, expected: 'status 200', fix};
  }
  if (body.length !== bytes) {
    const expected = `${bytes} bytes, as downloads.json says`;
    return {name: 'download-cut', where, what: `It has ${body.length} bytes.`, expected, fix};
  }
  const received = createHash('sha512').update(body).digest('hex');
  if (received === sha512) return undefined;
  return {
    name: 'download-changed',
    where,
    what: `Its SHA-512 is ${received.slice(0, 16)}….`,
    expected: `${sha512.slice(0, 16)}…, as downloads.json says`,
    fix: `Do not use the file until you know who changed it. ${fix}`,
  };
}

/** The address that always leads to the newest release has that release. */
async function* checkNewest(
  site: SiteReader,
  {file, version}: ListedDownload,
): AsyncGenerator<Finding> {
  const where = toDownloadPath(file.replace(`-${version}.tgz`, '-latest.tgz'));
  const [newest, release] = await Promise.all([
    site.follow(where),
    site.follow(toDownloadPath(file)),
  ]);
  if (newest.status === 200 && newest.body.equals(release.body)) return;
  yield {
    name: 'download-old',
    where,
    what: `It is not ${file}, got status ${newest.status}.`,
    expected: 'the newest release',
    fix: fixes.upload,
  };
}
