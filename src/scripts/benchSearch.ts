// `npm run bench:search`: how soon the search of the built site answers in Chromium, and what it fetches for that.
// Prints figures and gates nothing: times depend on the machine. `--runs 5`, `--pages 1000 --pages 5000`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {INDEX_FILE} from '../portal/search';
import type {CompactIndex} from '../search/types';
import {measureFirstResult, measureFirstSearchBytes, measureKeys} from './bench/measureSearch';
import {createPortalServer} from './server/createPortalServer';
import {listen} from './server/listen';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', multiple: true, default: ['1000', '5000']},
  },
});

async function main(): Promise<void> {
  const index = JSON.parse(readFileSync(path.join('build', INDEX_FILE), 'utf8')) as CompactIndex;
  const server = createPortalServer({dir: 'build'});
  const base = `${await listen(server, {port: 0})}/docs/`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    show(
      'What the first search fetches (bytes after brotli)',
      await measureFirstSearchBytes(browser, base),
    );
    show(
      'From Ctrl+K to the first hit, milliseconds',
      await measureFirstResult(browser, base, Number(values.runs)),
    );
    show(
      'From a key to its painted answer, milliseconds',
      await measureKeys(browser, base, index, values.pages.map(Number)),
    );
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function show(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
