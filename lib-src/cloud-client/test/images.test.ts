import {createReadStream} from 'node:fs';
import {
  appendFile,
  chmod,
  mkdtemp,
  open,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {APIConfigError, TooLargeError, type ImageInput} from '../src/index.js';
import {getError, IMAGE, transportClient, vehicleClient, VEHICLES} from './support/clients.js';
import {parseForm} from './support/parseForm.js';
import {respondWith, startServer} from './support/server.js';

const LIMIT = 6_291_456;
let dir = '';
const at = (name: string) => path.join(dir, name);

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'images-'));
  await writeFile(at('car.jpg'), IMAGE);
});
afterAll(() => rm(dir, {recursive: true}));

describe('kinds of images', () => {
  const web = () => new Blob([IMAGE]).stream();
  const kinds: [string, () => ImageInput, string][] = [
    ['a path', () => at('car.jpg'), 'car.jpg'],
    ['a Buffer', () => Buffer.from(IMAGE), 'image.jpg'],
    [
      'a Uint8Array that is a part of a buffer',
      () => Uint8Array.from([9, ...IMAGE, 9]).subarray(1, 1 + IMAGE.length),
      'image.jpg',
    ],
    ['an ArrayBuffer', () => IMAGE.slice().buffer, 'image.jpg'],
    [
      'a Uint8Array of another realm',
      () => runInNewContext('Uint8Array.from(bytes)', {bytes: IMAGE}) as Uint8Array,
      'image.jpg',
    ],
    [
      'an ArrayBuffer of another realm',
      () => runInNewContext('Uint8Array.from(bytes).buffer', {bytes: IMAGE}) as ArrayBuffer,
      'image.jpg',
    ],
    ['a Blob', () => new Blob([IMAGE]), 'image.jpg'],
    ['a File', () => new File([IMAGE], 'gate.png'), 'gate.png'],
    ['a file stream', () => createReadStream(at('car.jpg')), 'car.jpg'],
    [
      'a stream',
      () => Readable.from([Buffer.from(IMAGE.subarray(0, 3)), Buffer.from(IMAGE.subarray(3))]),
      'image.jpg',
    ],
    ['a web stream', web, 'image.jpg'],
    ['a function that opens a stream', () => web, 'image.jpg'],
    [
      'a function that opens a stream later',
      () => async () => createReadStream(at('car.jpg')),
      'car.jpg',
    ],
  ];
  test.each(kinds)(
    'sends %s, and the same bytes again when it repeats',
    async (_kind, create, name) => {
      const server = await startServer(respondWith([500, {}], [200, VEHICLES]));
      await vehicleClient(server.url).send(create());
      for (const request of server.requests) {
        const image = (await parseForm(request)).get('image') as File;
        expect(Buffer.from(await image.arrayBuffer()).equals(IMAGE)).toBe(true);
        expect(image.name).toBe(name);
        expect(request.headers['content-length']).toBe(String(request.body.length));
      }
      expect(server.requests).toHaveLength(2);
    },
  );

  test('sends several images in their order', async () => {
    const server = await startServer(respondWith([200, {data: {codes: []}}]));
    const client = transportClient(server.url, {maxReads: 2});
    await client.send(new File([IMAGE], 'a.jpg'), at('car.jpg'), new File([IMAGE], 'c.jpg'));
    await client.send([new File([IMAGE], 'a.jpg'), Buffer.from(IMAGE)], {timeoutMs: 5000});
    const forms = await Promise.all(server.requests.map(parseForm));
    expect(forms.map((form) => form.getAll('image').map((image) => (image as File).name))).toEqual([
      ['a.jpg', 'car.jpg', 'c.jpg'],
      ['a.jpg', 'image.jpg'],
    ]);
    expect(forms[0]!.get('maxreads')).toBe('2');
    await expect(client.send()).rejects.toThrow(/^`images`: are missing/);
    await expect(client.send([])).rejects.toThrow(/^`images`: are missing/);
  });

  test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => ImageInput]>([
    ['a Uint8Array', (bytes) => bytes],
    ['a Buffer', ({buffer}) => Buffer.from(buffer)],
    ['an ArrayBuffer', ({buffer}) => buffer],
  ])('sends %s as it was before the next image was read', async (_kind, toImage) => {
    const server = await startServer(respondWith([200, {data: {codes: []}}]));
    const bytes = IMAGE.slice();
    await transportClient(server.url).send(toImage(bytes), () => {
      bytes.fill(0);
      return new Blob([IMAGE]).stream();
    });
    const image = (await parseForm(server.requests[0]!)).get('image') as File;
    expect(Buffer.from(await image.arrayBuffer()).equals(IMAGE)).toBe(true);
  });

  test.each([null, undefined, 7, {}, true, () => 7])('rejects %j for an image', async (image) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    await expect(vehicleClient(server.url).send(image as unknown as ImageInput)).rejects.toThrow(
      /^`image`: wrong type/,
    );
    expect(server.requests).toHaveLength(0);
  });

  test.each<[string, () => ImageInput]>([
    [
      'wrong type. Expected: a stream of `Uint8Array`. Fix: open the stream without an encoding.',
      () => createReadStream(at('car.jpg'), 'latin1'),
    ],
    [
      'wrong type, got an object of class Buffer. Expected: a stream from its function.',
      () => (() => Buffer.from(IMAGE)) as unknown as ImageInput,
    ],
  ])('says of what is no stream of bytes: %s', async (text, create) => {
    await expect(vehicleClient('http://127.0.0.1').send(create())).rejects.toThrow(
      `\`image\`: ${text}`,
    );
  });

  test.each<[string, ImageInput]>([
    ['its function failed', () => Promise.reject(new Error('S3 is down'))],
    [
      'cannot be read',
      Object.assign(new Blob(['x']), {arrayBuffer: () => Promise.reject(new Error('S3 is down'))}),
    ],
  ])('says of an image that %s', async (problem, image) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    const error = await vehicleClient(server.url)
      .send(image)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(APIConfigError);
    expect(error).toMatchObject({
      message: expect.stringContaining(`\`image\`: ${problem}`),
      cause: {message: 'S3 is down'},
    });
    expect(server.requests).toHaveLength(0);
  });

  test('rejects an empty image', async () => {
    await expect(vehicleClient('http://127.0.0.1').send(Buffer.alloc(0))).rejects.toThrow(
      /^`image`: is empty/,
    );
  });
});

