import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandboxServer, type SandboxServer} from '../../sandbox/server';
import {checkConsumer, installConsumer} from './installConsumer';
import {root} from './libraries';
import {packFolder} from './packFolder';
import {stageLibrary} from './stageLibrary';

/** The client with everything that a page can use of it, minified. */
const BUDGET_BROTLI_BYTES = 9_000;

let bundle = Buffer.alloc(0);
let sandbox: SandboxServer;
let site: Server;

beforeAll(async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const {name, dir} = await stageLibrary('cloud-client');
  const project = await installConsumer(
    'client-browser',
    new Map([[name, await packFolder(dir, work)]]),
  );
  await checkConsumer(project);
  bundle = await readFile(path.join(project, 'dist/bundle.js'));
  await Promise.all([work, project].map((folder) => rm(folder, {recursive: true})));
  sandbox = await startSandboxServer();
  site = await startSite(sandbox.url);
}, 120_000);

afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await sandbox.close();
});

/** The page, its picture, and the API on the same origin, as a reverse proxy would have it. */
async function startSite(api: string): Promise<Server> {
  const picture = await readFile(
    path.join(root, 'src/sandbox/samples/pictures/plate-european.jpg'),
  );
  const server = createServer((request, response) => {
    const send = (type: string, body: Buffer | string) =>
      response.writeHead(200, {'content-type': type}).end(body);
    if (request.url === '/') {
      return send(
        'text/html',
        '<!doctype html><title>Client</title><script type="module" src="/bundle.js"></script>',
      );
    }
    if (request.url === '/bundle.js') return send('text/javascript', bundle);
    if (request.url === '/picture.jpg') return send('image/jpeg', picture);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url?.startsWith('/redirect/'))
        return response.writeHead(307, {location: '/elsewhere'}).end();
      const headers = {
        'x-api-key': String(request.headers['x-api-key']),
        'content-type': String(request.headers['content-type']),
      };
      const forwarding = fetch(`${api}${request.url?.replace('/api', '')}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(Buffer.concat(parts)),
      });
      void forwarding.then(async (forwarded) =>
        response
          .writeHead(forwarded.status, {'content-type': 'application/json'})
          .end(await forwarded.text()),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a page recognises a picture, and gets the same errors as a program', async () => {
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'recognize' in globalThis);
    const found = await page.evaluate(
      (endpoint) =>
        (globalThis as unknown as {recognize: (endpoint: string) => unknown}).recognize(endpoint),
      `${origin}/api`,
    );
    expect(found).toEqual({
      ofFile: expect.stringMatching(/^[A-Z0-9]+$/),
      ofFrame: (found as {ofFile: string}).ofFile,
      ofStream: (found as {ofFile: string}).ofFile,
      ofPath:
        '`image`: is a path, got "car.jpg". Expected: bytes, a `Blob`, a `File` or a stream: browsers open no paths.',
      aborted: 'ERR_ABORTED',
      redirected: 'ERR_REDIRECT',
    });
  } finally {
    await browser.close();
  }
}, 60_000);

test('the bundle for browsers has no module of Node.js and stays small', () => {
  expect(bundle.includes('node:')).toBe(false);
  expect(brotliCompressSync(bundle).length).toBeLessThan(BUDGET_BROTLI_BYTES);
});
