import {gunzipSync} from 'node:zlib';

const BLOCK = 512;
/** A package that unpacks to more is not one of ours. */
const MAX_BYTES = 200_000_000;

/**
 * Files of a compressed tar archive by name, as `npm pack` writes it.
 *
 * @throws Error when it is no such archive, or one that unpacks to more than 200 MB
 */
export function readTar(archive: Buffer): ReadonlyMap<string, Buffer> {
  const bytes = gunzipSync(archive, {maxOutputLength: MAX_BYTES});
  const files = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = Number.parseInt(readText(header, 124, 12), 8);
    if (readText(header, 257, 5) !== 'ustar' || Number.isNaN(size) || size < 0)
      throw new Error(`Archive: not a tar header at byte ${at}.`);
    const start = at + BLOCK;
    if (start + size > bytes.length) throw new Error('Archive: its last file is cut off.');
    const prefix = readText(header, 345, 155);
    const name = (prefix === '' ? '' : `${prefix}/`) + readText(header, 0, 100);
    files.set(name, bytes.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

const readText = (header: Buffer, start: number, length: number): string =>
  header
    .toString('utf8', start, start + length)
    .replace(/\0.*$/s, '')
    .trim();