describe('size', () => {
  const exact = (size: number): [string, () => Promise<ImageInput>][] => [
    ['bytes', async () => Buffer.alloc(size, 1)],
    ['a Blob', async () => new Blob([Buffer.alloc(size, 1)])],
    ['a stream', async () => Readable.from([Buffer.alloc(size - 1, 1), Buffer.alloc(1, 1)])],
    [
      'a path',
      async () => (await writeFile(at(`${size}.jpg`), Buffer.alloc(size, 1)), at(`${size}.jpg`)),
    ],
  ];

  test.each(exact(LIMIT))('C46 sends 6,291,456 bytes from %s', async (_kind, create) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    await vehicleClient(server.url).send(await create());
    expect(server.requests).toHaveLength(1);
  });

  test.each(exact(LIMIT + 1))(
    'C46 rejects 6,291,457 bytes from %s before anything is sent',
    async (_kind, create) => {
      const server = await startServer(respondWith([200, VEHICLES]));
      const error = await getError(vehicleClient(server.url).send(await create()));
      expect(error).toBeInstanceOf(TooLargeError);
      expect(error).toMatchObject({
        status: undefined,
        attempts: 0,
        billed: false,
        mayHaveBeenBilled: false,
      });
      expect(error.message).toBe(
        `POST ${server.url}/vehicle/eur: the images are too large. Expected: at most 6291456 bytes in all. Fix: scale them down or compress them more.`,
      );
      expect(server.requests).toHaveLength(0);
    },
  );

  test('C46 counts all images of a request together', async () => {
    const half = Buffer.alloc(LIMIT / 2 + 1, 1);
    expect(await getError(transportClient('http://127.0.0.1').send(half, half))).toBeInstanceOf(
      TooLargeError,
    );
  });

  const endless: [string, () => Promise<ImageInput>][] = [
    [
      'a sparse file of 7 GB',
      async () => {
        const file = await open(at('sparse.jpg'), 'w');
        await file.truncate(7_000_000_000);
        await file.close();
        return at('sparse.jpg');
      },
    ],
    ['/dev/zero', async () => '/dev/zero'],
    ['a stream of /dev/zero', async () => createReadStream('/dev/zero')],
    [
      'an endless web stream',
      async () =>
        new ReadableStream({pull: (controller) => controller.enqueue(new Uint8Array(65_536))}),
    ],
  ];
  test.each(endless)('C46 rejects %s without filling the memory', async (_kind, create) => {
    const before = process.memoryUsage().rss;
    expect(await getError(vehicleClient('http://127.0.0.1').send(await create()))).toBeInstanceOf(
      TooLargeError,
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });
});

