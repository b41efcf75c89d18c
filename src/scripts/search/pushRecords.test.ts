import {afterEach, describe, expect, it} from 'vitest';
import {
  createClient,
  listVersions,
  startServer,
  type ServerUnderTest,
} from '../../testing/typesense/serverUnderTest';
import {
  createPinnedRecords,
  createRecord,
  createRecords,
  writeRecords,
} from '../../testing/typesense/writeRecords';
import {pushRecords, type PushOptions} from './pushRecords';
import {listPins} from '../../search/pins';
import {checkKeyFinds, checkSearchKey} from './searchKey';
import {toTypesenseSearches} from '../../search/toTypesenseSearches';

const versions = await listVersions();

/** Below version 30, a server takes them one by one; the portal has hundreds. */
const FEW = {
  synonyms: [['lorry', 'truck']],
  pins: listPins().filter(({query}) => query === 'pricing'),
};

const servers: ServerUnderTest[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

interface Stage {
  readonly server: ServerUnderTest;
  readonly alias: string;
  /** Pushes and gives what was reported. */
  readonly push: (
    records: readonly object[],
    now: number,
    tuning?: Pick<PushOptions, 'synonyms' | 'pins'>,
  ) => Promise<string[]>;
  readonly listCollections: () => Promise<string[]>;
}

async function start(version?: number): Promise<Stage> {
  const server = await startServer(version);
  servers.push(server);
  const alias = server.createName();
  return {
    server,
    alias,
    push: async (records, now, tuning = FEW) => {
      const lines: string[] = [];
      await pushRecords({
        client: server.client,
        alias,
        file: writeRecords(records),
        report: (line) => lines.push(line.replaceAll(alias, 'docs')),
        now: () => now,
        ...tuning,
      });
      return lines;
    },
    listCollections: async () =>
      (await server.client.collections().retrieve())
        .map(({name}) => name)
        .filter((name) => name.startsWith(alias))
        .map((name) => name.replace(alias, 'docs'))
        .sort(),
  };
}

/** What the portal would find, in order. */
async function find(
  {server, alias}: Stage,
  q: string,
  parameters: Record<string, string> = {},
  apiKey = server.adminKey,
): Promise<string[]> {
  const [search] = toTypesenseSearches(
    {text: q, ...parameters},
    {nodes: [], nearestNode: null, searchKey: '', collection: alias, parameters: {}},
  );
  const response: unknown = await createClient(server.origin, apiKey).multiSearch.perform({
    searches: [search],
  } as never);
  const [result] = (
    response as {results: {grouped_hits?: {hits: {document: {url: string}}[]}[]; error?: string}[]}
  ).results;
  if (result?.grouped_hits === undefined) throw new Error(result?.error);
  return result.grouped_hits.map(
    ({hits}) => new URL(hits[0]!.document.url).pathname + new URL(hits[0]!.document.url).hash,
  );
}

describe.each(versions)('pushing the records to version %d', (version) => {
  it('fills a new collection, lets the alias point to it and says what it did', async () => {
    const stage = await start(version);
    const lines = await stage.push(createRecords(1_234), 100, {});
    expect((await stage.server.client.aliases(stage.alias).retrieve()).collection_name).toBe(
      `${stage.alias}_100`,
    );
    expect((await stage.server.client.collections(stage.alias).retrieve()).num_documents).toBe(
      1_234,
    );
    expect(lines).toEqual([
      `Server ${version}; \`docs\` points to nothing.`,
      expect.stringMatching(
        /^`docs_100` holds 1,234 records, \d+ groups of synonyms, \d+ pinned queries\.$/,
      ),
      expect.stringMatching(/^New search-only key, shown this once: \S+$/),
      '`docs` points to `docs_100`.',
    ]);
  });

  it('finds by a synonym, whose locale is that of the fields', async () => {
    const stage = await start(version);
    await stage.push(
      [...createPinnedRecords(), createRecord('mark', {content: 'How a truck is marked.'})],
      100,
    );
    // Not the query of a pin, which would add its own hits.
    expect(await find(stage, 'lorry')).toEqual(['/docs/page#mark']);
  });

  it('puts what is pinned first, but not past a filter', async () => {
    const stage = await start(version);
    await stage.push(
      [
        ...createPinnedRecords(),
        createRecord('other', {content: 'pricing pricing pricing', item_priority: 99_999}),
      ],
      100,
    );
    expect((await find(stage, 'pricing')).slice(0, 3)).toEqual([
      '/docs/content/faq#price',
      '/docs/content/tutorials/which-subscription#plans',
      '/docs/page#other',
    ]);
    expect(await find(stage, 'pricing', {group: 'libraries'})).toEqual([]);
  });

  it('keeps one old collection, leaves foreign collections alone, and creates the key once', async () => {
    const stage = await start(version);
    await stage.server.client
      .collections()
      .create({name: `${stage.alias}_archive`, fields: [{name: 'x', type: 'string'}]});
    for (const now of [100, 200]) await stage.push(createRecords(50), now);
    const lines = await stage.push(createRecords(50), 300);
    expect(await stage.listCollections()).toEqual(['docs_200', 'docs_300', 'docs_archive']);
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^Search-only key \d+ \(....…\) fits\.$/),
      '`docs` points to `docs_300`; `docs_200` is kept for a rollback.',
      '`docs_100` is deleted.',
    ]);
    expect((await find(stage, 'text')).length).toBeGreaterThan(0);
    if (version >= 30) {
      const sets = [
        ...(await stage.server.client.synonymSets().retrieve()),
        ...(await stage.server.client.curationSets().retrieve()),
      ]
        .map(({name}) => name)
        .filter((name) => name.startsWith(stage.alias));
      expect(sets.map((name) => name.replace(stage.alias, 'docs')).sort()).toEqual([
        'docs_200',
        'docs_200',
        'docs_300',
        'docs_300',
      ]);
    }
  });

  it('creates a key that can only search', async () => {
    const stage = await start(version);
    const key =
      (await stage.push([...createPinnedRecords(), createRecord('one')], 100))
        .find((line) => line.startsWith('New'))
        ?.split(': ')[1] ?? '';
    expect(await find(stage, 'text', {}, key)).toEqual(['/docs/page#one']);
    await expect(checkSearchKey([stage.server.origin], key, stage.alias)).resolves.toBeUndefined();
    await expect(checkKeyFinds([stage.server.origin], key, stage.alias)).resolves.toBeUndefined();
    await expect(checkKeyFinds([stage.server.origin], 'another', stage.alias)).rejects.toThrow(
      /^`TYPESENSE_SEARCH_KEY`: finds nothing in `\w+`, got status 401\./,
    );
    await expect(find({...stage, alias: `${stage.alias}x`}, 'text', {}, key)).rejects.toThrow(
      /401|Forbidden/,
    );
  });

  it('says when the key that the portal publishes can do more', async () => {
    const {server, alias} = await start(version);
    const {value = ''} = await server.client.keys().create({
      description: alias,
      actions: ['documents:search', 'collections:list'],
      collections: [alias],
    });
    await expect(checkSearchKey([server.origin], value, alias)).rejects.toThrow(
      '`TYPESENSE_SEARCH_KEY`: can list the collections, and every visitor of the portal could.',
    );
    await expect(checkSearchKey([server.origin], server.adminKey, alias)).rejects.toThrow(
      'can list the collections',
    );
  });

  it.each([
    ['documents:*', 'read documents'],
    ['documents:get', 'read documents'],
    ['documents:delete', 'delete documents'],
  ])('says when that key is for %s', async (action, power) => {
    const stage = await start(version);
    await stage.push([...createPinnedRecords(), createRecord('one')], 100);
    const {value = ''} = await stage.server.client.keys().create({
      description: stage.alias,
      actions: ['documents:search', action],
      collections: [`^${stage.alias}$`, `^${stage.alias}_\\d+$`],
    });
    await expect(checkSearchKey([stage.server.origin], value, stage.alias)).rejects.toThrow(
      `can ${power}`,
    );
  });

  it('asks the next node about the key when one is down', async () => {
    const {server, alias} = await start(version);
    await expect(
      checkSearchKey(['http://127.0.0.1:9', server.origin], server.adminKey, alias),
    ).rejects.toThrow('can list the collections');
  });

  it('says before the import that a collection has the name of the alias', async () => {
    const stage = await start(version);
    await stage.server.client
      .collections()
      .create({name: stage.alias, fields: [{name: 'x', type: 'string'}]});
    await expect(stage.push(createRecords(50), 100)).rejects.toThrow(
      `\`${stage.alias}\`: is the name of a collection. Expected: an alias, or a name that is free.`,
    );
    expect(await stage.listCollections()).toEqual(['docs']);
  });

  it('fails when the server rejects a single record, and names it', async () => {
    const stage = await start(version);
    await stage.push(createRecords(50), 100);
    const bad = stage.push(
      [...createRecords(600), createRecord('bad', {item_priority: undefined})],
      200,
    );
    await expect(bad).rejects.toThrow(
      /could not import the records\. Import, 1 records rejected:\n- record 601: Field `item_priority` has been declared.*\n`portal_test_\w+` points to `portal_test_\w+_100`, as before\./,
    );
    expect(await stage.listCollections()).toEqual(['docs_100']);
  });

  it('fails when two records share an id', async () => {
    const stage = await start(version);
    await expect(
      stage.push([...createPinnedRecords(), createRecord('same'), createRecord('same')], 100),
    ).rejects.toThrow(/holds \d+ records\. Expected: \d+, each with a unique id\./);
    expect(await stage.listCollections()).toEqual([]);
  });
});

