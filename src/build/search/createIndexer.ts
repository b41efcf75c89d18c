import {createHash} from 'node:crypto';
import {closeSync, mkdirSync, openSync, writeFileSync, writeSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FILE, TITLES_FILE} from '../../portal/search';
import {toTitleIndex} from '../../search/titleIndex';
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

/** What is indexed of a page. */
interface IndexedResult {
  readonly page: IndexedPage;
  /** Its records, one on each line. */
  readonly lines: string;
}

/** Writes the embedded index and the records of a built site; the same site gives the same bytes. */
export function createIndexer({
  outDir,
  baseUrl,
  origin,
  recordsFile,
}: IndexerOptions): PageReader<IndexedResult | null> {
  const records = openSync(recordsFile, 'w');
  const pages: IndexedPage[] = [];
  let titlesFile = TITLES_FILE;
  return {
    read({route, article}) {
      if (route === undefined || article === undefined || article.noIndex) return null;
      const content = readPage(article);
      const below = route.slice(baseUrl.length).replace(/\/$/, '');
      return {
        page: {content, route: below, path: route},
        lines: createRecords(content, origin + route, below)
          .map((record) => `${JSON.stringify(record)}\n`)
          .join(''),
      };
    },
    collect(result) {
      if (result === null) return;
      pages.push(result.page);
      // Page by page, so that a large site needs no more memory for them.
      writeSync(records, result.lines);
    },
    finish() {
      closeSync(records);
      const index = createCompactIndex(pages);
      const text = JSON.stringify(index);
      writeFileSync(path.join(outDir, INDEX_FILE), text);
      const titles = JSON.stringify(toTitleIndex(index, Buffer.byteLength(text)));
      titlesFile = TITLES_FILE.replace(/(?=\.json$)/, `.${toHash(titles)}`);
      mkdirSync(path.dirname(path.join(outDir, titlesFile)), {recursive: true});
      writeFileSync(path.join(outDir, titlesFile), titles);
    },
    // Readers' browsers keep the file for good, so its name changes with it.
    getTransform: () => (html) => html.replace(baseUrl + TITLES_FILE, baseUrl + titlesFile),
  };
}

/** As long as the hashes of the bundler. */
const toHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