describe('files', () => {
  test.each([
    ['is missing', () => at('nowhere.jpg'), 'ENOENT'],
    ['is a folder', () => dir, 'EISDIR'],
    ['cannot be read', () => '/proc/self/mem', 'EIO'],
  ])('C47 gives a typed error for a path that %s', async (_what, getPath, code) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    const error = await vehicleClient(server.url)
      .send(getPath())
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(APIConfigError);
    expect((error as Error).message).toContain(`cannot be read (${code})`);
    expect(error).toMatchObject({code: 'ERR_CONFIG', cause: {code}});
    expect(server.requests).toHaveLength(0);
  });

  test.skipIf(process.getuid?.() === 0)(
    'C47 gives a typed error for a file without permission',
    async () => {
      await writeFile(at('locked.jpg'), IMAGE);
      await chmod(at('locked.jpg'), 0);
      await expect(vehicleClient('http://127.0.0.1').send(at('locked.jpg'))).rejects.toThrow(
        'EACCES',
      );
    },
  );

  test.each([
    ['deleted', () => rm(at('moving.jpg'))],
    ['grown', () => appendFile(at('moving.jpg'), 'more')],
    ['cut', () => truncate(at('moving.jpg'), 1)],
  ])(
    'C47 sends the same picture again when the file was %s after the first attempt',
    async (_what, change) => {
      await writeFile(at('moving.jpg'), IMAGE);
      const server = await startServer((request, response, count) => {
        if (count > 1) return respondWith([200, VEHICLES])(request, response, 1);
        void change().then(() => respondWith([503, {}])(request, response, 1));
      });
      await vehicleClient(server.url).send(at('moving.jpg'));
      const [first, second] = server.requests;
      expect(second!.body.equals(first!.body)).toBe(true);
    },
  );

  test('C48 gives the error of a stream as cause, sends nothing and closes the stream', async () => {
    const server = await startServer(respondWith([200, VEHICLES]));
    const broken = new Error('the camera went away');
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from(IMAGE);
        throw broken;
      })(),
    );
    const error = await vehicleClient(server.url)
      .send(stream)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(APIConfigError);
    expect((error as Error).message).toBe(
      '`image`: its stream ended with an error. Expected: a stream that can be read to its end.',
    );
    expect((error as Error).cause).toBe(broken);
    expect(stream.destroyed).toBe(true);
    expect(server.requests).toHaveLength(0);
  });
});

test.each([
  'a"b.jpg',
  'a\r\nX-Evil: 1\r\n\r\n.jpg',
  'rendszámtábla.jpg',
  'a\\b;c=".jpg',
  '%22.jpg',
  '../../etc/passwd',
])('C49 sends the file name %j without letting it out of its header', async (name) => {
  const server = await startServer(respondWith([200, VEHICLES]));
  await vehicleClient(server.url).send(new File([IMAGE], name));
  const [request] = server.requests;
  const head = request!.body
    .toString('utf8')
    .split('\r\n\r\n')
    .find((part) => part.includes('filename='))!;
  expect(head.split('\r\n').filter((line) => /^content-disposition/i.test(line))).toHaveLength(1);
  expect(head).not.toMatch(/^X-Evil/m);
  expect([...(await parseForm(request!)).keys()].sort()).toEqual(['image', 'service']);
});

test('a picture is sent as what its first bytes say', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  await vehicleClient(server.url).send(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]));
  await vehicleClient(server.url).send(await readFile(at('car.jpg')));
  const types = await Promise.all(
    server.requests.map(async (request) => ((await parseForm(request)).get('image') as File).type),
  );
  expect(types).toEqual(['image/png', 'image/jpeg']);
});
