import {expect, test} from 'vitest';
import {
  AuthenticationError,
  BadRequestError,
  MethodNotAllowedError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TooLargeError,
} from '../src/index.js';
import {
  getError,
  IMAGE,
  measure,
  storageClient,
  vehicleClient,
  VEHICLES,
} from './support/clients.js';
import {respondWith, startServer} from './support/server.js';

test('C01 returns the value of a valid response after one request', async () => {
  const server = await startServer(respondWith([200, {...VEHICLES, nodename: 'n1'}]));
  await expect(vehicleClient(server.url).send(IMAGE)).resolves.toEqual({
    ...VEHICLES,
    nodename: 'n1',
  });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    url: '/vehicle/eur',
    headers: {'x-api-key': expect.any(String)},
  });
});

test('C02 says that a 400 is billed, with the message of the API, after one request', async () => {
  const server = await startServer(
    respondWith([
      400,
      {message: 'Invalid image: it cannot be decoded.'},
      {'x-amzn-requestid': 'r-1'},
    ]),
  );
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error.message).toBe(
    `POST ${server.url}/vehicle/eur: responded with 400, "Invalid image: it cannot be decoded.".`,
  );
  expect(error).toMatchObject({
    code: 'ERR_BAD_REQUEST',
    status: 400,
    billed: true,
    mayHaveBeenBilled: true,
    attempts: 1,
    requestId: 'r-1',
    method: 'POST',
  });
  expect(server.requests).toHaveLength(1);
});

test('C02 a 400 of a call that is free is not billed', async () => {
  const server = await startServer(
    respondWith([400, {message: 'Event storage is disabled for this API key.'}]),
  );
  expect(await getError(storageClient(server.url).getEvents('vehicle'))).toMatchObject({
    billed: false,
    mayHaveBeenBilled: false,
  });
});

test.each([
  ['C03', 401, AuthenticationError, 'ERR_AUTHENTICATION'],
  ['C04', 403, PermissionError, 'ERR_PERMISSION'],
  ['C06', 405, MethodNotAllowedError, 'ERR_METHOD_NOT_ALLOWED'],
  ['C08', 413, TooLargeError, 'ERR_TOO_LARGE'],
])('%s gives a typed error for %i after one request', async (_id, status, type, code) => {
  const server = await startServer(respondWith([status, {message: 'No.'}]));
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(type);
  expect(error).toMatchObject({code, status, billed: false, mayHaveBeenBilled: false, attempts: 1});
  expect(server.requests).toHaveLength(1);
});

test('C05 gives a typed error for an unknown hook, when reading and when deleting', async () => {
  const server = await startServer(
    respondWith([404, {message: 'Hook not found: the URL is not registered.'}]),
  );
  const client = storageClient(server.url);
  for (const call of [client.getHook('https://e.com/a'), client.deleteHook('https://e.com/a')])
    expect(await getError(call)).toBeInstanceOf(NotFoundError);

  expect(server.requests.map(({method}) => method).sort()).toEqual(['DELETE', 'GET']);
});

test.each([
  ['C07', 408],
  ['C09', 429],
  ['C16', 503],
  ['C17', 504],
  ['C15', 500],
  ['C15', 502],
])('%s repeats after a %i, within the first half second', async (_id, status) => {
  const server = await startServer(respondWith([status, {message: 'Later.'}], [200, VEHICLES]));
  await expect(vehicleClient(server.url).send(IMAGE)).resolves.toEqual(VEHICLES);
  expect(server.requests).toHaveLength(2);
  const [first, second] = server.requests;
  expect(second!.at - first!.at).toBeLessThan(650);
  expect(second!.body.equals(first!.body)).toBe(true);
});

test('C10 waits as long as Retry-After says in seconds', async () => {
  const server = await startServer(respondWith([429, {}, {'retry-after': '1'}], [200, VEHICLES]));
  await vehicleClient(server.url).send(IMAGE);
  const waited = server.requests[1]!.at - server.requests[0]!.at;
  expect(waited).toBeGreaterThanOrEqual(999);
  expect(waited).toBeLessThan(1500);
});

