import {closeSync, openSync, writeSync} from 'node:fs';
import {TITLES_FILE} from '../../portal/search';
import type {PageReader} from '../PageStep';
import {createCompactIndex, type IndexedPage} from './createCompactIndex';
import {createRecords} from './createRecords';
import {readPage} from './readPage';
import {writeIndex} from './writeIndex';

/** Up to here, one file for all texts is small enough to search in a second. */
export const SHARD_ABOVE = 1_000;

/** What Docusaurus writes into a page for indexers only. */
const INDEXER_TAGS = /<meta [^>]*name="?(?:docusaurus_tag|docsearch:version)"?[^>]*>/g;

interface IndexerOptions {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin, for the addresses in the records. */
  readonly origin: string;
  /** Where the records go. */
  readonly recordsFile: string;
  /** An index of more pages is split into files. */
  readonly shardAbove?: number;
}

/** Writes the embedded index and the records of a built site; the same site gives the same bytes. */
export function createIndexer({
  outDir,
  baseUrl,
  origin,
  recordsFile,
  shardAbove = SHARD_ABOVE,
}: IndexerOptions): PageReader<IndexedPage | null> {
  const records = openSync(recordsFile, 'w');
  const pages: IndexedPage[] = [];
  let titlesFile = TITLES_FILE;
  return {
    read({route, article}) {
      if (route === undefined || article === undefined || article.noIndex) return null;
      const below = route.slice(baseUrl.length).replace(/\/$/, '');
      return {content: readPage(article), route: below, path: route};
    },
    collect(page) {
      if (page === null) return;
      pages.push(page);
      const {content, route, path} = page;
      // Page by page, so that a large site needs no more memory for them.
      const lines = createRecords(content, origin + path, route).map(
        (record) => `${JSON.stringify(record)}\n`,
      );
      writeSync(records, lines.join(''));
    },
    finish() {
      closeSync(records);
      // What is taken out here need not stay in memory while the other readers finish.
      titlesFile = writeIndex(outDir, createCompactIndex(pages.splice(0)), shardAbove);
    },
    // Readers' browsers keep the file for good, so its name changes with it.
    getTransform: () => ({
      changeHead: (head) =>
        head.replace(INDEXER_TAGS, '').replace(baseUrl + TITLES_FILE, baseUrl + titlesFile),
    }),
  };
}
