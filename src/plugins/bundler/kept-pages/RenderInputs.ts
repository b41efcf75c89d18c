import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {toCacheKey} from '../../../build/cache/TextCache';

/** Name of the bundle's entry in its folder. */
export const BUNDLE = 'server.bundle.js';

/** A file of the bundle besides its entry: the name of what it contains, and a hash. */
const PART = /([^\\/]+)\.([\da-f]{8})\.js$/;

/** The server's bundle, as far as a page depends on it. */
export class RenderInputs {
  /** Hash of each part that only some pages load, by its name. */
  private readonly parts = new Map<string, string>();
  /** Hash of everything else. */
  private readonly shared: string;

  /**
   * @param folder of the bundle
   * @param isOwn whether the part with this name is loaded for the pages that name it only
   */
  constructor(folder: string, isOwn: (name: string) => boolean) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
    const hashes = new Set(files.map((file) => PART.exec(file)?.[2]));
    const shared = createHash('sha256').update(process.version);
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const contents = readFileSync(path.join(folder, file), 'utf8');
      const [, name = file] = PART.exec(file) ?? [];
      if (isOwn(name)) this.parts.set(name, toCacheKey(contents));
      else shared.update(`${name} ${toCacheKey(hideHashes(contents, hashes))}\n`);
    }
    this.shared = shared.digest('hex');
  }

  /**
   * The version of a page: a hash of everything that it is rendered from.
   *
   * @param names parts that the page loads; those that are unknown are in the entry
   */
  toVersion(names: Iterable<string>): string {
    const parts = [...new Set(names)].sort().map((name) => `${name} ${this.parts.get(name)}`);
    return toCacheKey(this.shared, ...parts);
  }
}

/**
 * The entry, and each worker, without the table of the hashes in the names of files. These hashes
 * change more often than the files: a build with caches has others than one without.
 */
const hideHashes = (code: string, hashes: ReadonlySet<string | undefined>): string =>
  code.replace(/"([\da-f]{8})"/g, (text, hash: string) => (hashes.has(hash) ? '""' : text));
