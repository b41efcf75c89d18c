// `npm run search:eval`: prints the search quality of the built site; `src/site-checks/search` sets
// the thresholds. `-- --typesense` asks the search server that `TYPESENSE_NODES`,
// `TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION` name, and compares it with the embedded index.
// `-- --write-baseline` stores the figures as the new baseline, `-- --unseen` runs
// the readers' queries that ranking is not tuned on, and prints its figures only: who reads the
// misses tunes on them.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {RECORDS_FILE} from '../build/search/indexPages';
import {baseUrl, hosts} from '../portal/product';
import {INDEX_FILE} from '../portal/search';
import {readTypesenseSettings} from '../portal/typesense';
import {EmbeddedEngine} from '../search/EmbeddedEngine';
import {TypesenseEngine} from '../search/TypesenseEngine';
import {unpackIndex, type PackedIndex} from '../search/packIndex';
import type {CompactIndex, SearchEngine} from '../search/types';
import {createKnownItems} from '../site-checks/search/createKnownItems';
import {evaluate, type Evaluation, type Score} from '../site-checks/search/evaluate';
import {
  readGoldenQueries,
  readHeldBackQueries,
  readReaderQueries,
  readSectionQueries,
  readTradeQueries,
} from '../site-checks/search/golden';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

const TAG = /"docusaurus_tag":"[^"]*"/g;

const tuning = {
  'Queries of readers, tuning': () => readReaderQueries('tuning'),
  'Queries for sections, tuning': () => readSectionQueries('tuning'),
  'Queries of trades, tuning': () => readTradeQueries('tuning'),
};
const unseen = {
  'Queries of readers, unseen': () => readReaderQueries('unseen'),
  'Queries for sections, unseen': () => readSectionQueries('unseen'),
  'Queries of readers, held back': readHeldBackQueries,
  'Queries of trades, held back': () => readTradeQueries('unseen'),
};

async function main(): Promise<void> {
  const {values} = readOptions({
    options: {
      typesense: {type: 'boolean', default: false},
      unseen: {type: 'boolean', default: false},
      'write-baseline': {type: 'boolean', default: false},
    },
  });
  const text = readFileSync(path.join('build', INDEX_FILE), 'utf8');
  const index = unpackIndex(JSON.parse(text) as PackedIndex);
  const start = performance.now();
  const engine = new EmbeddedEngine(index);
  const readyMs = performance.now() - start;
  console.log(
    `Index: ${index.sections.length} sections of ${index.pages.length} pages, ${brotliCompressSync(text).length} bytes after brotli, ready after ${readyMs.toFixed(0)} ms`,
  );
  if (values.typesense) {
    await compare({server: createServerEngine(), index: engine}, index);
    return;
  }
  if (values.unseen) {
    for (const [title, queries] of Object.entries(unseen))
      print(title, {...(await evaluate(engine, queries(), baseUrl)), misses: []});
    return;
  }
  for (const [title, queries] of Object.entries(tuning))
    print(title, await evaluate(engine, queries(), baseUrl));
  const byHand = await evaluate(engine, readGoldenQueries(), baseUrl);
  const known = await evaluate(engine, createKnownItems(index, baseUrl), baseUrl);
  print('Queries by hand', byHand);
  print('Known items', known);
  if (values['write-baseline']) writeBaseline({...byHand.groups, ...known.groups});
}

function writeBaseline(groups: Evaluation['groups']): void {
  const baseline = Object.fromEntries(
    Object.entries(groups).map(([name, {mrr}]) => [name, Number(mrr.toFixed(3))]),
  );
  writeFileSync('src/site-checks/search/baseline.json', `${JSON.stringify(baseline, null, 2)}\n`);
}

/** The search server of the environment, as a page of the site asks it. */
function createServerEngine(): SearchEngine {
  const settings = readTypesenseSettings(process.env);
  if (settings === undefined) {
    throw new Error(
      'Typesense search: no server is named. Fix: set `TYPESENSE_NODES`, `TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION`.',
    );
  }
  const engine = new TypesenseEngine({...settings, siteUrl: hosts.portal, timeoutMs: 3_000});
  // A page asks for the documents of all plugins in their current version.
  const tags = [...new Set(readFileSync(RECORDS_FILE, 'utf8').match(TAG))].map((pair) =>
    pair.slice(pair.indexOf(':') + 2, -1),
  );
  return {search: (query, signal) => engine.search({...query, tags}, signal)};
}

/** Prints the quality of both engines side by side. */
async function compare(
  engines: Readonly<Record<string, SearchEngine>>,
  index: CompactIndex,
): Promise<void> {
  const sets = {
    'readers, tuning': readReaderQueries('tuning'),
    'by hand': readGoldenQueries(),
    'known items': createKnownItems(index, baseUrl),
  };
  const rows: Record<string, object> = {};
  for (const [set, queries] of Object.entries(sets)) {
    for (const [name, engine] of Object.entries(engines)) {
      const {total, zeroResults} = await evaluate(engine, queries, baseUrl);
      rows[`${set}: ${name}`] = {...toRow(total), 'no hit': zeroResults.toFixed(3)};
    }
  }
  console.table(rows);
}

function print(title: string, {total, groups, zeroResults, p50, p95, misses}: Evaluation): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries({...groups, total}).map(([name, score]) => [name, toRow(score)]),
    ),
  );
  console.log(
    `Without results: ${(zeroResults * 100).toFixed(1)} %. A query takes ${p50.toFixed(1)} ms (half), ${p95.toFixed(1)} ms (95 of 100).`,
  );
  for (const {query, rank, found} of misses) {
    console.log(
      `- ${query.group}: "${query.text}" ${rank === 0 ? 'not among ten' : `at ${rank}`}. Expected: ${query.expect[0] ?? 'nothing'}. First: ${found.slice(0, 3).join(' , ') || 'nothing'}`,
    );
  }
}

const toRow = ({queries, mrr, first, firstThree}: Score) => ({
  queries,
  'MRR@10': mrr.toFixed(3),
  'S@1': first.toFixed(3),
  'S@3': firstThree.toFixed(3),
});

runProgram(main);
