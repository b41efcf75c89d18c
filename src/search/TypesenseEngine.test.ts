import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {getConnectOrigins, readTypesenseSettings} from '../portal/typesense';
import {FailoverEngine} from './FailoverEngine';
import {TypesenseEngine} from './TypesenseEngine';
import type {SearchAnswer, SearchEngine} from './types';
import {TypesenseDouble} from '../site-checks/typesense/TypesenseDouble';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const SITE = 'https://docs.example';
const FIELDS = ['hierarchy.lvl1', 'content', 'identifiers', 'url', 'language', 'docusaurus_tag', 'kind', 'group'].map((name) => ({name}));
const RECORD = {'hierarchy.lvl0': 'Tutorials', 'hierarchy.lvl1': 'Hooks', url: `${SITE}/docs/content/hooks#register`, language: 'en', docusaurus_tag: 'default', kind: 'section', group: 'guides', item_priority: 1};

async function startDouble(records: readonly Record<string, unknown>[]): Promise<string> {
  const double = new TypesenseDouble();
  closers.push(() => double.stop());
  const origin = await double.start();
  const send = (path: string, body: string): Promise<Response> => fetch(origin + path, {method: 'POST', headers: {'x-typesense-api-key': 'admin'}, body});
  await send('/collections', JSON.stringify({name: 'docs', fields: FIELDS}));
  await send('/collections/docs/documents/import', records.map((record, id) => JSON.stringify({...record, id: String(id)})).join('\n'));
  return origin;
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

const createEngine = (nodes: readonly string[], nearestNode: string | null = null): TypesenseEngine =>
  new TypesenseEngine({nodes, nearestNode, searchKey: 'admin', collection: 'docs', parameters: {}, siteUrl: SITE, timeoutMs: 400});

const REFUSED = 'http://127.0.0.1:9';

describe('TypesenseEngine', () => {
  it('finds records of the language and docs versions, as hits of this site', async () => {
    const node = await startDouble([
      {...RECORD, content: 'Register a hook.'},
      {...RECORD, url: `${SITE}/docs/de`, language: 'de', content: 'hook'},
      {...RECORD, url: `${SITE}/docs/old`, docusaurus_tag: 'docs-content-1.0', content: 'hook'},
    ]);
    const {hits, count, groups} = await createEngine([node]).search({text: 'hook', language: 'en', tags: ['default', 'docs-content-current']});
    expect(count).toBe(1);
    expect(groups).toEqual({guides: 1});
    expect(hits[0]).toMatchObject({url: '/docs/content/hooks#register', kind: 'section', group: 'guides'});
    expect(hits[0]?.snippet).toEqual([['Register a ', false], ['hook', true], ['.', false]]);
  });

  it('asks for one group and counts all', async () => {
    const node = await startDouble([{...RECORD, content: 'hook'}, {...RECORD, url: `${SITE}/docs/api/storage`, group: 'api', content: 'hook'}]);
    const {hits, count, groups} = await createEngine([node]).search({text: 'hook', group: 'api'});
    expect([hits.length, count, groups]).toEqual([1, 1, {guides: 1, api: 1}]);
  });

  it('hands markup on as text and follows no address but https and its own', async () => {
    const node = await startDouble([
      {...RECORD, content: 'hook <img src=x onerror=alert(1)> <mark>not marked</mark>'},
      {...RECORD, url: 'javascript:alert(1)', content: 'hook'},
      {...RECORD, url: 'https://elsewhere.example/page', content: 'hook'},
    ]);
    const {hits} = await createEngine([node]).search({text: 'hook'});
    expect(hits.map(({url}) => url)).toEqual(['/docs/content/hooks#register', 'https://elsewhere.example/page']);
    expect(hits[0]?.snippet).toEqual([['hook', true], [' <img src=x onerror=alert(1)> <mark>not marked</mark>', false]]);
  });

  it('asks the nearest node first and goes on to the next when one fails', async () => {
    const node = await startDouble([{...RECORD, content: 'hook'}]);
    const asked = vi.fn();
    const broken = await startBroken((_request, response) => {
      asked();
      response.writeHead(503).end();
    });
    const engine = createEngine([REFUSED, node], broken);
    expect((await engine.search({text: 'hook'})).count).toBe(1);
    expect((await engine.search({text: 'hook'})).count).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const faults: Record<string, RequestListener> = {
    'answers 500': (_request, response) => void response.writeHead(500).end('{}'),
    'answers 401': (_request, response) => void response.writeHead(401).end('{"message":"Forbidden"}'),
    'answers 429': (_request, response) => void response.writeHead(429).end('{}'),
    'hangs': () => undefined,
    'breaks off': (request) => void request.socket.destroy(),
    'answers HTML': (_request, response) => void response.end('<!doctype html>'),
    'answers nothing': (_request, response) => void response.end(),
    'answers an empty list': (_request, response) => void response.end('{"results":[]}'),
    'answers other JSON': (_request, response) => void response.end('[1]'),
    'answers an error with 200': (_request, response) => void response.end('{"results":[{"code":404,"error":"Collection not found"}]}'),
  };
  for (const [name, listener] of Object.entries(faults)) {
    it(`fails when the server ${name}`, async () => {
      await expect(createEngine([await startBroken(listener)]).search({text: 'hook'})).rejects.toThrow();
    });
  }

  it('fails when the server is not there, and at once when a newer query comes', async () => {
    await expect(createEngine([REFUSED]).search({text: 'hook'})).rejects.toThrow();
    const request = new AbortController();
    const pending = createEngine([await startBroken(() => undefined)]).search({text: 'hook'}, request.signal);
    request.abort();
    await expect(pending).rejects.toThrow(/abort/i);
  });
});

const ANSWER: SearchAnswer = {hits: [], count: 7, groups: {}};
const answering: SearchEngine = {search: () => Promise.resolve(ANSWER)};

/** An engine whose answers a test decides. */
function createSwitch(): {engine: SearchEngine; state: {works: boolean; asked: number}} {
  const state = {works: true, asked: 0};
  const search = (): Promise<SearchAnswer> => {
    state.asked += 1;
    return state.works ? Promise.resolve(ANSWER) : Promise.reject(new Error('down'));
  };
  return {engine: {search}, state};
}

describe('FailoverEngine', () => {
  it('makes no spare engine while the first works', async () => {
    const createSpare = vi.fn(() => answering);
    expect(await new FailoverEngine(answering, createSpare).search({text: 'x'})).toBe(ANSWER);
    expect(createSpare).not.toHaveBeenCalled();
  });

  it('answers from the spare one, says so, and asks the first again after half a minute', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let now = 0;
    const main = createSwitch();
    const engine = new FailoverEngine(main.engine, () => answering, () => now);
    main.state.works = false;
    expect((await engine.search({text: 'x'})).isSpare).toBe(true);
    main.state.works = true;
    now = 29_999;
    expect((await engine.search({text: 'x'})).isSpare).toBe(true);
    expect(main.state.asked).toBe(1);
    now = 30_000;
    expect((await engine.search({text: 'x'})).isSpare).toBeUndefined();
  });

  it('fails only when both fail, and asks both again with the next key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const main = createSwitch();
    const spare = createSwitch();
    main.state.works = false;
    spare.state.works = false;
    const engine = new FailoverEngine(main.engine, () => spare.engine, () => 0);
    await expect(engine.search({text: 'x'})).rejects.toThrow('down');
    main.state.works = true;
    expect(await engine.search({text: 'xy'})).toBe(ANSWER);
  });
});

describe('the settings of the search server', () => {
  const env = {TYPESENSE_NODES: 'https://a.example, https://b.example:8443', TYPESENSE_SEARCH_KEY: 'key', TYPESENSE_COLLECTION: 'docs'};

  it('are absent when no variable is set', () => {
    expect(readTypesenseSettings({})).toBeUndefined();
    expect(getConnectOrigins(undefined)).toEqual([]);
  });

  it('hold nodes as origins, the nearest first among those that the browser may connect to', () => {
    const settings = readTypesenseSettings({...env, TYPESENSE_NEAREST_NODE: 'https://near.example', TYPESENSE_PARAMETERS: '{"num_typos":1}'});
    expect(settings).toEqual({nodes: ['https://a.example', 'https://b.example:8443'], nearestNode: 'https://near.example', searchKey: 'key', collection: 'docs', parameters: {num_typos: 1}});
    expect(getConnectOrigins(settings)).toEqual(['https://near.example', 'https://a.example', 'https://b.example:8443']);
  });

  it.each([
    [{TYPESENSE_NODES: env.TYPESENSE_NODES}, 'Typesense search: `TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION` missing.'],
    [{...env, TYPESENSE_NODES: 'a.example'}, '`TYPESENSE_NODES`: not the address of a node, got "a.example".'],
    [{...env, TYPESENSE_NODES: 'http://a.example'}, 'Expected: https and a host'],
    [{...env, TYPESENSE_NEAREST_NODE: 'https://near.example/path'}, '`TYPESENSE_NEAREST_NODE`: not the address of a node'],
    [{...env, TYPESENSE_PARAMETERS: '[1]'}, '`TYPESENSE_PARAMETERS`: not a JSON object, got "[1]".'],
  ])('are refused with one clear sentence: %j', (variables, message) => {
    expect(() => readTypesenseSettings(variables)).toThrow(message);
  });
});
