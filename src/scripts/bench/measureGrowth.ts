import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {SHARD_ABOVE} from '../../build/search/createIndexer';
import {writeIndex} from '../../build/search/writeIndex';
import {INDEX_FILE} from '../../portal/search';
import {createEngine} from '../../search/createEngine';
import {unpackIndex, type PackedIndex} from '../../search/packIndex';
import type {CompactIndex} from '../../search/types';
import {createPortalServer} from '../server/createPortalServer';
import {listen} from '../server/listen';
import {createLargeIndex} from './createLargeIndex';
import {measureFirstHit} from './measureSearch';

const PAGES = [200, 1_000, 5_000, 10_000];
const RUNS = 5;
const QUERIES = ['hook', 'register hook', 'plate height', 'regist', 'contaner code', 'api key'];
const FIRST_FILE = /search-titles\.[0-9a-f]+\.json/;

/** What a search costs in sites of different sizes: time, files, bytes and memory. */
export async function measureGrowth(browser: Browser): Promise<object[]> {
  const index = unpackIndex(
    JSON.parse(readFileSync(path.join('build', INDEX_FILE), 'utf8')) as PackedIndex,
  );
  const rows: object[] = [];
  for (const pages of PAGES) {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'search-growth-'));
    try {
      cpSync('build', dir, {recursive: true});
      const large = createLargeIndex(index, pages);
      const first = replaceIndex(dir, large);
      const {fieldMs, hitMs} = (await measureSite(browser, dir)) as Record<string, number>;
      rows.push({
        pages,
        sections: large.sections.length,
        fieldMs,
        hitMs,
        firstKb: toKb(compress(path.join(dir, first))),
        ...(await measureEngine(dir, pages > SHARD_ABOVE ? first : INDEX_FILE)),
      });
    } finally {
      rmSync(dir, {recursive: true, force: true});
    }
  }
  return rows;
}

/** Writes the index into the site. Its pages name the first file by the name it had before. */
function replaceIndex(dir: string, index: CompactIndex): string {
  const assets = path.join(dir, 'assets');
  const before = readdirSync(assets).find((name) => FIRST_FILE.test(name));
  if (before === undefined) throw new Error('`build` has no search index. Fix: npm run build.');
  rmSync(path.join(assets, before));
  const first = writeIndex(dir, index, SHARD_ABOVE);
  cpSync(path.join(dir, first), path.join(assets, before));
  return first;
}

async function measureSite(browser: Browser, dir: string): Promise<object> {
  await using server = createPortalServer({dir});
  const base = `${await listen(server, {port: 0})}/docs/`;
  return await measureFirstHit(browser, base, RUNS, false);
}

/** Bytes that the largest query reads, and the memory of the engine after all of them. */
async function measureEngine(dir: string, file: string): Promise<object> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const read = new Set<string>();
  const readFile = (name: string): Promise<unknown> => {
    const address = path.join(dir, path.dirname(file), name);
    read.add(address);
    return Promise.resolve(JSON.parse(readFileSync(address, 'utf8')));
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const source = new Uint8Array(readFileSync(path.join(dir, file))).buffer;
  const {engine} = createEngine(source, readFile);
  const start = performance.now();
  const files: string[][] = [];
  for (const text of QUERIES) {
    read.clear();
    await engine.search({text, perPage: 20});
    files.push([...read]);
  }
  const queryMs = (performance.now() - start) / QUERIES.length;
  collectGarbage();
  const memory = process.memoryUsage().heapUsed - before;
  // The engine is used once more, so that it is in memory until here.
  await engine.search({text: ''});
  return {
    queryMs: Math.round(queryMs),
    queryFiles: Math.max(...files.map((names) => names.length)),
    queryKb: Math.max(...files.map((names) => toKb(sum(names.map(compress))))),
    memoryMb: Math.round(memory / 2 ** 20),
  };
}

const compress = (file: string): number =>
  brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const toKb = (bytes: number): number => Math.round(bytes / 1_000);
