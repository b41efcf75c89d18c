import {afterAll, beforeAll, expect, it} from 'vitest';
import {pushRecords} from '../../scripts/search/pushRecords';
import {readTypesenseResponse} from '../../search/readTypesenseResponse';
import {toTypesenseSearches} from '../../search/toTypesenseSearches';
import {fields} from '../../search/typesenseSchema';
import {startServer, type ServerUnderTest} from './serverUnderTest';
import {createRecord, SITE, writeRecords} from './writeRecords';

let server: ServerUnderTest;
let name: string;

beforeAll(async () => {
  server = await startServer();
  name = server.createName();
  await server.client.collections().create({name, fields, default_sorting_field: 'item_priority'});
});
afterAll(() => server.stop());

async function send(
  method: string,
  path: string,
  body: unknown,
  key = server.adminKey,
): Promise<{readonly status: number; readonly body: unknown}> {
  const response = await fetch(server.origin + path, {
    method,
    headers: {'x-typesense-api-key': key},
    body: JSON.stringify(body),
  });
  return {status: response.status, body: await response.json()};
}

const search = (query: object): Promise<unknown> =>
  send('POST', '/multi_search', {
    searches: [{collection: name, q: 'x', query_by: 'content', ...query}],
  }).then(({body}) => (body as {results: unknown[]}).results[0]);

it.each([
  ['no query', {q: undefined}, {code: 400, error: 'Parameter `q` is required.'}],
  [
    'a page of more than 250 hits',
    {per_page: 251},
    {code: 422, error: 'Only upto 250 hits can be fetched per page.'},
  ],
  [
    'a filter that cannot be parsed',
    {filter_by: 'kind'},
    {code: 400, error: 'Could not parse the filter query.'},
  ],
  [
    'groups by a field that is no facet',
    {group_by: 'content'},
    {code: 400, error: 'Group by field `content` should be a facet field.'},
  ],
])('rejects a search with %s', async (_name, query, result) => {
  expect(await search(query)).toEqual(result);
});

it('counts a pinned document as a group of its own, without a number', async () => {
  const pinned = server.createName();
  const {client} = server;
  const push = {client, alias: pinned, report: () => undefined, now: () => 1};
  const pins = [{query: 'text', path: '/docs/page#a'}];
  const records = [createRecord('a', {type: 'lvl1', content: undefined}), createRecord('b')];
  const [own] = records;
  records.push(createRecord('text', {url: own?.url, content: 'A text.'}));
  await pushRecords({...push, file: writeRecords(records), synonyms: [['x', 'y']], pins});
  const [search] = toTypesenseSearches(
    {text: 'text'},
    {
      nodes: [],
      nearestNode: null,
      searchKey: '',
      collection: pinned,
      parameters: {},
    },
  );
  const {body} = await send('POST', '/multi_search', {searches: [search]});
  const [result] = (body as {results: {found: number; grouped_hits: object[]}[]}).results;
  expect(result?.found).toBe(3);
  expect(result?.grouped_hits[0]).not.toHaveProperty('found');
  expect(result?.grouped_hits[1]).toMatchObject({found: 1});
  const {hits, count} = readTypesenseResponse(body, SITE);
  expect(hits.map(({url}) => url)).toEqual(['/docs/page#a', '/docs/page#b']);
  expect(count).toBe(2);
});

it('rejects a body without searches, and responds to the next request', async () => {
  expect(await send('POST', '/multi_search', {})).toEqual({
    status: 400,
    body: {message: 'Missing `searches` array.'},
  });
  expect(await search({})).toMatchObject({found: 0});
});

it('rejects an alias with the name of a collection, or without a target', async () => {
  expect(await send('PUT', `/aliases/${name}`, {collection_name: 'other'})).toEqual({
    status: 500,
    body: {message: `Name \`${name}\` conflicts with an existing collection name.`},
  });
  expect(await send('PUT', `/aliases/${server.createName()}`, {})).toEqual({
    status: 400,
    body: {message: 'Parameter `collection_name` is required.'},
  });
});

it('rejects a key with the value of another, and matches patterns with whole names', async () => {
  const value = `${name}-key`;
  const key = {
    description: name,
    actions: ['documents:search'],
    collections: [name.slice(0, -1)],
    value,
  };
  expect(await send('POST', '/keys', key)).toMatchObject({status: 201});
  expect(await send('POST', '/keys', key)).toEqual({
    status: 409,
    body: {message: 'API key generation conflict.'},
  });
  const searches = [{collection: name, q: 'x', query_by: 'content', group_by: 'url'}];
  expect(await send('POST', '/multi_search', {searches}, value)).toMatchObject({status: 401});
});
