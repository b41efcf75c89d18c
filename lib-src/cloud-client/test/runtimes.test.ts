import {afterEach, expect, test, vi} from 'vitest';
import type {ImageInput} from '../src/index.js';
import {IMAGE, vehicleClient, VEHICLES} from './support/clients.js';
import {parseForm} from './support/parseForm.js';
import {respondWith, startServer} from './support/server.js';

afterEach(() => vi.unstubAllGlobals());

/** Sends an image, and returns its part of the request. */
async function sendAndParse(image: ImageInput): Promise<File> {
  const server = await startServer(respondWith([200, VEHICLES]));
  await vehicleClient(server.url).send(image);
  const form = await parseForm(server.requests[0]!);
  expect([...form.keys()].sort()).toEqual(['image', 'service']);
  expect(form.get('service')).toBe('anpr');
  return form.get('image') as File;
}

const read = async (file: File) => new Uint8Array(await file.arrayBuffer());

test('sends a form where a response forgets its type when its body is read, as in Bun', async () => {
  vi.stubGlobal(
    'Response',
    class extends Response {
      override async arrayBuffer(): Promise<ArrayBuffer> {
        const buffer = await super.arrayBuffer();
        this.headers.delete('content-type');
        return buffer;
      }
    },
  );
  expect(await read(await sendAndParse(IMAGE))).toEqual(IMAGE);
});

test('sends a form where `FormData` is of another realm, as in Jest with jsdom', async () => {
  vi.stubGlobal(
    'FormData',
    class {
      append(): void {}
    },
  );
  expect(await read(await sendAndParse(IMAGE))).toEqual(IMAGE);
});

test.each<[string, Blob]>([
  ['Blob', new Blob([IMAGE])],
  ['File', new File([IMAGE], 'gate.jpg')],
])('sends a %s whose class has no tag, as in older Workers', async (_kind, image) => {
  const untagged = Object.defineProperty(image, Symbol.toStringTag, {value: undefined});
  expect(Object.prototype.toString.call(untagged)).toBe('[object Object]');
  expect(await read(await sendAndParse(untagged))).toEqual(IMAGE);
});

test('sends a stream that fills the same memory again', async () => {
  async function* fill(): AsyncGenerator<Uint8Array> {
    const memory = new Uint8Array(1);
    for (const byte of IMAGE) {
      memory[0] = byte;
      yield memory;
    }
  }
  expect(await read(await sendAndParse(fill()))).toEqual(IMAGE);
});

test.each<[string, (buffer: ArrayBuffer) => ArrayBufferView]>([
  ['Uint16Array', (buffer) => new Uint16Array(buffer, 2, 2)],
  ['DataView', (buffer) => new DataView(buffer, 2, 4)],
])('sends the bytes of a stream of %s', async (_kind, toView) => {
  const bytes = Uint8Array.from([9, 9, 0xff, 0xd8, 1, 2, 9, 9]);
  async function* open(): AsyncGenerator<Uint8Array> {
    yield toView(bytes.buffer) as Uint8Array;
  }
  expect(await read(await sendAndParse(open()))).toEqual(bytes.slice(2, 6));
});
