// `npm run spec:try -- FILE`: what the portal would make of a specification, in memory. Nothing is
// written. `-- FILE --root DIR` lets it refer to other files of a folder.
// `npm run spec:try -- --list`: which keywords the portal shows and rejects.
import {statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {ContractError, listOperations} from '../contract';
import {summarizeConstructs} from '../contract/constructs/summarizeConstructs';
import {groupProblems} from '../contract/lint/groupProblems';
import {lintFile, loadAnyFile} from '../contract/lintFile';
import {createSamples} from '../contract/samples';
import type {SpecFile} from '../contract/SpecFile';
import {listDropped} from '../contract/view/listDropped';
import type {ReferencePage} from '../contract/view/pages/ReferencePage';
import {estimateBytes, estimatePage, toPages} from '../contract/view/pages/toPages';
import {toApiView} from '../contract/view/toApiView';
import type {ApiView} from '../contract/view/types';
import {highlightRuns} from '../markdown/highlight/highlight';
import {settings} from '../portal/settings';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';
import {trySandbox} from './specs/trySandbox';

const MEGABYTE = 1024 * 1024;
const SHOWN_MAX = 50;

/** Runs a step, and prints its cost with what it returns. */
async function run<Result>(
  title: string,
  step: () => Promise<Result> | Result,
  tell: (result: Result) => string,
): Promise<Result> {
  const start = process.cpuUsage();
  const result = await step();
  const {user, system} = process.cpuUsage(start);
  const memory = Math.round(process.memoryUsage().rss / MEGABYTE);
  console.log(
    `${title}: ${tell(result)}; ${((user + system) / 1e6).toFixed(1)} s CPU, ${memory} MB`,
  );
  return result;
}

async function main(): Promise<void> {
  const {values, positionals} = readOptions({
    options: {list: {type: 'boolean', default: false}, root: {type: 'string'}},
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.list) return showConstructs();
  if (file === undefined || positionals.length > 1) {
    throw new Error(
      `${positionals.length} files are named. Expected: one, as in \`npm run spec:try -- FILE\`, with a specification in YAML or JSON, or \`--list\`.`,
    );
  }
  await tryFile(file, values.root).catch((error: Error) => {
    // Only errors of the specification are for its writer.
    if (!(error instanceof ContractError) && error.name !== 'UnknownTokenError') throw error;
    report('Rejected', error.message.split('\n'));
  });
}

async function tryFile(file: string, root = path.dirname(file)): Promise<void> {
  const opened = new Map<string, SpecFile>();
  const problems: string[] = [];
  const document = await run(
    'Reading',
    () =>
      loadAnyFile(file, opened, {
        directory: root,
        onProblem: ({message}) => void problems.push(...message.split('\n')),
      }),
    () => `${Math.round(statSync(file).size / 1024)} kB`,
  );
  const mistakes = await run(
    'Rules',
    () => lintFile(file, opened.keys(), root),
    ({length}) => `${length} problems`,
  );
  const view = await run(
    'Page',
    () => toApiView('vehicle', document, highlightRuns),
    ({operations}) => `${operations.length} operations`,
  );
  console.log(`Pages: ${describePages(view)}`);
  console.log(`Page source: ${describeSource(view)}`);
  await run(
    'Samples',
    () => listOperations(document).flatMap((operation) => createSamples(document, operation)),
    ({length}) => `${length} samples`,
  );
  const sandbox = await run(
    'Sandbox',
    () => trySandbox(file, document),
    ({bytes, tried, problems}) =>
      `${Math.round(bytes / 1024)} kB of data after brotli, ${Math.max(0, tried - problems.length)} of ${tried} example requests accepted`,
  );
  // The rules find some of the problems again.
  report('Rejected', [...new Set([...problems, ...mistakes, ...sandbox.problems])]);
  report('Dropped', listDropped(document, view));
}

function describeSource(view: ApiView): string {
  const source = JSON.stringify(view);
  return `${Math.round(source.length / 1024)} kB, ${Math.round(gzipSync(source).length / 1024)} kB compressed`;
}

/** What the portal does with each keyword of OpenAPI, by object. */
function showConstructs(): void {
  const rows = summarizeConstructs();
  console.table(rows.map((row) => ({...row, rejected: row.rejected.length})));
  const shown = rows.reduce((total, row) => total + row.shown, 0);
  const rejected = rows.flatMap(({object, rejected: names}) =>
    names.map((name) => `${object}.${name}`),
  );
  console.log(`Shown: ${shown}\nRejected: ${rejected.length}\n- ${rejected.join('\n- ')}`);
}

/** How many pages the reference has, and the size of the largest. */
function describePages(view: ApiView): string {
  const first = toPages(view, settings.referencePageMaxBytes);
  const list = (page: ReferencePage): ReferencePage[] => [page, ...page.pages.flatMap(list)];
  const sizes = first === undefined ? [estimateBytes(view)] : list(first).map(estimatePage);
  return `${sizes.length}, the largest of about ${Math.round(Math.max(...sizes) / 1000)} kB of HTML`;
}

function report(title: string, problems: readonly string[]): void {
  console.log(`${title}: ${problems.length === 0 ? 'nothing' : problems.length}`);
  const sentences = groupProblems(problems);
  for (const sentence of sentences.slice(0, SHOWN_MAX)) console.error(`- ${sentence}`);
  if (sentences.length > SHOWN_MAX) console.error(`- … and ${sentences.length - SHOWN_MAX} more`);
  if (problems.length > 0) process.exitCode = 1;
}

runProgram(main);
