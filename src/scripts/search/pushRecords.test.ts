import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {Client} from 'typesense';
import {pushRecords} from '../../scripts/search/pushRecords';
import {readPushSettings} from '../../scripts/search/readPushSettings';
import synonyms from '../../search/synonyms.json';
import {TypesenseDouble, type DoubleOptions} from './TypesenseDouble';

const doubles: TypesenseDouble[] = [];
afterEach(() => doubles.splice(0).forEach((double) => double.stop()));

async function start(options: DoubleOptions = {}): Promise<{double: TypesenseDouble; client: Client}> {
  const double = new TypesenseDouble(options);
  doubles.push(double);
  const {hostname, port} = new URL(await double.start());
  const client = new Client({nodes: [{host: hostname, port: Number(port), protocol: 'http'}], apiKey: 'admin', numRetries: 0, retryIntervalSeconds: 0.01, logLevel: 'silent'});
  return {double, client};
}

function writeRecords(count: number): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'push-')), 'records.jsonl');
  writeFileSync(file, Array.from({length: count}, (_, id) => `${JSON.stringify({id: String(id), url: `/p#${id}`, item_priority: 1, content: `text ${id}`})}\n`).join(''));
  return file;
}

const silent = (): void => undefined;

describe('pushing the records', () => {
  it.each([28, 29, 30])('fills a new collection and lets the alias point to it, on version %d', async (version) => {
    const {double, client} = await start({version});
    const lines: string[] = [];
    await pushRecords({client, alias: 'docs', file: writeRecords(1_234), report: (line) => lines.push(line), now: () => 100});
    expect(double.aliases.get('docs')).toBe('docs_100');
    expect(double.collections.get('docs_100')?.documents.size).toBe(1_234);
    const set = double.synonymSets.get('docs_100')?.items as {locale: string}[] | undefined;
    const stored = version >= 30 ? (set ?? []) : [...(double.collections.get('docs_100')?.synonyms.values() ?? [])];
    expect(stored).toHaveLength(synonyms.length);
    expect(stored.every(({locale}) => locale === 'en')).toBe(true);
    expect(lines.at(-1)).toBe('New search-only key, shown this once: search-key-0');
  });

  it('keeps one old collection, leaves those of others alone, and makes the key once', async () => {
    const {double, client} = await start();
    await client.collections().create({name: 'docs_archive', fields: [{name: 'x', type: 'string'}]});
    const file = writeRecords(3);
    const lines: string[] = [];
    for (const now of [100, 200, 300]) await pushRecords({client, alias: 'docs', file, report: (line) => lines.push(line), now: () => now});
    expect([...double.collections.keys()].sort()).toEqual(['docs_200', 'docs_300', 'docs_archive']);
    expect(double.aliases.get('docs')).toBe('docs_300');
    expect(double.keys).toHaveLength(1);
    expect(double.keys[0]).toMatchObject({actions: ['documents:search'], collections: ['^docs$', '^docs_\\d+$']});
    expect(lines).toContain('`docs_100` is deleted.');
  });

  const steps: Record<string, (request: {method: string; path: string}) => boolean> = {
    'the version is asked': ({path: target}) => target === '/debug',
    'the collection is made': ({method, path: target}) => method === 'POST' && target === '/collections',
    'records are imported': ({path: target}) => target.endsWith('/import'),
    'records are counted': ({method, path: target}) => method === 'GET' && /^\/collections\/docs_200$/.test(target),
    'synonyms are set': ({method, path: target}) => method === 'PUT' && target.includes('synonym'),
    'the alias is swapped': ({method, path: target}) => method === 'PUT' && target === '/aliases/docs',
  };
  for (const version of [29, 30]) {
    for (const [name, isStep] of Object.entries(steps)) {
      it(`leaves all as it was when it fails while ${name}, on version ${version}`, async () => {
        let broken = false;
        const {double, client} = await start({version, intercept: (request) => (broken && isStep(request) ? {status: 500, body: {message: 'broken'}} : undefined)});
        await pushRecords({client, alias: 'docs', file: writeRecords(2), report: silent, now: () => 100});
        broken = true;
        await expect(pushRecords({client, alias: 'docs', file: writeRecords(700), report: silent, now: () => 200})).rejects.toThrow();
        expect(double.aliases.get('docs')).toBe('docs_100');
        expect([...double.collections.keys()]).toEqual(['docs_100']);
        expect([...double.synonymSets.keys()]).toEqual(version >= 30 ? ['docs_100'] : []);
      });
    }
  }

  it('fails when the server refuses a single record, and says which', async () => {
    const {double, client} = await start();
    const file = writeRecords(600);
    writeFileSync(file, `${JSON.stringify({id: 'bad', url: 'x'})}\n`, {flag: 'a'});
    await expect(pushRecords({client, alias: 'docs', file, report: silent})).rejects.toThrow('- record 601: Field `item_priority` has been declared');
    expect(double.collections.size).toBe(0);
    expect(double.aliases.size).toBe(0);
  });

  it('refuses an empty file and a server of another version', async () => {
    const {client} = await start();
    await expect(pushRecords({client, alias: 'docs', file: writeRecords(0), report: silent})).rejects.toThrow('holds no records');
    const old = await start({version: 27});
    await expect(pushRecords({client: old.client, alias: 'docs', file: writeRecords(1), report: silent})).rejects.toThrow('Typesense server: unknown version, got "27.0". Expected: 28, 29, 30.');
  });

  it('takes 20,000 records in bounded memory', async () => {
    const {double, client} = await start();
    await pushRecords({client, alias: 'docs', file: writeRecords(20_000), report: silent, now: () => 100});
    expect(double.collections.get('docs_100')?.documents.size).toBe(20_000);
    expect(double.log.filter((line) => line.endsWith('/import'))).toHaveLength(40);
  });
});

describe('the settings of a push', () => {
  it('name what is missing or wrong', () => {
    expect(() => readPushSettings({TYPESENSE_NODES: 'https://a.example'})).toThrow('Search push: `TYPESENSE_ADMIN_KEY` and `TYPESENSE_COLLECTION` missing.');
    const rest = {TYPESENSE_ADMIN_KEY: 'k', TYPESENSE_COLLECTION: 'docs'};
    expect(() => readPushSettings({...rest, TYPESENSE_NODES: 'nowhere'})).toThrow('`TYPESENSE_NODES`: not an address, got "nowhere".');
    expect(() => readPushSettings({...rest, TYPESENSE_NODES: 'https://a.example', TYPESENSE_COLLECTION: 'a b'})).toThrow('`TYPESENSE_COLLECTION`: not a name');
    expect(readPushSettings({...rest, TYPESENSE_NODES: 'https://a.example, http://127.0.0.1:8108'}).nodes).toEqual([
      {host: 'a.example', port: 443, protocol: 'https'},
      {host: '127.0.0.1', port: 8108, protocol: 'http'},
    ]);
  });
});
