import {closeSync, openSync, writeFileSync, writeSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE} from '../../portal/search';
import type {PageReader} from '../PageStep';
import {createCompactIndex, type IndexedPage} from './createCompactIndex';
import {createRecords} from './createRecords';
import {readPage} from './readPage';

interface IndexerOptions {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin, for the addresses in the records. */
  readonly origin: string;
  /** Where the records go. */
  readonly recordsFile: string;
}

/** Writes the embedded index and the records of a built site; the same site gives the same bytes. */
export function createIndexer({outDir, baseUrl, origin, recordsFile}: IndexerOptions): PageReader {
  const records = openSync(recordsFile, 'w');
  const pages: IndexedPage[] = [];
  return {
    read({route, article}) {
      if (route === undefined || article === undefined || article.noIndex) return;
      const content = readPage(article);
      const below = route.slice(baseUrl.length).replace(/\/$/, '');
      pages.push({content, route: below, path: route});
      // Page by page, so that a large site needs no more memory for them.
      writeSync(
        records,
        createRecords(content, origin + route, below)
          .map((record) => `${JSON.stringify(record)}\n`)
          .join(''),
      );
    },
    finish() {
      closeSync(records);
      writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(createCompactIndex(pages)));
    },
  };
}
