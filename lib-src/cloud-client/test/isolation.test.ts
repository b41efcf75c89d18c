import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {stageLibrary} from '../../../src/scripts/libraries/stageLibrary';
import {getError, IMAGE, vehicleClient, VEHICLES} from './support/clients.js';
import {respondWith, startServer} from './support/server.js';

test('C57 a thousand calls use one connection, keep the heap flat, and let the process end by itself', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const {dir} = await stageLibrary('cloud-client');
  const work = await mkdtemp(path.join(tmpdir(), 'thousand-'));
  await writeFile(
    path.join(work, 'thousand.mjs'),
    `import {VehicleAPIClient} from ${JSON.stringify(path.join(dir, 'dist/esm/index.js'))};
const client = new VehicleAPIClient({apiKey: 'k', endpoint: ${JSON.stringify(server.url)}, inputImageLocation: {region: 'EUR'}, services: {anpr: true}});
const image = new Uint8Array(1000).fill(1);
const measure = () => { gc(); return process.memoryUsage().heapUsed; };
for (let i = 0; i < 50; i++) await client.send(image);
const before = measure();
for (let i = 0; i < 1000; i++) await client.send(image);
await client.send(image, {signal: AbortSignal.timeout(0)}).catch(() => undefined);
console.log(JSON.stringify({grownBytes: measure() - before}));
`,
  );
  let connections = 0;
  const count = setInterval(() => (connections = Math.max(connections, server.sockets.size)), 10);
  const startedAt = performance.now();
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', path.join(work, 'thousand.mjs')],
    {timeout: 60_000},
  );
  clearInterval(count);
  await rm(work, {recursive: true});
  expect(server.requests.length).toBeGreaterThanOrEqual(1050);
  expect((JSON.parse(stdout) as {grownBytes: number}).grownBytes).toBeLessThan(10_000_000);
  expect(connections).toBeLessThanOrEqual(2);
  expect(performance.now() - startedAt).toBeLessThan(60_000);
}, 90_000);

test('C58 two clients share neither key nor retries', async () => {
  const server = await startServer(respondWith([503, {}]));
  const first = vehicleClient(server.url, {apiKey: 'first', retryCount: 0});
  const second = vehicleClient(server.url, {apiKey: 'second', retryCount: 1});
  const errors = await Promise.all([getError(first.send(IMAGE)), getError(second.send(IMAGE))]);
  expect(errors.map(({attempts}) => attempts)).toEqual([1, 2]);
  expect(server.requests.map(({headers}) => headers['x-api-key']).sort()).toEqual([
    'first',
    'second',
    'second',
  ]);
});

test('C58 the rate limit of one key does not hold for another', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const clients = ['alpha', 'beta', 'gamma'].map((apiKey) =>
    vehicleClient(server.url, {apiKey, rateLimit: {perSecond: 0.1}}),
  );
  await Promise.all(clients.map((client) => client.send(IMAGE)));
  expect(server.requests).toHaveLength(3);
});

test('C58 nothing global is changed', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort();
  const {fetch} = globalThis;
  const server = await startServer(respondWith([200, VEHICLES]));
  await vehicleClient(server.url).send(IMAGE);
  expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before);
  expect(globalThis.fetch).toBe(fetch);
});
