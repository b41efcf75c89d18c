// `npm run bench:growth`: what the build costs as documents and operations become more. Prints, never fails on a figure.
import {cpSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {availableParallelism, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureCommand, type CommandCost} from './bench/measureCommand';
import {aims} from './growth/aims';
import {anchors} from './growth/anchors';
import {addOperations, createGrownSite} from './growth/createGrownSite';
import {createCorpus} from './growth/createCorpus';
import {createStress} from './growth/createStress';
import {readPeers} from './growth/readPeers';

const {values} = parseArgs({
  options: {
    /** Sizes of sites, in documents; empty to leave them out. */
    documents: {type: 'string', default: '40,200,1000,3000'},
    /** Sizes of specifications, in operations; empty to leave them out. */
    operations: {type: 'string', default: '200,1000'},
    /** Odd inputs: line ends, empty and huge pages, huge enumerations. */
    stress: {type: 'boolean', default: false},
    runs: {type: 'string', default: '1'},
    /** Results of other tools on the same pages, one JSON object a line. */
    peers: {type: 'string'},
  },
});

const toNumbers = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Costs {
  readonly cold: CommandCost;
  readonly warm: CommandCost;
}

/** Builds a site cold and warm, as often as asked for; medians. */
async function measure(title: string, dir: string): Promise<Costs> {
  // Warm needs the cache that CI goes without, and pages of many operations are larger than the portal allows.
  const build = `cd ${dir} && CI= PORTAL_REFERENCE_PAGE_MAX_BYTES=1000000000 NODE_OPTIONS=--max-old-space-size=6144 node src/scripts/build.mjs`;
  const costs: Record<'cold' | 'warm', CommandCost[]> = {cold: [], warm: []};
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const cache of ['.docusaurus', 'node_modules/.cache', '.generated', 'build'])
      rmSync(path.join(dir, cache), {recursive: true, force: true});
    for (const mode of ['cold', 'warm'] as const) {
      const load = loadavg()[0]?.toFixed(1);
      const cost = await measureCommand(build);
      costs[mode].push(cost);
      console.log(
        `${title}, ${mode}: ${cost.wallSeconds} s, ${cost.cpuSeconds} s of processor time, ${cost.peakMegabytes} MB (load before: ${load})`,
      );
    }
  }
  const toMedian = (list: readonly CommandCost[]): CommandCost => ({
    wallSeconds: median(list.map(({wallSeconds}) => wallSeconds)),
    cpuSeconds: median(list.map(({cpuSeconds}) => cpuSeconds)),
    peakMegabytes: median(list.map(({peakMegabytes}) => peakMegabytes)),
  });
  return {cold: toMedian(costs.cold), warm: toMedian(costs.warm)};
}

async function withSite<T>(
  documents: ReadonlyMap<string, string | Buffer>,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const parent = mkdtempSync(path.join(tmpdir(), 'growth-'));
  const dir = path.join(parent, 'site');
  try {
    createGrownSite(dir, documents);
    return await work(dir);
  } finally {
    rmSync(parent, {recursive: true, force: true});
  }
}

async function measureDocuments(): Promise<void> {
  if (values.documents === '') return;
  const rows: (Costs & {documents: number})[] = [];
  for (const documents of toNumbers(values.documents)) {
    rows.push({
      documents,
      ...(await withSite(createCorpus(documents), (dir) => measure(`${documents} documents`, dir))),
    });
  }
  const [first] = rows;
  /** What one page more takes, compared with the smallest site. */
  const perPage = (
    row: (typeof rows)[number],
    mode: 'cold' | 'warm',
    cost: 'cpuSeconds' | 'peakMegabytes',
  ): number | '' =>
    first === undefined || row === first
      ? ''
      : Math.round(
          ((row[mode][cost] - first[mode][cost]) * 1000) / (row.documents - first.documents),
        );
  console.log(
    `\nDocuments (${availableParallelism()} cores); CPU in ms and memory in kB for one page more than on the smallest site`,
  );
  console.table(
    rows.map((row) => ({
      documents: row.documents,
      'cold s': row.cold.wallSeconds,
      'cold CPU s': row.cold.cpuSeconds,
      'cold MB': row.cold.peakMegabytes,
      'cold ms/page': perPage(row, 'cold', 'cpuSeconds'),
      'cold kB/page': perPage(row, 'cold', 'peakMegabytes'),
      'warm s': row.warm.wallSeconds,
      'warm CPU s': row.warm.cpuSeconds,
      'warm MB': row.warm.peakMegabytes,
      'warm ms/page': perPage(row, 'warm', 'cpuSeconds'),
      'warm kB/page': perPage(row, 'warm', 'peakMegabytes'),
    })),
  );
  console.log(
    `Aim, from 40 to 1,000 documents: at most ${aims.coldPageMs} ms cold and ${aims.warmPageMs} ms warm for one page more.\n`,
  );
  console.log('Other tools, measured elsewhere on the same pages (40 to 1,000, two cores)');
  console.table(anchors);
  if (values.peers !== undefined) {
    console.log(`Other tools, from ${values.peers}`);
    console.table(readPeers(values.peers));
  }
}

async function measureOperations(): Promise<void> {
  const sizes = toNumbers(values.operations);
  if (sizes.length === 0) return;
  const rows = await withSite(createCorpus(10), async (dir) => {
    const specification = path.join(dir, 'api-specs/transport.yaml');
    cpSync(specification, `${specification}.own`);
    const found = [
      {operations: 0, bytes: 0, html: 0, ...(await measure('no more operations', dir))},
    ];
    for (const operations of sizes) {
      cpSync(`${specification}.own`, specification);
      const bytes = addOperations(specification, operations);
      const costs = await measure(`${operations} more operations`, dir);
      found.push({
        operations,
        bytes,
        html: statSync(path.join(dir, 'build/api/transport/index.html')).size,
        ...costs,
      });
    }
    return found;
  });
  console.log('\nOperations added to one specification; CPU in s above the site without them');
  console.table(
    rows.map(({operations, bytes, html, cold, warm}) => ({
      operations,
      'specification kB': Math.round(bytes / 1000),
      'page kB': Math.round(html / 1000),
      'cold s': cold.wallSeconds,
      'cold CPU s more': (cold.cpuSeconds - (rows[0]?.cold.cpuSeconds ?? 0)).toFixed(1),
      'warm CPU s more': (warm.cpuSeconds - (rows[0]?.warm.cpuSeconds ?? 0)).toFixed(1),
      'peak MB': cold.peakMegabytes,
    })),
  );
  console.log(
    `Aim, with ${aims.operations} operations: at most ${aims.operationsCpuSeconds} s of CPU more, and ${aims.operationsMegabytes} MB.`,
  );
}

async function measureStress(): Promise<void> {
  await withSite(createStress(), async (dir) => {
    await measure('odd pages', dir);
    const read = (page: string): string =>
      readFileSync(path.join(dir, 'build/content', page, 'index.html'), 'utf8').match(
        /<main[^]*<\/main>/,
      )?.[0] ?? '';
    const plain = read('plain').replaceAll('plain', 'page');
    console.table(
      ['windows', 'marked'].map((page) => ({
        page,
        'same main as with Unix line ends': read(page).replaceAll(page, 'page') === plain,
      })),
    );
    console.log(
      `The page of 3 MB: ${statSync(path.join(dir, 'build/content/huge/index.html')).size} bytes of HTML.`,
    );
  });
}

async function main(): Promise<void> {
  await measureDocuments();
  await measureOperations();
  if (values.stress) await measureStress();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
