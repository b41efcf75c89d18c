import {open} from 'node:fs/promises';
import {basename} from 'node:path';
import {ImagesTooLarge} from '../http/ImagesTooLarge.js';
import {readBytes, TooLong} from '../http/readBytes.js';
import {configError} from '../options/configError.js';

/**
 * Reads a file. The limit holds for what is read, not only for what the directory says: a file may
 * grow meanwhile, and a device has no size.
 */
export async function readPath(
  path: string,
  limit: number,
  signal: AbortSignal,
): Promise<{bytes: Uint8Array<ArrayBuffer>; name: string}> {
  try {
    const file = await open(path);
    try {
      const stats = await file.stat();
      if (stats.size > limit) throw new ImagesTooLarge();
      return {
        bytes: await readBytes(file.createReadStream({autoClose: false}), limit, 'throw', signal),
        name: basename(path),
      };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof TooLong) throw new ImagesTooLarge();
    if (error instanceof ImagesTooLarge || signal.aborted) throw error;
    const {code} = error as NodeJS.ErrnoException;
    throw configError('image', `cannot be read (${code ?? 'unknown error'})`, {
      got: path,
      expected: 'the path of a readable image file',
      cause: error,
    });
  }
}
