import type {ReadImage} from '../images/readImage.js';
import type {EncodedBody} from './ApiCall.js';
import {joinBytes} from './joinBytes.js';

const LINE_END = Uint8Array.of(13, 10);

/**
 * Encodes multipart/form-data as browsers do, quotes and line breaks in names escaped.
 *
 * Not by `new Response(form)`: Bun forgets the type of a body that was read, workerd lets line
 * breaks of a file name into the header, and a `Response` takes the `FormData` of another realm for
 * text. The API charges for each of these requests, with a 400.
 */
export async function encodeForm(
  fields: Readonly<Record<string, string | undefined>>,
  images: readonly ReadImage[],
): Promise<EncodedBody> {
  // Random, so that an image cannot contain it on purpose and add fields.
  const boundary = `----form${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  const parts: Uint8Array[] = [];
  const begin = (head: string) =>
    parts.push(
      new TextEncoder().encode(`--${boundary}\r\nContent-Disposition: form-data; name="${head}`),
    );

  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) begin(`${name}"\r\n\r\n${value}\r\n`);

  for (const {bytes, name} of images) {
    const escaped = name.replace(/["\r\n]/g, encodeURIComponent);
    const type = isPng(bytes) ? 'png' : 'jpeg';
    begin(`image"; filename="${escaped}"\r\nContent-Type: image/${type}\r\n\r\n`);
    parts.push(bytes, LINE_END);
  }
  parts.push(new TextEncoder().encode(`--${boundary}--\r\n`));
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return {
    bytes: joinBytes(parts, length),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}
