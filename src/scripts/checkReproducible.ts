// `npm run check:reproducible`: the same sources give the same bytes wherever and however they are
// built.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {renameProduct} from '../site-checks/fixtures/otherProduct';
import {copySite} from './copies/copySite';
import {compareFolders} from './reproducible/compareFolders';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

/** So many differences are shown; the rest is counted. */
const SHOWN = 5;

interface Surroundings {
  readonly title: string;
  readonly env: Readonly<Record<string, string>>;
  readonly umask: string;
  readonly oneCore?: boolean;
  readonly offline?: boolean;
}

const usual: Surroundings = {
  title: 'UTC, C, umask 022, all cores',
  env: {TZ: 'UTC', LANG: 'C', LC_ALL: 'C', CI: ''},
  umask: '022',
};
const unusual: Surroundings = {
  title:
    'Pacific/Kiritimati, Turkish, umask 077, one core, a longer path, files of 2015, no cache, no network',
  // ICU takes the locale from the environment, whether the system has it or not.
  env: {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    CI: '1',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  },
  umask: '077',
  oneCore: true,
  offline: true,
};

/**
 * Cuts a command off from every network, where the system lets us; root needs no namespace of
 * users.
 */
const CUT_OFF = ['unshare --net', 'unshare --map-root-user --net'].find(
  (prefix) => spawnSync('bash', ['-c', `${prefix} true`], {stdio: 'ignore'}).status === 0,
);

/** Runs a script of the site in given surroundings; what it prints is shown only when it fails. */
function run(
  dir: string,
  command: string,
  {title, env, umask, oneCore = false, offline = false}: Surroundings,
): void {
  const start = performance.now();
  const pinned =
    oneCore && process.platform === 'linux' && availableParallelism() > 1
      ? `taskset --cpu-list 0 ${command}`
      : command;
  execFileSync(
    'bash',
    ['-c', `umask ${umask}; ${offline && CUT_OFF !== undefined ? CUT_OFF : ''} ${pinned} 2>&1`],
    {cwd: dir, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8},
  );
  console.log(`  ${command} (${title}): ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Changes of the sources: what a build keeps of them must not show in one without them. */
const EDITS: readonly {title: string; file: string; edit: (text: string) => string}[] = [
  {title: 'a document', file: 'docs/faq.mdx', edit: (text) => `${text}\nOne more sentence.\n`},
  {title: 'the product', file: 'src/portal/product.ts', edit: renameProduct},
];

function buildEdited(dir: string, command: string): void {
  for (const {title, file, edit} of EDITS) {
    const target = path.join(dir, file);
    const text = readFileSync(target, 'utf8');
    writeFileSync(target, edit(text));
    run(dir, command, {...usual, title: `${title} edited, warm`});
    writeFileSync(target, text);
  }
}

/** A build that was interrupted can leave the cache of one compilation, and none of the other. */
function buildWithHalf(dir: string, command: string): void {
  const cache = path.join(dir, 'node_modules/.cache/rspack');
  for (const half of readdirSync(cache).filter((name) => !name.startsWith('.'))) {
    rmSync(path.join(cache, half), {recursive: true});
    run(dir, command, {...usual, title: 'with half of the cache'});
  }
}

/** Two copies of the site, built and packed, and the first build of the first. */
function buildCopies(parent: string): Readonly<Record<'first' | 'second' | 'cold', string>> {
  const first = path.join(parent, 'a');
  const second = path.join(parent, 'another-folder-with-a-longer-name/site');
  const cold = path.join(parent, 'cold');
  copySite('.', first);
  copySite('.', second, {reversed: true, mtime: new Date('2015-10-21')});
  const build = 'node src/scripts/build.mjs';
  const pack = 'npm run --silent pack:libraries';
  run(first, build, usual);
  cpSync(path.join(first, 'build'), cold, {recursive: true});
  buildEdited(first, build);
  buildWithHalf(first, build);
  run(first, build, {...usual, title: `${usual.title}, warm`});
  run(first, pack, usual);
  run(second, build, unusual);
  run(second, pack, unusual);
  return {first, second, cold};
}

function report(title: string, differences: readonly string[]): number {
  console.log(`${title}: ${differences.length} differences`);
  for (const difference of differences.slice(0, SHOWN)) console.log(`- ${difference}`);
  if (differences.length > SHOWN) console.log(`- … and ${differences.length - SHOWN} more`);
  return differences.length;
}

function main(): void {
  // `--keep` leaves the builds where they are, to look into them.
  const {values} = readOptions({options: {keep: {type: 'boolean', default: false}}});
  if (CUT_OFF === undefined) {
    console.log(
      'The network cannot be cut off here: built with it. Linux with namespaces of networks can.',
    );
  }
  const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
  try {
    const {first, second, cold} = buildCopies(parent);
    const count =
      report('Site, two surroundings', compareFolders(cold, path.join(second, 'build'))) +
      report('Site, cold and warm after edits', compareFolders(cold, path.join(first, 'build'))) +
      report(
        'Packages, two surroundings',
        compareFolders(
          path.join(first, '.generated/tarballs'),
          path.join(second, '.generated/tarballs'),
        ),
      );
    if (count > 0) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`Kept in ${parent}`);
    else rmSync(parent, {recursive: true, force: true});
  }
}

runProgram(main);
