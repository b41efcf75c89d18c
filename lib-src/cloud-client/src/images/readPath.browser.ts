import {configError} from '../options/configError.js';

/** Takes the place of the Node.js version in browsers, which have no files. */
export async function readPath(path: string, _limit: number, _signal: AbortSignal): Promise<never> {
  throw configError('image', 'is a path', {
    got: path,
    expected: 'bytes, a `Blob`, a `File` or a stream: browsers open no paths',
  });
}