test('C11 waits until the date that Retry-After names', async () => {
  const server = await startServer((_request, response, count) =>
    count === 1
      ? respondWith([429, {}, {'retry-after': new Date(Date.now() + 2000).toUTCString()}])(
          _request,
          response,
          1,
        )
      : respondWith([200, VEHICLES])(_request, response, 1),
  );
  await vehicleClient(server.url).send(IMAGE);
  const waited = server.requests[1]!.at - server.requests[0]!.at;
  expect(waited).toBeGreaterThan(900);
  expect(waited).toBeLessThan(3000);
});

test('C12 does not wait an hour, and says how long the API wants', async () => {
  const server = await startServer(
    respondWith([429, {message: 'Limit Exceeded'}, {'retry-after': '3600'}]),
  );
  let error: unknown;
  const took = await measure(
    async () => (error = await getError(vehicleClient(server.url).send(IMAGE))),
  );
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({
    retryAfterMs: 3_600_000,
    attempts: 1,
    headers: {'retry-after': '3600'},
  });
  expect(took).toBeLessThan(200);
});

test.each([
  ['99999999999', 99_999_999_999_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
])('C12 stops at the Retry-After "%s", which is longer than a call waits', async (value, ms) => {
  const server = await startServer(respondWith([429, {}, {'retry-after': value}]));
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toMatchObject({code: 'ERR_RATE_LIMIT', attempts: 1, retryAfterMs: ms});
  expect(server.requests).toHaveLength(1);
});

test.each(['-1', 'abc', '1e309', ''])('C13 takes the Retry-After "%s" for none', async (value) => {
  const server = await startServer(respondWith([429, {}, {'retry-after': value}], [200, VEHICLES]));
  await vehicleClient(server.url).send(IMAGE);
  expect(server.requests[1]!.at - server.requests[0]!.at).toBeLessThan(650);
});

test('C14 gives up on a constant 429 after three requests', async () => {
  const server = await startServer(respondWith([429, {message: 'Too Many Requests'}]));
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({attempts: 3, retryAfterMs: undefined, billed: false});
  expect(error.message).toContain(
    'Fix: send more slowly (`rateLimit`), or subscribe to a larger plan',
  );
  expect(server.requests).toHaveLength(3);
});

test('C15 gives up on a constant 500 after three requests', async () => {
  const server = await startServer(respondWith([500, {message: 'Internal error'}]));
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({attempts: 3, status: 500, billed: false, mayHaveBeenBilled: false});
  expect(server.requests).toHaveLength(3);
});

test('C15 retryCount 0 means one request', async () => {
  const server = await startServer(respondWith([500, {}]));
  await getError(vehicleClient(server.url, {retryCount: 0}).send(IMAGE));
  expect(server.requests).toHaveLength(1);
});

test('C16 honors Retry-After of a 503 too', async () => {
  const server = await startServer(respondWith([503, {}, {'retry-after': '2'}], [200, VEHICLES]));
  await vehicleClient(server.url).send(IMAGE);
  expect(server.requests[1]!.at - server.requests[0]!.at).toBeGreaterThanOrEqual(1999);
});

test('C17 a constant 504 is a timeout of the API', async () => {
  const server = await startServer(respondWith([504, {message: 'Endpoint request timed out'}]));
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({status: 504, attempts: 3, mayHaveBeenBilled: false});
});

test('C18 keeps an HTML error page as text, cut to 8 KB', async () => {
  const page = `<html>${'x'.repeat(20_000)}</html>`;
  const server = await startServer((_request, response) =>
    response.writeHead(500, {'content-type': 'text/html'}).end(page),
  );
  const error = await getError(vehicleClient(server.url, {retryCount: 0}).send(IMAGE));
  expect(error).toBeInstanceOf(ServerError);
  expect(error.body).toBe(page.slice(0, 8192));
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
  const before = process.memoryUsage().rss;
  const error = await getError(vehicleClient(server.url, {retryCount: 0}).send(IMAGE));
  expect(error).toBeInstanceOf(ServerError);
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  expect(sent).toBeLessThan(10_000_000);
});

test('fails at once when the wait would outlast the deadline', async () => {
  const server = await startServer(respondWith([503, {}, {'retry-after': '30'}]));
  const took = await measure(() =>
    getError(vehicleClient(server.url, {deadlineMs: 2000}).send(IMAGE)).then((error) =>
      expect(error).toBeInstanceOf(ServerError),
    ),
  );
  expect(took).toBeLessThan(500);
});
