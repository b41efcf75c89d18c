import type {ReadImage} from '../images/readImage.js';
import type {EncodedBody} from './ApiCall.js';

/**
 * Encodes multipart/form-data by the platform's own encoder, which escapes quotes and line breaks
 * in file names. The bytes are taken out, so that every attempt, every `fetch` and a
 * `Content-Length` get the same.
 */
export async function encodeForm(
  fields: Readonly<Record<string, string | undefined>>,
  images: readonly ReadImage[],
): Promise<EncodedBody> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);

  for (const {bytes, name} of images) {
    form.append(
      'image',
      new Blob([bytes], {type: isPng(bytes) ? 'image/png' : 'image/jpeg'}),
      name,
    );
  }
  const encoded = new Response(form);
  return {
    bytes: new Uint8Array(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}
