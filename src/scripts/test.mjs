// `npm test`: from a fresh clone to every test, ending with the sums of all runners.
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {checkNode} from './setup/checkNode.mjs';
import {findChromium} from './setup/findChromium.mjs';
import {findFonts} from './setup/findFonts.mjs';
import {findOptionalProgram} from './setup/findOptionalProgram.mjs';
import {findPython} from './setup/findPython.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {runSteps} from './setup/runSteps.mjs';

const RESULTS = {
  shared: 'test-results/shared.json',
  programs: 'test-results/programs.json',
  built: 'test-results/built.json',
  browser: 'test-results/browser.json',
};

/** A script of package.json as a step. */
const script = (title, name, {args = [], ...rest} = {}) => ({
  title,
  command: 'npm',
  args: ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])],
  ...rest,
});
/**
 * The unit tests of projects of `src/tooling/vitest.config.mts`, in one process at a time: the steps
 * beside it have work for the other processors.
 */
const units = (title, [project, ...others], after, workers = 1) =>
  script(title, 'test:unit', {
    args: [
      ...[project, ...others].map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS[project]}`,
    ],
    env: {VITEST_MAX_WORKERS: String(workers)},
    after,
  });

const TYPES = 'Checking types';
const PROGRAMS = 'Unit tests that start programs';
const SITE = 'Building the site';
const FIXTURES = 'Building the site with fixtures';

/** What others wait for comes first. The type check generates sources that others read. */
const steps = [
  script(TYPES, 'typecheck'),
  // The longest first: the browser tests need both processors. Many of these tests wait for clocks
  // and programs, so two run at a time.
  units(PROGRAMS, ['programs', 'own'], [TYPES], 2),
  script(SITE, 'build', {after: [TYPES]}),
  script(FIXTURES, 'build:fixtures', {after: [TYPES]}),
  units('Unit and contract tests', ['shared'], [TYPES]),
  script('Linting code', 'lint', {after: [TYPES]}),
  script('Linting styles', 'lint:css'),
  script('Checking documents', 'lint:content'),
  script('Linting specifications', 'lint:specs'),
  units('Tests of the built site', ['built'], [SITE, FIXTURES]),
  // Its workers keep both processors busy, so it waits for the longest of the others.
  script('Browser tests', 'test:browser', {
    after: [SITE, FIXTURES, PROGRAMS],
    args: ['--reporter=list,json,./src/site-checks/e2e/faults/everyFault.ts'],
  }),
];

/** Each is needed by one check. */
const OPTIONAL = [
  {
    program: 'mypy',
    variable: 'MYPY',
    question: '--version',
    debian: 'mypy',
    without: 'the types of the Python client are not checked',
  },
  {
    program: 'nginx',
    variable: 'NGINX_PATH',
    question: '-v',
    // Debian starts a server when it installs one, so only machines of CI get it.
    debian: process.env.CI ? 'nginx-light' : undefined,
    without: 'its configuration is written but not run',
  },
];

/**
 * Finds what tests start, one after the other: only one installation of system packages can run at
 * a time.
 *
 * @returns {Promise<Record<string, string>>} variables of the environment that name the programs
 */
async function findPrograms() {
  const env = {CHROMIUM_PATH: await findChromium()};
  await findFonts();
  env.PYTHON = await findPython();
  for (const wanted of OPTIONAL) {
    const program = await findOptionalProgram(wanted);
    if (program !== undefined) env[wanted.variable] = program;
  }
  return env;
}

async function main() {
  checkNode();
  // Packages of the system and of npm come from different places, and neither keeps both processors
  // busy.
  const [programs] = await Promise.all([findPrograms(), installPackages()]);
  rmSync('test-results', {recursive: true, force: true});
  const env = {
    ...programs,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(RESULTS.browser),
  };
  report(await runSteps(steps, {env}));
}

function report(failures) {
  const unit = [RESULTS.shared, RESULTS.programs, RESULTS.built].map(readUnitResults).reduce(addUp);
  const browser = readBrowserResults();
  console.log('');
  for (const failure of failures) console.log(`✗ ${failure}`);
  for (const title of [...unit.titles, ...browser.titles]) console.log(`  ✗ ${title}`);
  for (const title of browser.flaky)
    console.log(`! Passed at the second try only, look into it: ${title}`);
  const passed = unit.passed + browser.passed;
  const failed = Math.max(unit.failed + browser.failed, failures.length);
  const skipped = unit.skipped + browser.skipped;
  console.log(
    `Unit tests: ${unit.passed} of ${unit.passed + unit.failed}. Browser tests: ${browser.passed} of ${browser.passed + browser.failed}.`,
  );
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exitCode = 1;
}

const addUp = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  titles: [...one.titles, ...other.titles],
});

/** What failed, with where: a log is often kept by its end only. */
const firstLines = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 12);

function readUnitResults(file) {
  if (!existsSync(file)) return {passed: 0, failed: 1, skipped: 0, titles: [`${file} is missing`]};
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const titles = result.testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, assertionResults}) => {
      const where = path.relative('.', name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      // A file that breaks while it is loaded has no failed test.
      if (failed.length === 0) return [where];
      return failed.map(({fullName, failureMessages}) =>
        [`${where} ${fullName}`, ...firstLines(failureMessages[0])].join('\n      '),
      );
    });
  return {
    passed: result.numPassedTests,
    failed: titles.length,
    skipped: result.numPendingTests + result.numTodoTests,
    titles,
  };
}

function readBrowserResults() {
  const titles = [`${RESULTS.browser} is missing`];
  if (!existsSync(RESULTS.browser)) return {passed: 0, failed: 1, skipped: 0, titles, flaky: []};
  const {stats, errors, suites} = JSON.parse(readFileSync(RESULTS.browser, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    titles: suites.flatMap((suite) => listTests(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => listTests(suite, 'flaky')),
  };
}

/** The tests of a suite that ended in a way, with their places. */
function listTests({suites = [], specs}, ending) {
  const found = specs.filter(({tests}) => tests.some(({status}) => status === ending));
  return [
    ...found.map(({file, line, title}) => `${file}:${line} ${title}`),
    ...suites.flatMap((suite) => listTests(suite, ending)),
  ];
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
