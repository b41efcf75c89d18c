import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type ServerUnderTest} from './serverUnderTest';

/** A request to a real Typesense 29.0 and its response. */
interface Recorded {
  readonly request: {readonly method: string; readonly path: string; readonly body?: unknown};
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

interface Hit {
  readonly document: Readonly<Record<string, unknown>>;
}

const FOLDER = 'src/testing/typesense/recorded';
const read = (name: string): Recorded =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as Recorded;
const names = readdirSync(FOLDER).map((file) => path.basename(file, '.json'));

/**
 * Property names and types of a response, without values. A list keeps each shape that occurs in it
 * once.
 */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) {
    return [...new Set(value.map((one) => JSON.stringify(toShape(one))))]
      .sort()
      .map((one) => JSON.parse(one) as unknown);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, toShape(inner)]),
    );
  }
  return typeof value;
}

let server: ServerUnderTest;
let alias: string;
let searchKey: string;

/** Replaces the recorded names of the alias and its collection with those of this run. */
const toOurs = (text: string): string =>
  text
    .replaceAll('docs_1795165688524', `${alias}_1795165688524`)
    .replaceAll('/docs', `/${alias}`)
    .replaceAll('"docs"', `"${alias}"`)
    .replaceAll('^docs', `^${alias}`)
    .replaceAll('search-only docs', `search-only ${alias}`);
const toUnnamed = (text: string): string => text.replaceAll(alias, 'docs');

async function send(name: string, key = server.adminKey): Promise<Recorded> {
  const {request} = read(name);
  const body =
    typeof request.body === 'object' ? toOurs(JSON.stringify(request.body)) : request.body;
  const response = await fetch(server.origin + toOurs(request.path), {
    method: request.method,
    headers: {'x-typesense-api-key': key},
    ...(typeof body === 'string' && {body}),
  });
  const contentType = response.headers.get('content-type') ?? '';
  const text = toUnnamed(await response.text());
  return {
    request,
    status: response.status,
    contentType,
    body: contentType.startsWith('application/json') ? (JSON.parse(text) as unknown) : text,
  };
}

beforeAll(async () => {
  server = await startServer(29);
  alias = server.createName();
  const collection = `${alias}_1795165688524`;
  // The server adds defaults, and the fields that a pattern creates.
  const {fields, default_sorting_field, token_separators} = read('collection').body as {
    fields: {name: string; type: 'string'}[];
    default_sorting_field: string;
    token_separators: string[];
  };
  await server.client.collections().create({
    name: collection,
    fields: fields.filter(({name}) => name !== 'docusaurus_tag'),
    default_sorting_field,
    token_separators,
  });
  await server.client.aliases().upsert(alias, {collection_name: collection});
  const hits = ['ms-hits', 'ms-three']
    .flatMap((name) => (read(name).body as {results: {grouped_hits: {hits: Hit[]}[]}[]}).results)
    .flatMap(({grouped_hits: groups}) => groups.flatMap((group) => group.hits));
  const documents = new Map(
    hits.map(({document}) => [
      document.id,
      {
        ...document,
        item_priority: 1,
        language: 'en',
        docusaurus_tag: String(document.url).endsWith('4') ? 'default' : 'docs-default-current',
      },
    ]),
  );
  const zero = {id: '0', url: 'x', item_priority: 1};
  await server.client
    .collections(collection)
    .documents()
    .import([zero, ...documents.values()], {action: 'create'});
  ({value: searchKey = ''} = await server.client.keys().create({
    description: `search-only ${alias}`,
    actions: ['documents:search'],
    collections: [`^${alias}$`, `^${alias}_\\d+$`],
  }));
});
afterAll(() => server.stop());

/** Responses whose values do not depend on the data. */
const EXACT = [
  'alias',
  'health',
  'import-partial-fail',
  'ms-bad-filter',
  'ms-bad-key',
  'ms-no-collection',
  'ms-no-collection-searchkey',
  'ms-no-queryby',
];

describe('the server under test responds like the recorded one', () => {
  it.each(names.filter((name) => name !== 'del' && name !== 'keys'))('%s', async (name) => {
    const recorded = read(name);
    const response = await send(
      name,
      {'ms-bad-key': 'wrong', 'ms-no-collection-searchkey': searchKey}[name],
    );
    expect([response.status, response.contentType]).toEqual([
      recorded.status,
      recorded.contentType,
    ]);
    if (EXACT.includes(name)) expect(response.body).toEqual(recorded.body);
    else expectShape(response.body, recorded.body);
  });

  it('del, after import-partial-fail', async () => {
    await send('import-partial-fail');
    const {status, body} = await send('del');
    expect({status, body}).toEqual({status: 200, body: read('del').body});
  });

  it('keys, of which a server may have others too', async () => {
    const {body} = (await send('keys')) as {body: {keys: {description: string}[]}};
    const [recorded] = (read('keys').body as {keys: object[]}).keys;
    const ours = body.keys.find(({description}) => description === 'search-only docs');
    expect(ours).toMatchObject({
      ...recorded,
      id: expect.any(Number) as number,
      value_prefix: searchKey.slice(0, 4),
    });
    expectShape(ours, recorded);
  });

  it('counts groups, not documents, in facets', async () => {
    const {results} = (await send('ms-three')).body as {
      results: {
        found: number;
        found_docs: number;
        facet_counts: {field_name: string; counts: {count: number}[]}[];
      }[];
    };
    for (const {facet_counts: facets, found, found_docs: documents} of results) {
      expect(documents).toBeGreaterThan(found);
      expect(facets[0]?.counts.reduce((sum, {count}) => sum + count, 0)).toBe(found);
    }
  });
});

/** A server of another version may return more properties, but none of another type. */
function expectShape(response: unknown, recorded: unknown): void {
  if (server.version === 29) expect(toShape(response)).toEqual(toShape(recorded));
  else expect(toShape(response)).toMatchObject(toShape(recorded) as object);
}
