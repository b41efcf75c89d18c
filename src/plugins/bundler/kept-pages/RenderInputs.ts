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
    const shared = createHash('sha256').update(process.version);
    const hashes = new Set<string>();
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      const [, name, hash] = PART.exec(file) ?? [];
      if (name === undefined || hash === undefined) continue;
      const contents = toCacheKey(readFileSync(path.join(folder, file), 'utf8'));
      hashes.add(hash);
      if (isOwn(name)) this.parts.set(name, contents);
      else shared.update(`${name} ${contents}\n`);
    }
    // The entry names the files of all parts.
    const entry = readFileSync(path.join(folder, BUNDLE), 'utf8');
    shared.update(
      entry.replace(/"([\da-f]{8})"/g, (text, hash: string) => (hashes.has(hash) ? '""' : text)),
    );
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
