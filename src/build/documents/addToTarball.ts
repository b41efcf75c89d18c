import {gunzipSync, gzipSync} from 'node:zlib';

const BLOCK = 512;
/** Fields of a header: where they begin, and their length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = 156;
const FILE = '0';
/** Byte of gzip that names the operating system, which must not matter. */
const SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * Adds a file to a package that npm has packed, with the permissions and the time of its first
 * file.
 *
 * @param name path below the folder of the package
 * @throws Error when the package does not begin with a file
 */
export function addToTarball(packed: Buffer, name: string, content: Buffer): Buffer {
  const archive = gunzipSync(packed);
  const header = Buffer.from(archive.subarray(0, BLOCK));
  const path = `package/${name}`;
  if (String.fromCharCode(header[TYPE] ?? 0) !== FILE || path.length > NAME[1])
    throw new Error(`package: cannot take ${path}. Expected: a tarball that begins with a file.`);
  write(header, NAME, path);
  write(header, SIZE, `${content.length.toString(8).padStart(SIZE[1] - 1, '0')}\0`);
  // The sum of all bytes, with spaces in place of itself.
  write(header, CHECKSUM, ' '.repeat(CHECKSUM[1]));
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(header, CHECKSUM, `${sum.toString(8).padStart(6, '0')}\0 `);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  const bytes = gzipSync(Buffer.concat([header, content, padding, archive]), {level: 9});
  bytes[SYSTEM] = UNKNOWN_SYSTEM;
  return bytes;
}

function write(header: Buffer, [start, length]: readonly [number, number], text: string): void {
  header.fill(0, start, start + length);
  header.write(text, start, 'utf8');
}
