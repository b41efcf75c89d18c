import {configError} from '../options/configError.js';

/** Replaces the Node.js version in browsers, which cannot open files by path. */
export async function readPath(path: string, _limit: number, _signal: AbortSignal): Promise<never> {
  throw configError('image', 'is a path', {
    got: path,
    expected: 'bytes, a `Blob`, a `File` or a stream: browsers open no paths',
  });
}
