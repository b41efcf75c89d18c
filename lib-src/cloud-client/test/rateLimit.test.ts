import {expect, test} from 'vitest';
import {RateLimitError, type APIError} from '../src/index.js';
import {RateLimiter} from '../src/http/RateLimiter.js';
import {getBackoffMs, parseRetryAfter} from '../src/http/retryDelay.js';
import {getError, IMAGE, storageClient, vehicleClient, VEHICLES} from './support/clients.js';
import {respondWith, json, startServer} from './support/server.js';

/**
 * A machine that is busy may pause this process between the clock's reading and the start: then
 * measure once more.
 */
const onWallClock = {retry: 2};

/**
 * A `fetch` that notes when requests start: when they arrive also depends on how busy the machine
 * is.
 */
function watchStarts() {
  const starts: number[] = [];
  const watched = (url: string, init: RequestInit) => (
    starts.push(performance.now()),
    fetch(url, init)
  );
  return {
    fetch: watched,
    getGaps: () => starts.slice(1).map((start, index) => start - starts[index]!),
    getBusiestSecond: () =>
      Math.max(
        ...starts.map(
          (from) => starts.filter((start) => start >= from && start < from + 1000).length,
        ),
      ),
  };
}

test(
  'C52 starts twenty calls of the free plan a quarter of a second apart and completes all',
  onWallClock,
  async () => {
    const server = await startServer((_request, response, count) =>
      json(response, 200, {...VEHICLES, nodename: `n${count}`}),
    );
    const {fetch, getGaps, getBusiestSecond} = watchStarts();
    const client = vehicleClient(server.url, {apiKey: 'twenty', rateLimit: 'free', fetch});
    const responses = await Promise.all(Array.from({length: 20}, () => client.send(IMAGE)));
    expect(responses.map(({nodename}) => nodename)).toEqual(
      Array.from({length: 20}, (_, index) => `n${index + 1}`),
    );
    expect(getGaps()).toHaveLength(19);
    expect(Math.min(...getGaps())).toBeGreaterThanOrEqual(250);
    expect(getBusiestSecond()).toBeLessThanOrEqual(4);
  },
);

test('C52 clients with the same key share one queue', onWallClock, async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const {fetch, getGaps} = watchStarts();
  const options = {apiKey: 'shared', rateLimit: {perSecond: 10}, fetch};
  await Promise.all(
    [vehicleClient(server.url, options), vehicleClient(server.url, options)].flatMap((client) => [
      client.send(IMAGE),
      client.send(IMAGE),
    ]),
  );
  expect(getGaps()).toHaveLength(3);
  expect(Math.min(...getGaps())).toBeGreaterThanOrEqual(100);
});

test('a burst starts at once', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const client = vehicleClient(server.url, {apiKey: 'burst', rateLimit: {perSecond: 1, burst: 5}});
  await Promise.all(Array.from({length: 5}, () => client.send(IMAGE)));
  expect(server.requests.at(-1)!.at - server.requests[0]!.at).toBeLessThan(500);
});

test(
  'C53 an aborted call leaves the queue and the others keep their turn',
  onWallClock,
  async () => {
    const server = await startServer(respondWith([200, VEHICLES]));
    const {fetch, getGaps} = watchStarts();
    const client = vehicleClient(server.url, {
      apiKey: 'abort-third',
      rateLimit: {perSecond: 5},
      fetch,
    });
    const controller = new AbortController();
    const calls = [1, 2, 3, 4, 5].map((call) =>
      client
        .send(IMAGE, call === 3 ? {signal: controller.signal} : {})
        .catch((error: APIError) => error.code),
    );
    await expect.poll(() => server.requests.length, {interval: 5}).toBe(1);
    controller.abort();
    expect(
      (await Promise.all(calls)).map((outcome) =>
        outcome === 'ERR_ABORTED' ? 'aborted' : 'completed',
      ),
    ).toEqual(['completed', 'completed', 'aborted', 'completed', 'completed']);
    expect(server.requests).toHaveLength(4);
    expect(Math.min(...getGaps())).toBeGreaterThanOrEqual(200);
    // A slot that was lost would leave a gap of two turns.
    expect(Math.max(...getGaps())).toBeLessThan(400);
  },
);

test('C54 a 429 with Retry-After pauses the whole queue', async () => {
  const server = await startServer(respondWith([429, {}, {'retry-after': '2'}], [200, VEHICLES]));
  const client = vehicleClient(server.url, {apiKey: 'pause', rateLimit: {perSecond: 10}});
  await Promise.all([client.send(IMAGE), client.send(IMAGE), client.send(IMAGE)]);
  const [first, ...others] = server.requests.filter(
    (_request, index) => index === 0 || server.requests[index]!.at > server.requests[0]!.at + 300,
  );
  expect(others.length).toBeGreaterThanOrEqual(2);
  expect(others[0]!.at - first!.at).toBeGreaterThanOrEqual(1990);
});

test('a queue that is full rejects further calls before they are sent', async () => {
  const server = await startServer(respondWith([200, []]));
  const client = storageClient(server.url, {
    apiKey: 'full',
    rateLimit: {perSecond: 2, maxQueued: 1},
  });
  await client.getHooks();
  const waiting = client.getHooks();
  const error = await getError(client.getHooks());
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({attempts: 0, status: undefined});
  await waiting;
});

test('a newer client of the same key changes the rate', async () => {
  const server = await startServer(respondWith([200, []]));
  const options = {apiKey: 'changed'};
  const client = storageClient(server.url, {...options, rateLimit: {perSecond: 0.1}});
  await client.getHooks();
  const waiting = client.getHooks();
  storageClient(server.url, {...options, rateLimit: {perSecond: 20}});
  await waiting;
  expect(server.requests[1]!.at - server.requests[0]!.at).toBeLessThan(2000);
});

test('C60 a clock that goes back an hour makes nobody wait longer', async () => {
  let now = 10_000_000;
  const limiter = new RateLimiter({perSecond: 20, burst: 1, maxQueued: 10}, () => (now += 10));
  const {signal} = new AbortController();
  const take = () => limiter.take(signal, () => new Error('full'));
  await take();
  now -= 3_600_000;
  const startedAt = performance.now();
  await take();
  await take();
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test.each(['-1', 'abc', '1e309', '', ' ', '2026-11-20', 'Infinity', '1,5'])(
  'C13 the Retry-After "%s" says nothing',
  (value) => {
    expect(parseRetryAfter(value)).toBeUndefined();
  },
);

test('C60 a date of Retry-After in the past means no wait', () => {
  expect(parseRetryAfter('Wed, 21 Oct 2015 07:28:00 GMT', Date.UTC(2026, 0))).toBe(0);
});

test('waits double up to eight seconds, anywhere below', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempt) => getBackoffMs(attempt, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000,
  ]);
  expect(getBackoffMs(3, () => 0)).toBe(0);
});
