import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {brotliCompressSync} from 'node:zlib';
import {findAll, getAttribute, parsePage} from '../../build/html';
import {createShards} from '../../build/search/createShards';
import {getReaderPhrases, listPhrasedAddresses} from '../../build/search/getReaderPhrases';
import {RECORDS_FILE} from '../../build/search/indexPages';
import type {SearchRecord} from '../../build/search/createRecords';
import {baseUrl} from '../../portal/product';
import {INDEX_FILE, searchKinds, suggestedQueries} from '../../portal/search';
import {EmbeddedEngine} from '../../search/EmbeddedEngine';
import {listAnswers} from '../../search/findAnswer';
import {toTitleStems} from '../../search/matchTerms';
import {listPins} from '../../search/pins';
import {ShardedSource} from '../../search/shards/ShardedSource';
import {toSections} from '../../search/toSections';
import {unpackIndex, type PackedIndex} from '../../search/packIndex';
import type {CompactIndex} from '../../search/types';
import {underOneName} from '../underOneName';
import baseline from './baseline.json';
import {createKnownItems} from './createKnownItems';
import {evaluate, normalize, type Evaluation} from './evaluate';
import {
  readGoldenQueries,
  readHeldBackQueries,
  readReaderQueries,
  readSectionQueries,
  readTradeQueries,
} from './golden';

const MAX_FALL = 0.02;
const MAX_SHARDING_LOSS = 0.01;
const MAX_INDEX_BYTES = 160_000;
/** Script of the worker with its vocabulary, which each first search waits for. */
const MAX_WORKER_BYTES = 33_000;

const text = readFileSync(path.join('build', INDEX_FILE), 'utf8');
const index = unpackIndex(JSON.parse(text) as PackedIndex);
const engine = new EmbeddedEngine(index);
const golden = readGoldenQueries();
const readers = [
  ...readReaderQueries('tuning'),
  ...readReaderQueries('unseen'),
  ...readHeldBackQueries(),
  ...readSectionQueries('tuning'),
  ...readSectionQueries('unseen'),
  ...readTradeQueries('tuning'),
  ...readTradeQueries('unseen'),
];

/** Ids of a built page, or nothing when there is no such page. */
const ids = new Map<string, ReadonlySet<string> | undefined>();
function readIds(page: string): ReadonlySet<string> | undefined {
  if (!ids.has(page)) {
    const file = path.join('build', page, 'index.html');
    ids.set(page, existsSync(file) ? new Set(collectIds(readFileSync(file, 'utf8'))) : undefined);
  }
  return ids.get(page);
}

const collectIds = (html: string): string[] =>
  findAll(parsePage(html)).flatMap((element) => getAttribute(element, 'id') ?? []);

/** Addresses that lead nowhere in the built site. */
const findDead = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter((address) => {
    const [page = '', anchor = ''] = address.split('#');
    const known = readIds(page);
    return known === undefined || (anchor !== '' && !known.has(anchor));
  });

