import {execFileSync} from 'node:child_process';
import {mkdtemp, open, rm} from 'node:fs/promises';
import type {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {AbortError, type ImageInput} from '../src/index.js';
import {getError, IMAGE, storageClient, vehicleClient, VEHICLES} from './support/clients.js';
import {respondWith, startServer, startTcpServer} from './support/server.js';

/** Far more than it takes on a quiet machine (a few milliseconds), far less than any wait here. */
const AT_ONCE_MS = 500;

/** Aborts once a condition holds, and says how long the call took to notice. */
async function abortWhen(isReady: () => boolean, start: (signal: AbortSignal) => Promise<unknown>) {
  const controller = new AbortController();
  const failed = getError(start(controller.signal));
  await expect.poll(isReady, {interval: 5}).toBe(true);
  const abortedAt = performance.now();
  controller.abort(new Error('changed my mind'));
  const error = await failed;
  return {error, tookMs: performance.now() - abortedAt};
}

const isAbort = expect.objectContaining({
  name: 'AbortError',
  code: 'ERR_ABORTED',
  cause: expect.objectContaining({message: 'changed my mind'}),
});

test('C35 sends nothing when the signal has fired already', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const error = await getError(
    vehicleClient(server.url).send(IMAGE, {signal: AbortSignal.abort()}),
  );
  expect(error).toBeInstanceOf(AbortError);
  expect(error).toMatchObject({attempts: 0, mayHaveBeenBilled: false});
  expect(server.requests).toHaveLength(0);
});

test('C36 stops during the upload', async () => {
  let bytes = 0;
  const server = await startTcpServer(
    (socket) => void socket.once('data', (part) => ((bytes += part.length), socket.pause())),
  );
  const {error, tookMs} = await abortWhen(
    () => bytes > 0,
    (signal) => vehicleClient(server.url).send(Buffer.alloc(6_000_000, 1), {signal}),
  );
  expect(error).toEqual(isAbort);
  expect(error).toMatchObject({mayHaveBeenBilled: true, attempts: 1});
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
});

test('C36 stops while it waits for the response, and closes the connection', async () => {
  const server = await startServer(() => undefined);
  let carrier: Socket | undefined;
  const isWaiting = () => (([carrier] = server.sockets), server.requests.length === 1);
  const {error, tookMs} = await abortWhen(isWaiting, (signal) =>
    vehicleClient(server.url).send(IMAGE, {signal}),
  );
  expect(error).toEqual(isAbort);
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
  await expect.poll(() => carrier!.destroyed).toBe(true);
});

test('C36 stops while it reads an image', async () => {
  let isRead = false;
  let isDestroyed = false;
  const stream = {
    [Symbol.asyncIterator]: () => ({
      next: () => ((isRead = true), new Promise<never>(() => undefined)),
    }),
    destroy: () => (isDestroyed = true),
  };
  const server = await startServer(respondWith([200, VEHICLES]));
  const {error, tookMs} = await abortWhen(
    () => isRead,
    (signal) => vehicleClient(server.url).send(stream, {signal}),
  );
  expect(error).toEqual(isAbort);
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
  expect(isDestroyed).toBe(true);
  expect(server.requests).toHaveLength(0);
});

describe('C36 stops while an image never comes', () => {
  const never = new Promise<never>(() => undefined);
  class StuckBlob extends Blob {
    override arrayBuffer = () => never;
  }
  const sources: [string, () => ImageInput][] = [
    ['from a function', () => () => never],
    ['from a Blob', () => new StuckBlob(['x'])],
  ];

  test.each(sources)('%s', async (_source, create) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    const client = vehicleClient(server.url);
    const controller = new AbortController();
    const aborted = getError(client.send(create(), {signal: controller.signal}));
    controller.abort(new Error('changed my mind'));
    expect(await aborted).toEqual(isAbort);
    const expired = await getError(client.send(create(), {deadlineMs: 20}));
    expect(expired).toMatchObject({name: 'TimeoutError', attempts: 0, mayHaveBeenBilled: false});
    expect(server.requests).toHaveLength(0);
  });

  test('from a pipe', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'pipe-'));
    const pipe = path.join(dir, 'camera.jpg');
    execFileSync('mkfifo', [pipe]);
    // Opened to write, but nothing is written.
    const writer = await open(pipe, 'r+');
    const server = await startServer(respondWith([200, VEHICLES]));
    const expired = await getError(vehicleClient(server.url).send(pipe, {deadlineMs: 50}));
    expect(expired).toMatchObject({name: 'TimeoutError', attempts: 0});
    await writer.write('x');
    await writer.close();
    await rm(dir, {recursive: true});
  });
});

test('C36 stops between two attempts, and sends no other', async () => {
  const server = await startServer(respondWith([503, {}, {'retry-after': '1'}]));
  const {error, tookMs} = await abortWhen(
    () => server.requests.length === 1,
    (signal) => storageClient(server.url).getHooks({signal}),
  );
  expect(error).toEqual(isAbort);
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
  await new Promise((resolve) => setTimeout(resolve, 1200)); // a later request would come after one second
  expect(server.requests).toHaveLength(1);
});

test('C36 stops in the queue of the rate limit', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const client = vehicleClient(server.url, {apiKey: 'abort-in-queue', rateLimit: {perSecond: 0.5}});
  await client.send(IMAGE);
  const {error, tookMs} = await abortWhen(
    () => true,
    (signal) => client.send(IMAGE, {signal}),
  );
  expect(error).toEqual(isAbort);
  expect(error).toMatchObject({attempts: 0, mayHaveBeenBilled: false});
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
  expect(server.requests).toHaveLength(1);
});

test('stops also when the given fetch does not listen to its signal', async () => {
  const {error, tookMs} = await abortWhen(
    () => true,
    (signal) =>
      vehicleClient('http://127.0.0.1', {fetch: () => new Promise(() => undefined)}).send(IMAGE, {
        signal,
      }),
  );
  expect(error).toEqual(isAbort);
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
});
