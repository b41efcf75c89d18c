import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  getRealServer,
  startServer,
  type ServerUnderTest,
} from '../testing/typesense/serverUnderTest';
import {createRecord, SITE} from '../testing/typesense/writeRecords';
import {TypesenseEngine} from './TypesenseEngine';
import {fields, separators} from './typesenseSchema';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server with these records and an engine's way to them. */
interface Filled {
  readonly origin: string;
  readonly collection: string;
  readonly searchKey: string;
}

async function fill(
  records: readonly Record<string, unknown>[],
  server?: ServerUnderTest,
): Promise<Filled> {
  const {client, origin, createName, stop} = server ?? (await startServer());
  closers.push(stop);
  const collection = createName();
  await client.collections().create({
    name: collection,
    fields,
    default_sorting_field: 'item_priority',
    token_separators: separators,
  });
  await client
    .collections(collection)
    .documents()
    .import(records.map((record, id) => createRecord(String(id), record)));
  const {value: searchKey = ''} = await client.keys().create({
    description: collection,
    actions: ['documents:search'],
    collections: [`^${collection}$`],
  });
  return {origin, collection, searchKey};
}

async function startBroken(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const createEngine = (
  nodes: readonly string[],
  nearestNode: string | null = null,
  {collection = 'docs', searchKey = 'key'}: Partial<Filled> = {},
): TypesenseEngine =>
  new TypesenseEngine({
    nodes,
    nearestNode,
    searchKey,
    collection,
    parameters: {},
    siteUrl: SITE,
    timeoutMs: 400,
  });

const UNREACHABLE = 'http://127.0.0.1:9';
const HOOK = {url: `${SITE}/docs/content/hooks#register`, content: 'hook'};

describe('TypesenseEngine', () => {
  it('finds only records of the language and docs versions', async () => {
    const filled = await fill([
      {...HOOK, content: 'Register a hook.'},
      {url: `${SITE}/docs/de`, language: 'de', content: 'hook'},
      {url: `${SITE}/docs/old`, docusaurus_tag: 'docs-content-1.0', content: 'hook'},
    ]);
    const {hits, count, groups} = await createEngine([filled.origin], null, filled).search({
      text: 'hook',
      language: 'en',
      tags: ['default', 'docs-content-current'],
    });
    expect(count).toBe(1);
    expect(groups).toEqual({guides: 1});
    expect(hits[0]).toMatchObject({
      url: '/docs/content/hooks#register',
      kind: 'section',
      group: 'guides',
    });
    expect(hits[0]?.snippet).toEqual([
      ['Register a ', false],
      ['hook', true],
      ['.', false],
    ]);
  });

  it('counts places, not records, with and without a group filter', async () => {
    const filled = await fill([
      HOOK,
      {...HOOK, content: 'Another text about a hook.'},
      {...HOOK, content: 'A third hook.'},
      {url: `${SITE}/docs/api/storage`, kind: 'operation', group: 'api', content: 'hook'},
    ]);
    const engine = createEngine([filled.origin], null, filled);
    const all = await engine.search({text: 'hook'});
    expect([all.hits.length, all.count, all.groups]).toEqual([2, 2, {guides: 1, api: 1}]);
    const one = await engine.search({text: 'hook', group: 'api'});
    expect([one.hits.length, one.count, one.groups]).toEqual([1, 1, {guides: 1, api: 1}]);
    const none = await engine.search({text: 'hook', group: 'errors'});
    expect([none.hits.length, none.count, none.groups]).toEqual([0, 0, {guides: 1, api: 1}]);
  });

  it('keeps markup as text and drops addresses that are neither https nor on this site', async () => {
    const filled = await fill([
      {
        ...HOOK,
        content: 'hook <img src=x onerror=alert(1)> <mark>not marked</mark>',
        item_priority: 3,
      },
      {url: 'javascript:alert(1)', content: 'hook', item_priority: 2},
      {url: 'https://elsewhere.example/page', content: 'hook', item_priority: 1},
    ]);
    const {hits} = await createEngine([filled.origin], null, filled).search({text: 'hook'});
    expect(hits.map(({url}) => url).sort()).toEqual([
      '/docs/content/hooks#register',
      'https://elsewhere.example/page',
    ]);
    const snippet = hits.find(({url}) => url.startsWith('/docs'))?.snippet ?? [];
    expect(snippet.filter(([, isMatch]) => isMatch)).toEqual([['hook', true]]);
    expect(snippet.map(([text]) => text).join('')).toBe(
      'hook <img src=x onerror=alert(1)> <mark>not marked</mark>',
    );
  });

  it('asks the nearest node first and the next node when it fails', async () => {
    const filled = await fill([HOOK]);
    const asked = vi.fn();
    const broken = await startBroken((_request, response) => {
      asked();
      response.writeHead(503).end();
    });
    const engine = createEngine([UNREACHABLE, filled.origin], broken, filled);
    expect((await engine.search({text: 'hook'})).count).toBe(1);
    expect((await engine.search({text: 'hook'})).count).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const faults: Record<string, RequestListener> = {
    'responds with 500': (_request, response) => void response.writeHead(500).end('{}'),
    'responds with 401': (_request, response) =>
      void response.writeHead(401).end('{"message":"Forbidden"}'),
    'responds with 429': (_request, response) => void response.writeHead(429).end('{}'),
    hangs: () => undefined,
    'resets the connection': (request) => void request.socket.destroy(),
    'responds with HTML': (_request, response) => void response.end('<!doctype html>'),
    'responds with an empty body': (_request, response) => void response.end(),
    'responds with an empty list': (_request, response) => void response.end('{"results":[]}'),
    'responds with other JSON': (_request, response) => void response.end('[1]'),
    'responds with an error and status 200': (_request, response) =>
      void response.end('{"results":[{"code":404,"error":"Collection not found"}]}'),
  };
  for (const [name, listener] of Object.entries(faults)) {
    it(`fails when the server ${name}`, async () => {
      await expect(
        createEngine([await startBroken(listener)]).search({text: 'hook'}),
      ).rejects.toThrow();
    });
  }

  it.skipIf(getRealServer() !== undefined)(
    'fails when the server ran out of time and found no hit',
    async () => {
      const filled = await fill([HOOK]);
      const engine = new TypesenseEngine({
        ...filled,
        nodes: [filled.origin],
        nearestNode: null,
        parameters: {search_cutoff_ms: 0},
        siteUrl: SITE,
      });
      await expect(engine.search({text: 'hook'})).rejects.toThrow(/ran out of time/);
    },
  );

  it('fails within the total timeout when many nodes hang', async () => {
    const hanging = await Promise.all(Array.from({length: 12}, () => startBroken(() => undefined)));
    const start = performance.now();
    await expect(createEngine(hanging).search({text: 'hook'})).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(4_400);
  });

  it('finds and aborts in browsers without `AbortSignal.any` and `URL.canParse`', async () => {
    const {any} = AbortSignal;
    const {canParse} = URL;
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(URL, 'canParse');
    closers.push(
      () => Object.assign(AbortSignal, {any}),
      () => Object.assign(URL, {canParse}),
    );
    const filled = await fill([{...HOOK, url: `${SITE}/docs/hook`}]);
    const engine = createEngine([filled.origin], null, filled);
    expect((await engine.search({text: 'hook'})).hits).toMatchObject([{url: '/docs/hook'}]);
    const hanging = createEngine([await startBroken(() => undefined)]);
    const request = new AbortController();
    const pending = hanging.search({text: 'hook'}, request.signal);
    request.abort();
    await expect(pending).rejects.toThrow(/abort/i);
    await expect(hanging.search({text: 'hook'}, request.signal)).rejects.toThrow(/abort/i);
    await expect(hanging.search({text: 'hook'})).rejects.toThrow(/timeout/i);
  });

  it('fails when the server is unreachable, and at once when a newer query arrives', async () => {
    await expect(createEngine([UNREACHABLE]).search({text: 'hook'})).rejects.toThrow();
    const request = new AbortController();
    const pending = createEngine([await startBroken(() => undefined)]).search(
      {text: 'hook'},
      request.signal,
    );
    request.abort();
    await expect(pending).rejects.toThrow(/abort/i);
  });
});