describe('what the search can find', () => {
  it('exists in the built site, page and anchor', () => {
    const addresses = index.sections.map(
      ([page, anchor]) =>
        `${(index.pages[page] as CompactIndex['pages'][number])[0].slice(baseUrl.length)}${anchor === '' ? '' : `#${anchor}`}`,
    );
    expect(addresses.length).toBeGreaterThan(1_000);
    expect(findDead(addresses)).toEqual([]);
  });

  it('is of every kind, in the records too, each at a place that exists', () => {
    const records = readFileSync(RECORDS_FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SearchRecord);
    const kinds = Object.keys(searchKinds);
    expect(kinds.filter((kind) => !records.some((record) => record.kind === kind))).toEqual([]);
    expect(
      findDead(
        records.map(({url}) => new URL(url).pathname.slice(baseUrl.length) + new URL(url).hash),
      ),
    ).toEqual([]);
    // Code belongs to its section in the index. It is shown when only it has the words.
    expect(
      kinds.filter((kind) =>
        kind === 'code'
          ? !index.sections.some(([, , , , , code]) => code)
          : !index.sections.some(([, , , number]) => index.kinds[number] === kind),
      ),
    ).toEqual([]);
  });

  it('calls what the page of changes lists changes, and no errors', () => {
    const kinds = index.sections
      .filter(([page]) => index.pages[page]?.[0] === `${baseUrl}changes`)
      .map(([, , , number]) => index.kinds[number]);
    expect([...new Set(kinds)].sort()).toEqual(['change', 'page', 'section']);
  });

  it('has one section for each place', () => {
    const places = index.sections.map(([page, anchor]) => `${page}#${anchor}`);
    expect(places.filter((place, position) => places.indexOf(place) !== position)).toEqual([]);
  });

  it('travels in at most 160 kB', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  });

  it('needs a worker whose script has at most 33 kB', () => {
    const scripts = path.join('build', 'assets', 'js');
    const workers = readdirSync(scripts).filter((file) => /^search-worker\..*\.js$/.test(file));
    expect(workers).toHaveLength(1);
    const [worker = ''] = workers;
    const script = underOneName(readFileSync(path.join(scripts, worker), 'utf8'));
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(MAX_WORKER_BYTES);
  });

  it('is what the queries by hand expect', () => {
    expect(golden.length).toBeGreaterThanOrEqual(150);
    expect(readers.length).toBeGreaterThanOrEqual(350);
    expect(findDead([...golden, ...readers].flatMap(({expect: expected}) => expected))).toEqual([]);
  });

  it('has the phrases of readers, each for a section that exists', () => {
    expect(findDead(listPhrasedAddresses())).toEqual([]);
    const phrased = index.sections.filter(([, , , , , , asked]) => Boolean(asked));
    expect(phrased).toHaveLength(listPhrasedAddresses().length);
  });

  it('has no phrase that is a query of the evaluation', () => {
    const toKey = (query: string): string => [...toTitleStems(query)].sort().join(' ');
    const queries = new Set([...golden, ...readers].map((query) => toKey(query.text)));
    const phrases = listPhrasedAddresses().flatMap((address) => {
      const [page = '', anchor = ''] = address.split('#');
      return getReaderPhrases(page, anchor);
    });
    expect(phrases.length).toBeGreaterThan(2_000);
    expect(phrases.filter((phrase) => queries.has(toKey(phrase)))).toEqual([]);
    expect(queries.has(toKey('the Quotas exceeded'))).toBe(true);
  });

  it('is where one-line answers lead', () => {
    expect(findDead(listAnswers().map(({to}) => to.slice(1)))).toEqual([]);
  });

  it('contains the places of pinned queries and returns them first', async () => {
    const pins = listPins();
    expect(findDead(pins.map(({path: place}) => place.slice(baseUrl.length)))).toEqual([]);
    for (const query of new Set(pins.map((pin) => pin.query))) {
      const wanted = pins.filter((pin) => pin.query === query).map(({path: place}) => place);
      expect(
        (await engine.search({text: query})).hits.slice(0, wanted.length).map(({url}) => url),
      ).toEqual(wanted);
    }
  });

  it('has names that differ in capital letters only, and returns the one that was typed first', async () => {
    const titles = new Map(toSections(index).map(({url, title}) => [url, title]));
    const names = [...new Set(titles.values())].filter((title) => /^\w*[a-z][A-Z]\w*$/.test(title));
    const alike = names.filter((name) =>
      names.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
    );
    expect(alike.length).toBeGreaterThan(9);
    const found = await Promise.all(
      alike.map(async (text) => titles.get((await engine.search({text})).hits[0]?.url ?? '')),
    );
    expect(found).toEqual(alike);
  });

  it('includes hits for every suggested query', async () => {
    const counts = await Promise.all(
      suggestedQueries.map(async (text) => (await engine.search({text})).count),
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('is in one group only, so that the counts of the groups add up to what a search server found', () => {
    const records = readFileSync(RECORDS_FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SearchRecord);
    const groups = new Map<string, Set<string>>();
    for (const {url, group} of records) groups.set(url, (groups.get(url) ?? new Set()).add(group));
    expect(groups.size).toBeGreaterThan(1_000);
    expect([...groups].filter(([, own]) => own.size > 1).map(([url]) => url)).toEqual([]);
  });

  it('is missed when it is not there', () => {
    expect(
      findDead(['content/faq', 'content/faq#get-key', 'content/faq#nowhere', 'content/nowhere']),
    ).toEqual(['content/faq#nowhere', 'content/nowhere']);
  });
});

describe('how well the search finds', () => {
  let byHand: Evaluation;
  let known: Evaluation;
  beforeAll(async () => {
    byHand = await evaluate(engine, golden, baseUrl);
    known = await evaluate(engine, createKnownItems(index, baseUrl), baseUrl);
  }, 120_000);

  it('ranks the queries by hand: MRR at least 0.95, nearly all among the first three', () => {
    expect(byHand.total.mrr).toBeGreaterThanOrEqual(0.95);
    expect(byHand.total.firstThree).toBeGreaterThanOrEqual(0.97);
  });

  it('finds what readers ask for in their own words: MRR at least 0.92, and hits for nearly all', async () => {
    const {total, zeroResults} = await evaluate(engine, readReaderQueries('tuning'), baseUrl);
    expect(total.mrr).toBeGreaterThanOrEqual(0.92);
    expect(zeroResults).toBeLessThanOrEqual(0.01);
  });

  it('finds sections that readers describe: MRR at least 0.75', async () => {
    const {total, zeroResults} = await evaluate(engine, readSectionQueries('tuning'), baseUrl);
    expect(total.mrr).toBeGreaterThanOrEqual(0.75);
    expect(zeroResults).toBe(0);
  });

  it('finds what nine trades ask for: MRR at least 0.75', async () => {
    const {total, zeroResults} = await evaluate(engine, readTradeQueries('tuning'), baseUrl);
    expect(total.mrr).toBeGreaterThanOrEqual(0.75);
    expect(zeroResults).toBe(0);
  });

  it('finds known items again: MRR at least 0.95', () => {
    expect(known.total.mrr).toBeGreaterThanOrEqual(0.95);
  });

  it('finds as well in an index of many files as in one', async () => {
    const files = new Map<string, unknown>();
    const root = createShards(index, (name, content) => files.set(`f/${name}`, content));
    const sharded = new EmbeddedEngine(
      new ShardedSource({...root, folder: 'f'}, (name) => Promise.resolve(files.get(name))),
    );
    const {total} = await evaluate(sharded, golden, baseUrl);
    expect(total.mrr).toBeGreaterThanOrEqual(byHand.total.mrr - MAX_SHARDING_LOSS);
  });

  it('is in no class worse than it was', () => {
    const groups = {...byHand.groups, ...known.groups};
    expect(Object.keys(groups).sort()).toEqual(Object.keys(baseline).sort());
    const fallen = Object.entries(baseline as Record<string, number>).filter(
      ([group, mrr]) => (groups[group]?.mrr ?? 0) < mrr - MAX_FALL,
    );
    expect(fallen).toEqual([]);
  });

  it('is judged worse when the right hit comes second', async () => {
    const [first, second] = ['/docs/content/other', '/docs/content/faq/'];
    const hits = [first, second].map((url) => ({
      id: url,
      url,
      kind: 'page' as const,
      group: 'guides' as const,
      path: [],
      snippet: [],
    }));
    const {total, misses} = await evaluate(
      {search: () => Promise.resolve({hits, count: 2, groups: {}})},
      [{group: 'x', text: 'faq', expect: ['content/faq']}],
      baseUrl,
    );
    expect(total).toEqual({queries: 1, mrr: 0.5, first: 0, firstThree: 1});
    expect(misses.map(({rank}) => rank)).toEqual([2]);
    expect(normalize('content/faq/#a')).toBe('content/faq#a');
  });
});
