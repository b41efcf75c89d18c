import {expect, test} from 'vitest';
import {ServerError} from '../src/index.js';
import {getError, IMAGE, vehicleClient} from './support/clients.js';
import {startServer} from './support/server.js';

const send = (text: string) =>
  startServer((_request, response) =>
    response.writeHead(200, {'content-type': 'application/json'}).end(text),
  );

test('C59 a response with __proto__ changes no object', async () => {
  const server = await send(
    '{"__proto__": {"polluted": 1}, "data": {"vehicles": [{"__proto__": {"polluted": 1}}], "constructor": {"prototype": {"polluted": 1}}}}',
  );
  const response = await vehicleClient(server.url).send(IMAGE);
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(response)).toBe(Object.prototype);
});

test('C59 survives a response that is nested 10,000 levels deep', async () => {
  const server = await send(
    `{"data": {"vehicles": [], "deep": ${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
  );
  await expect(vehicleClient(server.url).send(IMAGE)).resolves.toMatchObject({
    data: {vehicles: []},
  });
});

test('C19 reads no more than the beginning of an error page of 50 MB', async () => {
  let sent = 0;
  const part = Buffer.alloc(64 * 1024, 'x');
  const server = await startServer((_request, response) => {
    response.writeHead(500, {'content-type': 'text/plain'});
    const push = () => {
      while (sent < 50_000_000 && !response.destroyed) {
        sent += part.length;
        if (!response.write(part)) return void response.once('drain', push);
      }
      response.end();
    };
    push();
  });
  const sendOnce = () => getError(vehicleClient(server.url, {retryCount: 0}).send(IMAGE));
  // The first request of a process loads what all requests share.
  await sendOnce();
  sent = 0;
  const before = process.memoryUsage().rss;
  expect(await sendOnce()).toBeInstanceOf(ServerError);
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  expect(sent).toBeLessThan(10_000_000);
});
