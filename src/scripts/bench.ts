// `npm run bench`: the figures behind the budgets. It prints and never fails on a figure: times
// depend on the machine. `-- --only pages --only search` measures parts.
import {rmSync} from 'node:fs';
import {inBrowser} from './bench/inBrowser';
import {measureCommand} from './bench/measureCommand';
import {measureGrowth} from './bench/measureGrowth';
import {measureImageCheck} from './bench/measureImageCheck';
import {measureLargeFiles} from './bench/measureLargeFiles';
import {measurePages} from './bench/measurePages';
import {measurePlans} from './bench/measurePlans';
import {measureReference} from './bench/measureReference';
import {measureSandbox} from './bench/measureSandbox';
import {measureSearch} from './bench/measureSearch';
import {measureWorkbench} from './bench/measureWorkbench';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

const BUILD = 'node src/scripts/build.mjs';
const CACHES = ['.docusaurus', 'node_modules/.cache', '.generated', 'build'];

/** The parts in the order of the report; the last five need a built site. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  build: async () => {
    for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
    show('Build', [
      {build: 'cold', ...(await measureCommand(BUILD))},
      {build: 'warm', ...(await measureCommand(BUILD))},
    ]);
  },
  reference: async () => show('Specifications as large as public ones', await measureReference()),
  sandbox: async () => show('Sandbox over HTTP', await measureSandbox()),
  plans: async () => show('Simulation of plans (CPU seconds)', await measurePlans()),
  pages: () =>
    inBrowser(async (browser, base) =>
      show('Pages (bytes after brotli)', await measurePages(browser, base)),
    ),
  search: () =>
    inBrowser(async (browser, base) =>
      show('Search, from Ctrl+K to the first hit', await measureSearch(browser, base)),
    ),
  workbench: () =>
    inBrowser(async (browser, base) => {
      show('Workbench, unthrottled', await measureWorkbench(browser, base));
      show('Workbench, the largest files', await measureLargeFiles(browser, base));
    }),
  images: () =>
    inBrowser(async (browser, base) =>
      show('Image check, 200 JPEGs of 12 megapixels', await measureImageCheck(browser, base)),
    ),
  growth: () =>
    inBrowser(async (browser) =>
      show('Search in larger sites (kB after brotli)', await measureGrowth(browser)),
    ),
};

function show(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

async function main(): Promise<void> {
  const {values} = readOptions({options: {only: {type: 'string', multiple: true, default: []}}});
  const unknown = values.only.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `\`--only\`: unknown part, got ${JSON.stringify(unknown[0])}. Expected: ${Object.keys(parts).join(' or ')}.`,
    );
  }
  for (const [name, measure] of Object.entries(parts))
    if (values.only.length === 0 || values.only.includes(name)) await measure();
}

runProgram(main);
