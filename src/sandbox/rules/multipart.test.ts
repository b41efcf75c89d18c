import {describe, expect, it} from 'vitest';
import {createSandbox} from '../createSandbox';
import {readSamplePicture} from '../testing';

const picture = Buffer.from(await readSamplePicture('plate-european'));

/** Sends a body made by hand, since `FormData` gives every file a name. */
async function recognize(
  imageHeaders: readonly string[],
  {image = picture, boundary = 'limit', path = '/vehicle/eur', copies = 1} = {},
) {
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="service"\r\n\r\nanpr\r\n`;
  const body = Buffer.concat([
    Buffer.from(field),
    ...Array.from({length: copies}, () =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n${imageHeaders.join('\r\n')}\r\n\r\n`),
        image,
        Buffer.from('\r\n'),
      ]),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const response = await createSandbox().fetch(
    new Request(`http://sandbox${path}`, {
      method: 'POST',
      headers: {
        'x-api-key': 'test_default',
        'content-type': `multipart/form-data; boundary="${boundary}"`,
      },
      body,
    }),
  );
  return {
    status: response.status,
    rule: response.headers.get('x-sandbox-rule'),
    sample: response.headers.get('x-sandbox-sample'),
    message: ((await response.json()) as {message?: string}).message,
  };
}

const UNNAMED = 'Content-Disposition: form-data; name="image"';

describe('an image part without a file name', () => {
  it.each([
    ['image/jpeg', [UNNAMED, 'Content-Type: image/jpeg']],
    ['application/octet-stream', [UNNAMED, 'Content-Type: application/octet-stream']],
    ['its headers in another order', ['content-type: image/jpeg', UNNAMED.toLowerCase()]],
  ])('is a file by %s', async (_what, headers) => {
    expect(await recognize(headers)).toMatchObject({status: 200, sample: 'plate-european'});
  });

  it('is a file each time that it is repeated', async () => {
    const headers = [UNNAMED, 'Content-Type: image/jpeg'];
    const response = await recognize(headers, {copies: 2, path: '/transport/iso'});
    expect(response).toMatchObject({status: 200, sample: 'plate-european, plate-european'});
  });

  it.each([
    ['no type', [UNNAMED]],
    ['a type of text', [UNNAMED, 'Content-Type: text/plain; charset=utf-8']],
  ])('is rejected by name with %s', async (_what, headers) => {
    expect(await recognize(headers)).toMatchObject({
      status: 400,
      rule: 'imageWithoutFileName',
      message:
        'Invalid image: the part has no file name. Expected: a file name, or an image type as its Content-Type.',
    });
  });
});

it.each([
  ['GIF', 'GIF89a'],
  ['WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 '],
])('names the formats that can be read when it gets a %s', async (_format, head) => {
  const image = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(64, 1)]);
  const headers = [`${UNNAMED}; filename="car.jpg"`, 'Content-Type: image/jpeg'];
  expect(await recognize(headers, {image})).toMatchObject({
    status: 400,
    message: 'Invalid image: it cannot be decoded. Expected: JPEG or PNG.',
  });
});
