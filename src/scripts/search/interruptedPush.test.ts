import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {listPins} from '../../search/pins';
import {FaultProxy, type Fault} from '../../testing/typesense/FaultProxy';
import {
  createClient,
  listVersions,
  startServer,
  type ServerUnderTest,
} from '../../testing/typesense/serverUnderTest';
import {createRecord, createRecords, writeRecords} from '../../testing/typesense/writeRecords';
import {pushRecords} from './pushRecords';

const BATCH_RECORDS = 20;
/** Few, because a server below version 30 takes them one by one. */
const TUNING = {
  synonyms: [['plate', 'number plate']],
  pins: listPins().filter(({query}) => query === 'pricing'),
};
/** More than two batches, so that there is a first, a middle and a last. */
const before = writeRecords(createRecords(30));
const after = writeRecords(createRecords(52));
/** The program sends batches of 500. */
const afterByProgram = writeRecords(createRecords(1_300));
const withBadLine = writeRecords([
  ...createRecords(28),
  createRecord('bad', {item_priority: undefined}),
  ...createRecords(4).map((record, index) => ({...record, id: `more-${index}`})),
]);

type Step = (request: {readonly method: string; readonly path: string}) => boolean;

/** The nth request that fits. */
function nth(count: number, fits: Step): Step {
  let seen = 0;
  return (request) => fits(request) && (seen += 1) === count;
}

const isImport: Step = ({path}) => path.endsWith('/documents/import');

/** Every step of a push up to the swap; created per test, because some steps count requests. */
const steps: Record<string, () => Step> = {
  'reading the version':
    () =>
    ({path}) =>
      path === '/debug',
  'reading the alias': () => nth(1, ({method, path}) => method === 'GET' && path === '/aliases'),
  'creating the collection':
    () =>
    ({method, path}) =>
      method === 'POST' && path === '/collections',
  'the first batch': () => nth(1, isImport),
  'a batch in the middle': () => nth(2, isImport),
  'the last batch': () => nth(3, isImport),
  'counting the records':
    () =>
    ({method, path}) =>
      method === 'GET' && /^\/collections\/\w+_200$/.test(path),
  'setting synonyms': () => nth(1, ({method, path}) => method === 'PUT' && /synonym/.test(path)),
  'setting curations': () =>
    nth(1, ({method, path}) => method === 'PUT' && /overrides|curation_sets/.test(path)),
  'listing the keys':
    () =>
    ({method, path}) =>
      method === 'GET' && path === '/keys',
  'swapping the alias':
    () =>
    ({method, path}) =>
      method === 'PUT' && path.startsWith('/aliases/'),
};

const faults: Fault[] = [
  'is rejected',
  'responds with 500',
  'resets',
  'resets after the work',
  'dies',
];

// Below version 30 the steps are the same, so one version is enough.
const versions = (await listVersions()).slice(-2);
/** Where servers of an older version get other requests. */
const OTHER_STEPS = ['setting synonyms', 'setting curations', 'the last batch'];

