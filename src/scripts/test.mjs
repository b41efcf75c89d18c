// `npm test`: from a fresh clone to every test, ending with the sums of all runners.
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {checkNode} from './setup/checkNode.mjs';
import {findChromium} from './setup/findChromium.mjs';
import {findPython} from './setup/findPython.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {runStep, StepError} from './setup/runStep.mjs';

const RESULTS = {unit: 'test-results/unit.json', browser: 'test-results/browser.json'};
const npmRun = (title, script, ...args) => [
  title,
  'npm',
  ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
];

async function main() {
  checkNode();
  await installPackages();
  const chromium = await findChromium();
  const python = await findPython();
  rmSync('test-results', {recursive: true, force: true});

  const env = {
    CHROMIUM_PATH: chromium,
    PYTHON: python,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(RESULTS.browser),
  };
  const steps = [
    npmRun('Checking types', 'typecheck'),
    npmRun('Linting code', 'lint'),
    npmRun('Linting styles', 'lint:css'),
    npmRun('Checking documents', 'lint:content'),
    npmRun('Linting specifications', 'lint:specs'),
    npmRun('Building the site', 'build'),
    npmRun(
      'Unit and contract tests',
      'test:unit',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS.unit}`,
    ),
    npmRun('Browser tests', 'test:browser', '--reporter=list,json'),
  ];
  // Later steps still run after a failure: one report of everything that is wrong.
  const failures = [];
  for (const [title, command, args] of steps) {
    await runStep(title, command, args, {env}).catch((error) => {
      if (!(error instanceof StepError)) throw error;
      console.error(error.message);
      failures.push(error.message);
    });
  }
  report(failures);
}

function report(failures) {
  const unit = readUnitResults();
  const browser = readBrowserResults();
  console.log('');
  for (const failure of failures) console.log(`✗ ${failure}`);
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

function readUnitResults() {
  if (!existsSync(RESULTS.unit)) return {passed: 0, failed: 1, skipped: 0};
  const result = JSON.parse(readFileSync(RESULTS.unit, 'utf8'));
  const brokenFiles = result.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function readBrowserResults() {
  if (!existsSync(RESULTS.browser)) return {passed: 0, failed: 1, skipped: 0, flaky: []};
  const {stats, errors, suites} = JSON.parse(readFileSync(RESULTS.browser, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(listFlaky),
  };
}

function listFlaky({suites = [], specs}) {
  const flaky = specs.filter(({tests}) => tests.some(({status}) => status === 'flaky'));
  return [
    ...flaky.map(({file, line, title}) => `${file}:${line} ${title}`),
    ...suites.flatMap(listFlaky),
  ];
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
