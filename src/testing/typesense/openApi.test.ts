import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {pushRecords} from '../../scripts/search/pushRecords';
import {toTypesenseSearches} from '../../search/toTypesenseSearches';
import {FaultProxy, type Exchange} from './FaultProxy';
import {OpenApi} from './OpenApi';
import {createClient, startServer} from './serverUnderTest';
import {createRecords, writeRecords} from './writeRecords';

/**
 * The published description is under another licence than this repository, so it is not part of it:
 * `TYPESENSE_OPENAPI` names a copy of `openapi.yml` of typesense/typesense-api-spec.
 */
const file = process.env.TYPESENSE_OPENAPI;

const FOLDER = 'src/testing/typesense/recorded';

/** All that passes between a push, searches and the server. */
async function record(): Promise<readonly Exchange[]> {
  const server = await startServer(30);
  const proxy = new FaultProxy(server.origin);
  try {
    const client = createClient(await proxy.start(), server.adminKey);
    const alias = server.createName();
    const records = writeRecords(createRecords(60));
    for (const now of [100, 200, 300])
      await pushRecords({client, alias, file: records, report: () => undefined, now: () => now});
    const searches = ['text', 'pricing', 'nothing of the kind'].flatMap((text) =>
      toTypesenseSearches(
        {text, group: 'guides'},
        {nodes: [], nearestNode: null, searchKey: '', collection: alias, parameters: {}},
      ),
    );
    await client.multiSearch.perform({searches} as never);
    await client.multiSearch.perform({searches: [{collection: 'not-there', q: 'x'}]});
    await client.health.retrieve();
    await client.aliases(alias).retrieve();
    await client
      .collections(`${alias}_100`)
      .retrieve()
      .catch(() => undefined);
    return proxy.log;
  } finally {
    proxy.stop();
    await server.stop();
  }
}

describe.runIf(file)('the published description of Typesense', () => {
  let exchanges: readonly Exchange[];
  let recorded: readonly Exchange[];
  let description: ConstructorParameters<typeof OpenApi>[0];

  beforeAll(async () => {
    description = parse(readFileSync(file ?? '', 'utf8')) as typeof description;
    recorded = readdirSync(FOLDER).map((name) => {
      const {request, status, contentType, body} = JSON.parse(
        readFileSync(path.join(FOLDER, name), 'utf8'),
      ) as {
        request: {method: string; path: string; body?: unknown};
        status: number;
        contentType: string;
        body: unknown;
      };
      return {
        method: request.method,
        path: request.path.split('?')[0] ?? '',
        query: '',
        requestBody: typeof request.body === 'object' ? JSON.stringify(request.body) : '',
        status,
        contentType,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      };
    });
    exchanges = await record();
  });

  it('holds for what a push and the searches send to version 30, and for what the server under test answers', () => {
    const api = new OpenApi(description);
    expect(
      new Set(
        exchanges.map(
          ({method, path: target}) => `${method} ${target.replace(/portal_test_\w+/, '*')}`,
        ),
      ).size,
    ).toBeGreaterThan(15);
    expect([...new Set(exchanges.flatMap((exchange) => api.findFaults(exchange)))]).toEqual([]);
  });

  it('holds for what a real server answered, with two corrections', () => {
    const api = new OpenApi(description);
    // Answers of 401 stand at no operation of the description.
    expect(
      recorded.filter(({status}) => status !== 401).flatMap((exchange) => api.findFaults(exchange)),
    ).toEqual([]);
    const uncorrected = new OpenApi(description, {isCorrected: false});
    const faults = recorded
      .filter(({status}) => status !== 401)
      .flatMap((exchange) => uncorrected.findFaults(exchange));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !/\/(matched_tokens|document)\//.test(fault))).toEqual([]);
  });

  it('finds an answer that is not as described', () => {
    const api = new OpenApi(description);
    const alias = exchanges.find(
      ({method, path: target}) => method === 'PUT' && target.startsWith('/aliases/'),
    )!;
    expect(api.findFaults({...alias, body: '{"name":1}'})).toEqual([
      expect.stringMatching(/answer: `` must have required property 'collection_name'/),
      expect.stringMatching(/answer: `\/name` must be string/),
    ]);
    expect(api.findFaults({...alias, requestBody: '{}'})).toEqual([
      expect.stringMatching(/request: `` must have required property 'collection_name'/),
    ]);
    expect(api.findFaults({...alias, path: '/nowhere'})).toEqual([
      'PUT /nowhere: is not described',
    ]);
  });
});
