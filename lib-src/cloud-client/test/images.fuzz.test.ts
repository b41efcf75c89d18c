import {Readable} from 'node:stream';
import fc from 'fast-check';
import {expect} from 'vitest';
import {fuzz} from '../../../src/testing/fuzz/fuzz';
import type {ImageInput} from '../src/index.js';
import {readImages} from '../src/images/readImage.js';
import {encodeForm} from '../src/http/encodeForm.js';
import {parseForm} from './support/parseForm.js';

const signal = new AbortController().signal;

/** Bytes of JPEG and PNG, of line ends and dashes, and any others. */
const content = fc
  .tuple(
    fc.constantFrom([0xff, 0xd8], [0x89, 0x50], [0x0d, 0x0a], [0x2d, 0x2d]),
    fc.uint8Array({maxLength: 300}),
  )
  .map(([start, rest]) => Uint8Array.from([...start, ...rest]));

const cut = (bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] => {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const size of sizes) parts.push(bytes.slice(at, (at += size)));
  return [...parts, bytes.slice(at)];
};

/** The same bytes in every form that a program may have them in. */
const forms: Readonly<
  Record<string, (bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]) => ImageInput>
> = {
  bytes: (bytes) => bytes,
  Buffer: (bytes) => Buffer.from(bytes),
  ArrayBuffer: (bytes) => bytes.slice().buffer,
  'a view with an offset': (bytes, [size = 0]) => {
    const around = new Uint8Array(size + bytes.length + size);
    around.set(bytes, size);
    return around.subarray(size, size + bytes.length);
  },
  'shared memory': (bytes) => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    return shared;
  },
  Blob: (bytes, sizes) => new Blob(cut(bytes, sizes) as Uint8Array<ArrayBuffer>[]),
  'a slice of a Blob': (bytes) => new Blob([bytes, bytes]).slice(bytes.length),
  File: (bytes) => new File([bytes], 'a.jpg'),
  'a Node.js stream': (bytes, sizes) => Readable.from(cut(bytes, sizes)),
  'a web stream': (bytes) => new Blob([bytes]).stream(),
  'the body of a response': (bytes) => new Response(bytes).body!,
  'a generator': (bytes, sizes) =>
    (async function* () {
      yield* cut(bytes, sizes);
    })(),
  'a function': (bytes) => () => new Blob([bytes]).stream(),
};

const sizes = fc.array(fc.integer({min: 0, max: 40}), {maxLength: 6});
const name = fc.string({
  unit: fc.constantFrom(...'aé😀"\\;=%\r\n\t/.-\u0000', '\ud800'),
  maxLength: 12,
});

/** UTF-8 has no half of a pair. */
const toWellFormed = (text: string): string => Buffer.from(text).toString();

const formNames = Object.keys(forms);
for (const form of formNames) {
  fuzz(`${form} is read to the same bytes`, {
    target: 'client: images',
    usual: 1000,
    share: formNames.length,
    property: fc.asyncProperty(content, sizes, async (bytes, parts) => {
      const [read] = await readImages([forms[form]!(bytes, parts)], signal);
      expect(read?.bytes).toEqual(bytes);
      // A copy: what the caller does later changes nothing.
      expect(read?.bytes.buffer).not.toBe(bytes.buffer);
    }),
  });
}

fuzz('a form has the fields and images that it was made of, whatever their bytes and names', {
  target: 'client: forms',
  usual: 200,
  property: fc.asyncProperty(
    fc.array(fc.record({bytes: content, name}), {minLength: 1, maxLength: 3}),
    fc.json(),
    async (images, customData) => {
      const fields = {service: 'anpr', maxreads: undefined, 'custom-data': customData};
      const {bytes, contentType} = await encodeForm(fields, images);
      const body = Buffer.from(bytes);
      const form = await parseForm({headers: {'content-type': contentType}, body});
      const names = ['custom-data', ...images.map(() => 'image'), 'service'];
      expect([...form.keys()].sort()).toEqual(names);
      expect(form.get('custom-data')).toBe(customData);
      const sent = form.getAll('image') as File[];
      expect(sent.map((file) => file.name)).toEqual(
        images.map((image) => toWellFormed(image.name)),
      );
      for (const [index, file] of sent.entries())
        expect(new Uint8Array(await file.arrayBuffer())).toEqual(images[index]?.bytes);
    },
  ),
});
