import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createReplay, listRecorded, readRecorded, readRecordedVersion, type Replay} from './replay';
import {startServer, type ServerUnderTest} from './serverUnderTest';

const names = listRecorded().filter((name) => name !== 'del' && name !== 'keys');

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
let replay: Replay;

beforeAll(async () => {
  server = await startServer(readRecordedVersion());
  replay = await createReplay(server);
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
  it.each(names)('%s', async (name) => {
    const recorded = readRecorded(name);
    const response = await replay.send(name);
    expect([response.status, response.contentType]).toEqual([
      recorded.status,
      recorded.contentType,
    ]);
    if (EXACT.includes(name)) expect(response.body).toEqual(recorded.body);
    else expectShape(response.body, recorded.body);
  });

  it('del, after import-partial-fail', async () => {
    await replay.send('import-partial-fail');
    const {status, body} = await replay.send('del');
    expect({status, body}).toEqual({status: 200, body: readRecorded('del').body});
  });

  it('keys, of which a server may have others too', async () => {
    const {body} = (await replay.send('keys')) as {body: {keys: {description: string}[]}};
    const [recorded] = (readRecorded('keys').body as {keys: object[]}).keys;
    const ours = body.keys.find(({description}) => description === 'search-only docs');
    expect(ours).toMatchObject({
      ...recorded,
      id: expect.any(Number) as number,
      value_prefix: replay.searchKey.slice(0, 4),
    });
    expectShape(ours, recorded);
  });

  it('counts groups, not documents, in facets', async () => {
    const {results} = (await replay.send('ms-three')).body as {
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
  if (server.version === readRecordedVersion())
    expect(toShape(response)).toEqual(toShape(recorded));
  else expect(toShape(response)).toMatchObject(toShape(recorded) as object);
}
