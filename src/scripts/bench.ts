import {createServer} from 'node:net';
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {measureCommand} from './bench/measureCommand';
import {measureLighthouse} from './bench/measureLighthouse';
import {measurePages} from './bench/measurePages';
import {measurePush} from './bench/measurePush';
import {measureSandbox} from './bench/measureSandbox';
import {createPortalServer} from './server/createPortalServer';
import {listen} from './server/listen';

// Prints figures and gates nothing: times depend on the machine. `--skip build`, `--skip sandbox`, `--skip push`, `--skip pages`, `--skip lighthouse`, `--only push`, `--runs 5`.
const {values} = parseArgs({
  options: {
    skip: {type: 'string', multiple: true, default: []},
    only: {type: 'string', multiple: true, default: []},
    runs: {type: 'string', default: '5'},
    json: {type: 'boolean', default: false},
  },
});

const BUILD = 'node src/scripts/build.mjs';
const CACHES = ['.docusaurus', 'node_modules/.cache', '.generated', 'build'];

const isWanted = (part: string): boolean =>
  values.only.length === 0 ? !values.skip.includes(part) : values.only.includes(part);

async function main(): Promise<void> {
  if (isWanted('build')) {
    for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
    show('Build', [
      {build: 'cold', ...(await measureCommand(BUILD))},
      {build: 'warm', ...(await measureCommand(BUILD))},
    ]);
  }
  if (isWanted('sandbox')) show('Sandbox over HTTP', await measureSandbox());
  if (isWanted('push')) {
    show('Push to a double of Typesense', [
      await measurePush({records: 20_000, characters: 300}),
      await measurePush({records: 20_000, characters: 5_000}),
    ]);
  }
  if (isWanted('pages') || isWanted('lighthouse')) await measureInBrowser();
}

async function measureInBrowser(): Promise<void> {
  const server = createPortalServer({dir: 'build'});
  const base = `${await listen(server, {port: 0})}/docs/`;
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (isWanted('pages')) show('Pages (bytes after brotli)', await measurePages(browser, base));
    if (isWanted('lighthouse'))
      show('Lighthouse, mobile, medians', await measureLighthouse(base, port, Number(values.runs)));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function show(title: string, rows: readonly object[]): void {
  if (values.json) {
    console.log(JSON.stringify({title, rows}));
    return;
  }
  console.log(`\n${title}`);
  console.table(rows);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
