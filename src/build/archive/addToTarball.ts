import {gunzipSync, gzipSync} from 'node:zlib';
import {toTarEntry} from './toTar';

/** Byte of gzip that names the operating system, which must not matter. */
const SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * Adds a file to a package that npm has packed.
 *
 * @param name path below the folder of the package
 */
export function addToTarball(packed: Buffer, name: string, content: Buffer): Buffer {
  const archive = [toTarEntry(`package/${name}`, content), gunzipSync(packed)];
  const bytes = gzipSync(Buffer.concat(archive));
  bytes[SYSTEM] = UNKNOWN_SYSTEM;
  return bytes;
}
