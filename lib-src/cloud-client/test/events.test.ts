import {expect, test} from 'vitest';
import {APIError, ResponseFormatError, ServerError} from '../src/index.js';
import {getError, storageClient} from './support/clients.js';
import {json, respondWith, startServer} from './support/server.js';

const toEvent = (id: number) => ({
  event: {nodename: `n${id}`},
  attachmentURLs: [],
  creationTimestamp: id,
  api: 'vehicle',
});

/** A list of events in pages, as the API gives it. */
function startEvents(
  count: number,
  fault: (page: number, call: number) => 'fail' | 'empty' | 'repeat' | undefined = () => undefined,
) {
  return startServer((request, response, call) => {
    const query = new URL(request.url, 'http://x').searchParams;
    const limit = Number(query.get('limit') ?? 200);
    const start = Number(query.get('continuation-token')?.slice(1) ?? 0);
    const what = fault(start / limit + 1, call);
    if (what === 'fail') return json(response, 500, {message: 'Internal error'});
    if (what === 'empty') return json(response, 200, {events: [], continuationToken: `e${start}`});
    const events = Array.from({length: Math.min(limit, count - start)}, (_, index) =>
      toEvent(start + index),
    );
    const next =
      what === 'repeat' ? `t${start}` : start + limit < count ? `t${start + limit}` : undefined;
    json(response, 200, next === undefined ? {events} : {events, continuationToken: next});
  });
}

async function collect(iterator: AsyncIterable<{creationTimestamp: number}>): Promise<number[]> {
  const ids: number[] = [];
  for await (const {creationTimestamp} of iterator) ids.push(creationTimestamp);
  return ids;
}

const upTo = (count: number) => Array.from({length: count}, (_, index) => index);

test('C55 gives each of 10,000 events once, with the same filters on every page', async () => {
  const server = await startEvents(10_000);
  expect(
    await collect(storageClient(server.url).events('vehicle', {order: 'asc', after: 1})),
  ).toEqual(upTo(10_000));
  expect(server.requests).toHaveLength(50);
  for (const {url} of server.requests)
    expect(url).toMatch(/^\/storage\/events\/vehicle\?order=asc&after=1/);
});

test('C55 goes on after a page without events that has a token', async () => {
  let isEmptied = false;
  const server = await startEvents(30, (page) =>
    page === 2 && !isEmptied ? ((isEmptied = true), 'empty') : undefined,
  );
  expect(await collect(storageClient(server.url).events('vehicle', {limit: 10}))).toEqual(upTo(30));
});

test('C55 repeats page three after a 500, and loses and doubles nothing', async () => {
  const server = await startEvents(50, (_page, call) => (call === 3 ? 'fail' : undefined));
  expect(await collect(storageClient(server.url).events('vehicle', {limit: 10}))).toEqual(upTo(50));
  expect(server.requests).toHaveLength(6);
});

test('C55 a page that keeps failing ends the list with its error, after all that came before', async () => {
  const server = await startEvents(50, (page) => (page === 3 ? 'fail' : undefined));
  const ids: number[] = [];
  const error = await getError(
    (async () => {
      for await (const {creationTimestamp} of storageClient(server.url).events('vehicle', {
        limit: 10,
      }))
        ids.push(creationTimestamp);
    })(),
  );
  expect(error).toBeInstanceOf(ServerError);
  expect(ids).toEqual(upTo(20));
});

test('C55 a list can go on from the token of the last page that was read', async () => {
  let isBroken = true;
  const server = await startEvents(50, (page) => (page === 3 && isBroken ? 'fail' : undefined));
  const client = storageClient(server.url, {retryCount: 0});
  const ids: number[] = [];
  let token: string | undefined;
  const read = async () => {
    for await (const page of client.eventPages('vehicle', {
      limit: 10,
      ...(token === undefined ? {} : {'continuation-token': token}),
    })) {
      ids.push(...page.events.map(({creationTimestamp}) => creationTimestamp));
      token = page.continuationToken;
    }
  };
  await expect(read()).rejects.toBeInstanceOf(APIError);
  isBroken = false;
  await read();
  expect(ids).toEqual(upTo(50));
});

test('C55 ends with an error when a token repeats', async () => {
  const server = await startEvents(50, (page) => (page === 2 ? 'repeat' : undefined));
  const ids: number[] = [];
  const error = await getError(
    (async () => {
      for await (const {creationTimestamp} of storageClient(server.url).events('vehicle', {
        limit: 10,
      }))
        ids.push(creationTimestamp);
    })(),
  );
  expect(error).toBeInstanceOf(ResponseFormatError);
  expect(error.message).toBe(
    `GET ${server.url}/storage/events/vehicle: the API repeats a continuation token, so that the list would never end.`,
  );
  expect(ids).toEqual(upTo(20));
});

test('asks for no further page when the loop ends early', async () => {
  const server = await startEvents(50);
  for await (const {creationTimestamp} of storageClient(server.url).events('vehicle', {limit: 10}))
    if (creationTimestamp === 4) break;
  expect(server.requests).toHaveLength(1);
});

test('sends `before` and `after` together, which the API allows, and warns that `after` is ignored', async () => {
  const warnings: string[] = [];
  const server = await startServer(respondWith([200, {events: []}]));
  const logger = {debug: () => undefined, warn: (line: string) => void warnings.push(line)};
  await storageClient(server.url, {logger}).getEvents('vehicle', {before: 9, after: 5});
  expect(server.requests[0]?.url).toBe('/storage/events/vehicle?before=9&after=5');
  expect(warnings).toEqual([
    'Storage API: `after` is ignored because `before` is given. Fix: give only one of the two.',
  ]);
});
