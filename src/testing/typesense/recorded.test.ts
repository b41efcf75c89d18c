import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {TypesenseDouble} from './TypesenseDouble';

interface Recorded {
  readonly request: {readonly method: string; readonly path: string; readonly body: unknown};
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

const read = (name: string): Recorded => JSON.parse(readFileSync(path.join('src/site-checks/typesense/fixtures', `${name}.json`), 'utf8')) as Recorded;

/** Names and types of all that an answer holds, whatever the values; of a list, those of its first item. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [toShape(value[0])];
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)).map(([key, inner]) => [key, toShape(inner)]));
  return typeof value;
}

let double: TypesenseDouble;
let origin: string;

const send = (method: string, target: string, body?: unknown, key = 'admin'): Promise<Response> =>
  fetch(origin + target, {method, headers: {'x-typesense-api-key': key}, ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)})});

beforeAll(async () => {
  double = new TypesenseDouble();
  origin = await double.start();
  const hits = (read('ms-hits').body as {results: [{grouped_hits: [{hits: [{document: Record<string, unknown>}]}]}]}).results[0].grouped_hits[0].hits;
  await send('POST', '/collections', {name: 'docs_1795165688524', fields: ['hierarchy.lvl0', 'content', 'url', 'language', 'docusaurus_tag'].map((name) => ({name}))});
  await send('PUT', '/aliases/docs', {collection_name: 'docs_1795165688524'});
  const documents = hits.map(({document}) => ({...document, item_priority: 1, language: 'en', docusaurus_tag: 'default'}));
  await send('POST', '/collections/docs/documents/import?action=create', documents.map((document) => JSON.stringify(document)).join('\n'));
});
afterAll(() => double.stop());

describe('the double of a Typesense server', () => {
  it.each(['ms-hits', 'ms-none'])('answers in the shape of a real one: %s', async (name) => {
    const {request, body, status} = read(name);
    const response = await send('POST', '/multi_search', request.body);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as {results: [{grouped_hits: [{hits: [{document: unknown; highlight: unknown}]}]}]};
    const recorded = body as typeof answer;
    expect(Object.keys(answer.results[0]).sort()).toEqual(Object.keys(recorded.results[0]).sort());
    if (name === 'ms-hits') {
      const [mine, real] = [answer, recorded].map(({results}) => results[0].grouped_hits[0].hits[0]);
      expect(Object.keys(mine ?? {}).sort()).toEqual(Object.keys(real ?? {}).sort());
      expect(toShape(mine?.highlight)).toEqual(toShape(real?.highlight));
    }
  });

  it.each(['ms-bad-filter', 'ms-no-collection'])('answers exactly as a real one: %s', async (name) => {
    const {request, body, status} = read(name);
    const response = await send('POST', '/multi_search', request.body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
  });

  it('refuses a wrong key as a real one does', async () => {
    const {request, body, status} = read('ms-bad-key');
    const response = await send('POST', '/multi_search', request.body, 'wrong');
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
  });

  it('imports line by line as a real one does, and says 200 when lines fail', async () => {
    const {request, body, status, contentType} = read('import-partial-fail');
    await send('POST', '/collections', {name: 'lines', fields: []});
    await send('POST', '/collections/lines/documents/import', JSON.stringify({id: '0', url: 'x', item_priority: 1}));
    const response = await send('POST', '/collections/lines/documents/import', request.body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(await response.text()).toBe(body);
  });
});
