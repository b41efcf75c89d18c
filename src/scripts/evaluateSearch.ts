// `npm run search:eval`: prints the search quality of the built site; `src/site-checks/search` sets
// the thresholds. `-- --write-baseline` stores the figures as the new baseline, `-- --unseen` runs
// the readers' queries that ranking is not tuned on, and prints its figures only: who reads the
// misses tunes on them.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {baseUrl} from '../portal/product';
import {INDEX_FILE} from '../portal/search';
import {EmbeddedEngine} from '../search/EmbeddedEngine';
import type {CompactIndex} from '../search/types';
import {createKnownItems} from '../site-checks/search/createKnownItems';
import {evaluate, type Evaluation, type Score} from '../site-checks/search/evaluate';
import {
  readGoldenQueries,
  readHeldBackQueries,
  readReaderQueries,
} from '../site-checks/search/golden';

async function main(): Promise<void> {
  const text = readFileSync(path.join('build', INDEX_FILE), 'utf8');
  const index = JSON.parse(text) as CompactIndex;
  const start = performance.now();
  const engine = new EmbeddedEngine(index);
  const readyMs = performance.now() - start;
  console.log(
    `Index: ${index.sections.length} sections of ${index.pages.length} pages, ${brotliCompressSync(text).length} bytes after brotli, ready after ${readyMs.toFixed(0)} ms`,
  );
  if (process.argv.includes('--unseen')) {
    const unseen = await evaluate(engine, readReaderQueries('unseen'), baseUrl);
    print('Queries of readers, unseen', {...unseen, misses: []});
    const heldBack = await evaluate(engine, readHeldBackQueries(), baseUrl);
    print('Queries of readers, held back', {...heldBack, misses: []});
    return;
  }
  print('Queries of readers, tuning', await evaluate(engine, readReaderQueries('tuning'), baseUrl));
  const byHand = await evaluate(engine, readGoldenQueries(), baseUrl);
  const known = await evaluate(engine, createKnownItems(index, baseUrl), baseUrl);
  print('Queries by hand', byHand);
  print('Known items', known);
  if (process.argv.includes('--write-baseline')) {
    const baseline = Object.fromEntries(
      Object.entries({...byHand.groups, ...known.groups}).map(([name, {mrr}]) => [
        name,
        Number(mrr.toFixed(3)),
      ]),
    );
    writeFileSync('src/site-checks/search/baseline.json', `${JSON.stringify(baseline, null, 2)}\n`);
  }
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

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
