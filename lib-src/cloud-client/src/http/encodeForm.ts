import type {ReadImage} from '../images/readImage.js';
import type {EncodedBody} from './ApiCall.js';
import {joinBytes} from './joinBytes.js';

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
  const boundary = createBoundary();
  const parts: Uint8Array[] = [];
  const add = (text: string) => parts.push(new TextEncoder().encode(text));
  const begin = (disposition: string) =>
    add(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`);

  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    begin(`name="${escapeName(name)}"`);
    add(`\r\n${value}\r\n`);
  }
  for (const {bytes, name} of images) {
    begin(`name="image"; filename="${escapeName(name)}"`);
    add(`Content-Type: ${isPng(bytes) ? 'image/png' : 'image/jpeg'}\r\n\r\n`);
    parts.push(bytes);
    add('\r\n');
  }
  add(`--${boundary}--\r\n`);
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return {
    bytes: joinBytes(parts, length),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Random, so that an image cannot contain it on purpose and add fields. */
function createBoundary(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return `----form${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}
