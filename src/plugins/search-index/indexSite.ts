import {closeSync, openSync, readFileSync, writeFileSync, writeSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {INDEX_FILE} from '../../portal/search';
import {rememberPageSecurity} from '../content-security-policy/readPageSecurity';
import {createCompactIndex, type IndexedPage} from './createCompactIndex';
import {createRecords} from './createRecords';
import {readPage} from './readPage';

/** A built site. */
export interface BuiltSite {
  readonly outDir: string;
  /** Paths of all pages below the origin. */
  readonly routes: readonly string[];
  readonly baseUrl: string;
  /** Origin, for the addresses in the records. */
  readonly origin: string;
  /** Where the records go. */
  readonly recordsFile: string;
}

/** Writes the embedded index and the records of a built site; the same site gives the same bytes. */
export function indexSite({outDir, routes, baseUrl, origin, recordsFile}: BuiltSite): void {
  const records = openSync(recordsFile, 'w');
  const pages: IndexedPage[] = [];
  try {
    for (const route of routes.filter((one) => !one.endsWith('404.html')).sort()) {
      const below = route.slice(baseUrl.length).replace(/\/$/, '');
      const html = readFileSync(path.join(outDir, below, 'index.html'), 'utf8');
      const document = parse(html);
      rememberPageSecurity(html, document);
      const content = readPage(document);
      if (content.noIndex) continue;
      pages.push({content, route: below, path: route});
      // Page by page, so that a large site needs no more memory for them.
      writeSync(records, createRecords(content, origin + route, below).map((record) => `${JSON.stringify(record)}\n`).join(''));
    }
  } finally {
    closeSync(records);
  }
  writeFileSync(path.join(outDir, INDEX_FILE), JSON.stringify(createCompactIndex(pages)));
}
