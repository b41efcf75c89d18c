import {readPath} from '#readPath';
import type {APIConfigError} from '../errors/APIConfigError.js';
import {imageMaxBytes} from '../generated/limits.js';
import {ImagesTooLarge} from '../http/ImagesTooLarge.js';
import {NotBytes, readBytes, TooLong} from '../http/readBytes.js';
import {configError} from '../options/configError.js';
import type {ImageInput, ImageStream} from './ImageInput.js';

/** An image in memory, with the name that its part of the request gets. */
export interface ReadImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

const DEFAULT_NAME = 'image.jpg';

/**
 * Reads images one after the other and stops as soon as they are too large together.
 *
 * @throws APIConfigError for a value that is not an image or a stream that fails; ImagesTooLarge
 */
export async function readImages(
  images: readonly ImageInput[],
  signal: AbortSignal,
): Promise<readonly ReadImage[]> {
  const read: ReadImage[] = [];
  let left = imageMaxBytes;
  for (const image of images) {
    const next = await readImage(image, left, signal);
    left -= next.bytes.byteLength;
    read.push(next);
  }
  return read;
}

async function readImage(
  image: ImageInput,
  limit: number,
  signal: AbortSignal,
): Promise<ReadImage> {
  const read =
    typeof image === 'string'
      ? await readPath(image, limit, signal)
      : await readContent(image, limit, signal);
  if (read.bytes.byteLength > limit) throw new ImagesTooLarge();
  if (read.bytes.byteLength === 0)
    throw configError('image', 'is empty', {expected: 'a JPEG or PNG image'});
  return read;
}

async function readContent(
  image: Exclude<ImageInput, string>,
  limit: number,
  signal: AbortSignal,
): Promise<ReadImage> {
  const content = isOfClass<ArrayBuffer>(image, 'ArrayBuffer') ? new Uint8Array(image) : image;
  if (isOfClass<Uint8Array>(content, 'Uint8Array')) {
    if (content.byteLength > limit) throw new ImagesTooLarge();
    // A copy: the caller may reuse the memory while further images are read.
    return {bytes: new Uint8Array(content), name: DEFAULT_NAME};
  }
  if (isBlob(content)) return readBlob(content, limit);
  const stream =
    typeof content === 'function'
      ? await fromCaller(content, (cause) =>
          configError('image', 'its function failed', {
            expected: 'a function that opens a stream',
            cause,
          }),
        )
      : content;
  if (!isStream(stream)) {
    throw configError('image', 'wrong type', {
      got: stream,
      expected:
        typeof content === 'function'
          ? 'a stream from its function'
          : 'a path, bytes, a `Blob`, a stream or a function that opens one',
    });
  }
  return {
    bytes: await readStream(stream, limit, signal),
    name: getName((stream as {path?: unknown}).path),
  };
}

async function readBlob(image: Blob, limit: number): Promise<ReadImage> {
  if (image.size > limit) throw new ImagesTooLarge();
  const buffer = await fromCaller(
    () => image.arrayBuffer(),
    (cause) => configError('image', 'cannot be read', {expected: 'a readable `Blob`', cause}),
  );
  return {bytes: new Uint8Array(buffer), name: getName((image as Partial<File>).name)};
}

/** Runs what the caller gave. Its error becomes the cause of ours, which says what it was for. */
async function fromCaller<T>(
  run: () => T | Promise<T>,
  toError: (cause: unknown) => APIConfigError,
): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw toError(cause);
  }
}

/** Like `instanceof`, also for values of another realm: of a frame, of `node:vm`, in Jest. */
function isOfClass<T>(value: unknown, name: string): value is T {
  return Object.prototype.toString.call(value) === `[object ${name}]`;
}

/** By what it can do: Workers with a compatibility date before 2024-09-26 call it an `Object`. */
function isBlob(value: unknown): value is Blob {
  const {arrayBuffer, size} = (value ?? {}) as Partial<Blob>;
  return arrayBuffer !== undefined && size !== undefined;
}

function isStream(value: unknown): value is ImageStream {
  if (typeof value !== 'object' || value === null) return false;
  return 'getReader' in value || Symbol.asyncIterator in value;
}

async function readStream(
  stream: ImageStream,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBytes(stream, limit, 'throw', signal);
  } catch (error) {
    if (error instanceof TooLong) throw new ImagesTooLarge();
    if (error instanceof NotBytes) {
      throw configError('image', 'wrong type', {
        expected: 'a stream of `Uint8Array`',
        fix: 'open the stream without an encoding',
      });
    }
    if (signal.aborted) throw error;
    throw configError('image', 'its stream ended with an error', {
      expected: 'a stream that can be read to its end',
      cause: error,
    });
  }
}

function getName(path: unknown): string {
  return (typeof path === 'string' ? path.split(/[\\/]/).pop() : undefined) || DEFAULT_NAME;
}
