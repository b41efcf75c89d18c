import {joinBytes, type Bytes} from '../bytes';

/** More than the middleware accepts; a few kilobytes can hold gigabytes of zeros. */
const MAX_BYTES = 24 * 1024 * 1024;

/** The content of gzip; undefined for anything else, for too much, and in browsers without it. */
export async function inflate(bytes: Bytes): Promise<Bytes | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || typeof DecompressionStream === 'undefined')
    return undefined;
  const parts: Uint8Array[] = [];
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const reader = stream.getReader();
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > MAX_BYTES) {
        await reader.cancel();
        return undefined;
      }
      parts.push(next.value);
    }
  } catch {
    return undefined;
  }
  return joinBytes(parts);
}