for (const version of versions) {
  describe(`a push to version ${version} that is interrupted`, () => {
    let server: ServerUnderTest;
    let proxy: FaultProxy;
    let origin: string;
    let alias: string;

    beforeAll(async () => {
      server = await startServer(version);
      proxy = new FaultProxy(server.origin);
      origin = await proxy.start();
    });
    beforeEach(async () => {
      alias = server.createName();
      await push(before, 100);
    });
    afterEach(async () => {
      proxy.repair();
      await server.client.aliases(alias).delete();
      // Each push lists all collections: without those of earlier tests, the lists stay short.
      for (const {name} of await server.client.collections().retrieve())
        await server.client.collections(name).delete();
    });
    afterAll(async () => {
      proxy.stop();
      await server.stop();
    });

    /** Pushes what was there before directly, and what is interrupted through the proxy. */
    async function push(file: string, now: number): Promise<string> {
      const lines: string[] = [];
      await pushRecords({
        client: file === before ? server.client : createClient(origin, server.adminKey),
        alias,
        file,
        report: (line) => lines.push(line),
        batchRecords: BATCH_RECORDS,
        ...TUNING,
        now: () => now,
      });
      return lines.join('\n');
    }

    /** What readers find: the collection behind the alias and how many records it has. */
    async function look(): Promise<string> {
      const {name, num_documents: count} = await server.client.collections(alias).retrieve();
      return `${name.replace(alias, 'docs')}: ${count}`;
    }

    /** All that carries the name of the alias on the server, each name once. */
    async function list(): Promise<string[]> {
      const {client} = server;
      const sets =
        version >= 30
          ? [
              ...(await client.synonymSets().retrieve()),
              ...(await client.curationSets().retrieve()),
            ]
          : [];
      const names = [...(await client.collections().retrieve()), ...sets]
        .map(({name}) => name)
        .filter((name) => name.startsWith(`${alias}_`));
      return [...new Set(names)].map((name) => name.replace(alias, 'docs')).sort();
    }

    for (const [name, createStep] of Object.entries(steps)) {
      if (version !== versions.at(-1) && !OTHER_STEPS.includes(name)) continue;
      it.each(faults)(
        `while ${name}: the request %s, and the old collection stays in use`,
        async (fault) => {
          proxy.break(fault, createStep());
          const outcome = await push(after, 200).then(
            (lines) => `pushed\n${lines}`,
            (error: Error) => `failed\n${error.message}`,
          );
          proxy.repair();
          const isDone = name === 'swapping the alias' && fault === 'resets after the work';
          expect(outcome.split('\n')[0]).toBe(isDone ? 'pushed' : 'failed');
          expect(await look()).toBe(isDone ? 'docs_200: 52' : 'docs_100: 30');
          if (!isDone && fault !== 'dies') expect(await list()).toEqual(['docs_100']);
          const report = await push(before, 300);
          expect(await look()).toBe('docs_300: 30');
          // What an unreachable server kept is deleted and reported now.
          const left = isDone ? 'docs_200' : 'docs_100';
          expect(await list()).toEqual([left, 'docs_300']);
          expect(report).toContain(`\`${alias}${left.slice(4)}\` is kept for a rollback`);
        },
      );
    }

    it('by a line that the server does not take, in the middle of the file', async () => {
      await expect(push(withBadLine, 200)).rejects.toThrow('- record 29: Field `item_priority`');
      expect([await look(), await list()]).toEqual(['docs_100: 30', ['docs_100']]);
    });

    it('while the search-only key is created: search results stay the same, and the next push creates the key', async () => {
      const {keys} = await server.client.keys().retrieve();
      for (const {id, collections} of keys) {
        if (collections.some((pattern) => pattern.includes(alias)))
          await server.client.keys(id).delete();
      }
      proxy.break('responds with 500', ({method, path}) => method === 'POST' && path === '/keys');
      await expect(push(after, 200)).rejects.toThrow('could not create the search-only key.');
      expect([await look(), await list()]).toEqual(['docs_100: 30', ['docs_100']]);
      proxy.repair();
      expect(await push(before, 300)).toContain('New search-only key, shown this once: ');
    });

    it.each(faults)(
      'while old collections are deleted: the request %s, the new collection is in use, and the next push deletes them',
      async (fault) => {
        await push(before, 110);
        proxy.break(
          fault,
          ({method, path}) => method === 'DELETE' && path.startsWith('/collections/'),
        );
        expect(await push(after, 200)).toContain('Old collections could not be deleted: ');
        expect(await look()).toBe('docs_200: 52');
        proxy.repair();
        await push(before, 300);
        expect(await list()).toEqual(['docs_200', 'docs_300']);
      },
    );

    it.each([
      'creating the collection',
      'the last batch',
      'counting the records',
      'listing the keys',
      'looking again',
    ])('by another push, while %s: readers find all that the other one pushed', async (name) => {
      const isStep =
        name === 'looking again'
          ? nth(2, ({method, path}) => method === 'GET' && path === '/aliases')
          : steps[name]!();
      let other: Promise<string> | undefined;
      proxy.break('resets', async (request) => {
        if (other === undefined && isStep(request)) await (other = push(before, 250));
        return false;
      });
      await expect(push(after, 200)).rejects.toThrow('Search push: ');
      expect([await look(), await list()]).toEqual(['docs_250: 30', ['docs_100', 'docs_250']]);
    });

    it('by another push while old collections are deleted: it is left alone', async () => {
      await push(before, 110);
      let other: Promise<string> | undefined;
      let isSwapped = false;
      proxy.break('resets', async ({method, path}) => {
        const isListed = isSwapped && method === 'GET' && path === '/collections';
        if (method === 'PUT' && path.startsWith('/aliases/')) isSwapped = true;
        if (other === undefined && isListed) await (other = push(before, 250));
        return false;
      });
      await push(after, 200);
      expect(await look()).toBe('docs_250: 30');
    });

    it('by a later push that deletes its collection before the swap: the alias returns to the later one', async () => {
      let other: Promise<string> | undefined;
      proxy.break('resets', async ({method, path}) => {
        const isSwap = method === 'PUT' && path.startsWith('/aliases/');
        if (other === undefined && isSwap) await (other = push(before, 250));
        return false;
      });
      await expect(push(after, 200)).rejects.toThrow(
        `another push deleted \`${alias}_200\`; \`${alias}\` points to \`${alias}_250\`.`,
      );
      expect([await look(), await list()]).toEqual(['docs_250: 30', ['docs_100', 'docs_250']]);
    });

    it('by a swap to a collection that it is deleting: the alias returns to the new one', async () => {
      await push(before, 110);
      proxy.break('resets', async ({method, path}) => {
        if (method === 'DELETE' && path === `/collections/${alias}_100`)
          await server.client.aliases().upsert(alias, {collection_name: `${alias}_100`});
        return false;
      });
      expect(await push(after, 200)).toContain(`it points to \`${alias}_200\` again.`);
      expect(await look()).toBe('docs_200: 52');
    });

    it('by a swap to an old collection: it deletes nothing more', async () => {
      await push(before, 110);
      const isBeforeDeletion = nth(3, ({method, path}) => method === 'GET' && path === '/aliases');
      proxy.break('resets', async (request) => {
        if (isBeforeDeletion(request))
          await server.client.aliases().upsert(alias, {collection_name: `${alias}_100`});
        return false;
      });
      expect(await push(after, 200)).toContain(`points to \`${alias}_100\` now, set by another`);
      expect([await look(), await list()]).toEqual([
        'docs_100: 30',
        ['docs_100', 'docs_110', 'docs_200'],
      ]);
    });

    it('and finds an alias without its collection: the newest collection is kept for a rollback', async () => {
      await push(before, 110);
      await server.client.aliases().upsert(alias, {collection_name: `${alias}_150`});
      const report = await push(after, 200);
      expect(report).toContain(`points to \`${alias}_150\`, which does not exist.`);
      expect(report).toContain(`\`${alias}_110\` is kept for a rollback`);
      expect([await look(), await list()]).toEqual(['docs_200: 52', ['docs_110', 'docs_200']]);
    });

    it('by the death of its process in the middle of the import', async () => {
      const isSecond = nth(2, isImport);
      proxy.break('resets', (request) => isSecond(request) && child.kill('SIGKILL') && false);
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'src/scripts/pushSearch.ts', '--file', afterByProgram],
        {
          env: {
            ...process.env,
            TYPESENSE_NODES: origin,
            TYPESENSE_ADMIN_KEY: server.adminKey,
            TYPESENSE_COLLECTION: alias,
            TYPESENSE_SEARCH_KEY: '',
          },
          stdio: 'ignore',
        },
      );
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      expect(await look()).toBe('docs_100: 30');
      const [, litter] = await list();
      expect(litter).toMatch(/^docs_\d+$/);
      expect(await push(before, Date.now() + 1_000)).toContain(
        `\`${alias}${String(litter).slice(4)}\` is deleted.`,
      );
      expect(await list()).toHaveLength(2);
      expect(await look()).toMatch(/^docs_\d+: 30$/);
    });
  });
}
