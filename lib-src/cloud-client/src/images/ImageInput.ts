/**
 * An image to be recognized, JPEG or PNG.
 *
 * - a string: path of a file (Node.js only);
 * - bytes: `Buffer`, `Uint8Array` or `ArrayBuffer`;
 * - a `Blob` or `File`, as an `<input type="file">` gives it;
 * - a stream: a Node.js stream such as `fs.createReadStream(…)`, or a web `ReadableStream`;
 * - a function that opens a stream.
 *
 * It is read completely before the request is sent, so that its size is known and a retry sends the
 * same bytes.
 */
export type ImageInput =
  | string
  | Uint8Array
  | ArrayBuffer
  | Blob
  | ImageStream
  | (() => ImageStream | Promise<ImageStream>);

/** A stream of bytes, of the web or of Node.js. */
export type ImageStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
