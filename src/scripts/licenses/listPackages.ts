import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {NOTICES_FILE} from '../../plugins/site-files';
import {readNotices} from '../../plugins/site-files/createNotices';
import {readPackage} from '../../plugins/site-files/readPackage';
import type {LicenseGroup} from './policy';

/** A package of the lock file, and what it is for. */
export interface GroupedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly group: LicenseGroup;
}

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly link?: boolean;
}

/**
 * Every package of the lock file once.
 *
 * @param root top of the repository
 * @param site folder with the built site; without it nothing counts as reaching the browser
 */
export function listPackages(root: string, site: string): GroupedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const notices = path.join(site, NOTICES_FILE);
  const inBrowser = new Set(
    existsSync(notices)
      ? readNotices(readFileSync(notices, 'utf8')).map(({name, version}) => `${name}@${version}`)
      : [],
  );
  const published = new Set(listPublished(root));
  const packages = new Map<string, GroupedPackage>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '' || entry.link === true) continue;
    const name = folder.replace(/^.*node_modules\//, '');
    const key = `${name}@${entry.version}`;
    const group = published.has(name) ? 'published' : inBrowser.has(key) ? 'browser' : 'tools';
    packages.set(key, {
      name,
      version: entry.version,
      license: entry.license ?? readLicense(path.join(root, folder)),
      group,
    });
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packages for other systems are in the lock file, but not installed. */
const readLicense = (folder: string): string =>
  existsSync(folder) ? readPackage(folder).license : 'unknown';

/** What users of our libraries install with them. */
function listPublished(root: string): string[] {
  const folder = path.join(root, 'lib-src');
  return readdirSync(folder)
    .map((name) => path.join(folder, name, 'package.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.keys(
        (JSON.parse(readFileSync(file, 'utf8')) as {dependencies?: Record<string, string>})
          .dependencies ?? {},
      ),
    );
}
