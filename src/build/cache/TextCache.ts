import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The key of a text: a hash of everything that it was made from. */
export function toCacheKey(...inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  return hash.digest('hex');
}

/** What a file begins with: damaged contents do not match it. */
const toChecksum = (contents: Buffer): string =>
  `${createHash('sha256').update(contents).digest('hex')}\n`;

const CHECKSUM_BYTES = toChecksum(Buffer.alloc(0)).length;

/**
 * Keeps texts between builds, one file for each. A file that is missing, damaged or cannot be
 * written only costs time.
 */
export class TextCache {
  private readonly used = new Set<string>();

  /** @param folder where the files are; without one, nothing is kept */
  constructor(private readonly folder: string | undefined) {}

  /** Without a folder, a key need not be made. */
  get isKept(): boolean {
    return this.folder !== undefined;
  }

  /** The text of a key, as it was written. */
  read(key: string): string | undefined {
    if (this.folder === undefined) return undefined;
    try {
      const file = readFileSync(path.join(this.folder, key));
      const contents = file.subarray(CHECKSUM_BYTES);
      if (file.toString('latin1', 0, CHECKSUM_BYTES) !== toChecksum(contents)) return undefined;
      this.used.add(key);
      return contents.toString();
    } catch {
      return undefined;
    }
  }

  write(key: string, text: string): void {
    if (this.folder === undefined) return;
    const file = path.join(this.folder, key);
    // Another build may read the file meanwhile.
    const part = `${file}.${process.pid}`;
    try {
      mkdirSync(this.folder, {recursive: true});
      const contents = Buffer.from(text);
      writeFileSync(part, Buffer.concat([Buffer.from(toChecksum(contents)), contents]));
      renameSync(part, file);
      this.used.add(key);
    } catch {
      // What is left of it is pruned.
    }
  }

  /**
   * Deletes all other texts, so that the folder does not grow.
   *
   * @param kept keys. Default: those that were read or written.
   */
  prune(kept: ReadonlySet<string> = this.used): void {
    if (this.folder === undefined) return;
    try {
      for (const name of readdirSync(this.folder))
        if (!kept.has(name)) rmSync(path.join(this.folder, name), {force: true});
    } catch {
      // Nothing was kept, or it cannot be deleted.
    }
  }
}

/**
 * The cache of a site with this name. The bundler's own cache is beside it, and the same variable
 * switches both off.
 */
export const openCache = (siteDir: string, name: string): TextCache =>
  new TextCache(
    process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] === undefined
      ? path.join(siteDir, 'node_modules/.cache/portal', name)
      : undefined,
  );