describe('a push', () => {
  const client = createClient('http://127.0.0.1:9', 'none');
  const push = (records: readonly object[]): Promise<void> =>
    pushRecords({client, alias: 'docs', file: writeRecords(records), report: () => undefined});

  it('asks no server for a file that is empty, is no file of records, or lacks what is pinned', async () => {
    await expect(push([])).rejects.toThrow('holds no records. Fix: run `npm run build` first.');
    await expect(push([{id: 1}])).rejects.toThrow(
      /records\.jsonl`:1: not a record, got "\{\\"id\\":1\}"\. Expected: JSON with `id` and `url`\./,
    );
    await expect(push([createRecord('one')])).rejects.toThrow(
      /`src\/search\/curations\.json`, \d+ places without a record:\n- \/docs\//,
    );
  });

  it('says what it was doing when the server is not there', async () => {
    await expect(checkSearchKey(['http://127.0.0.1:9'], 'key', 'docs')).rejects.toThrow(
      '`TYPESENSE_SEARCH_KEY`: cannot be checked. http://127.0.0.1:9: no response.',
    );
    await expect(push(createRecords(50))).rejects.toThrow(
      /^Search push: could not read the version\. /,
    );
  });

  it.runIf(versions.length > 1)('rejects a server of an unknown version', async () => {
    const {push: pushTo} = await start(27);
    await expect(pushTo(createRecords(50), 100)).rejects.toThrow(
      'Typesense server: unknown version, got "27.0". Expected: 28, 29, 30.',
    );
  });
});
