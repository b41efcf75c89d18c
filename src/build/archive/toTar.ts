const BLOCK_BYTES = 512;
/** Plain files that everybody may read. */
const MODE = '0000644';

/**
 * Writes a tar archive (ustar). Owners, permissions and times are fixed, so that the same files give
 * the same bytes.
 *
 * @throws Error for a name of more than 100 bytes
 */
export const toTar = (files: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer =>
  Buffer.concat([
    ...Array.from(files, ([name, bytes]) => toTarEntry(name, bytes)),
    new Uint8Array(2 * BLOCK_BYTES),
  ]);

/** One file of a tar archive. */
export const toTarEntry = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    toHeader(name, bytes.length),
    bytes,
    new Uint8Array((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES),
  ]);

function toHeader(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`${name}: too long for an archive. Expected: at most 100 bytes.`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write(MODE, 100);
  header.write('0000000', 108);
  header.write('0000000', 116);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write('00000000000', 136);
  // The checksum counts its own field as blanks.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
