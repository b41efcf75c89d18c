import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hosts, names} from '../../portal/product';
import {createSandbox} from '../../sandbox/createSandbox';
import {operations} from '../../sandbox/allApis';
import type {SandboxOperation} from '../../sandbox/contractTypes';
import {samples as pictures} from '../../sandbox/samples';
import {openWorkspace, type Workspace} from '../openWorkspace';
import {listCases, type MatrixCase} from './cases';
import {judge, type Run} from './judge';
import {listMatrixSamples, urlVariable, type MatrixSample, type Runner} from './listMatrixSamples';
import {startMatrixServer} from './startMatrixServer';

const PICTURES = path.resolve('src/sandbox/samples/pictures');
const DRIVERS = path.resolve('src/sample-runner/matrix');
const ENDINGS: Readonly<Record<Runner, string>> = {node: 'mjs', python: 'py', shell: 'sh'};

const operationsById = new Map<string, SandboxOperation>(operations.map((one) => [one.id, one]));
const samples = listMatrixSamples();
const allCases = new Map(
  operations.flatMap((operation) => listCases(operation).map((one) => [one.id, one] as const)),
);

interface Job {
  readonly sample: MatrixSample;
  readonly matrixCase: MatrixCase;
  readonly file: string;
  readonly cwd: string;
  readonly url: string;
  readonly urlVariable: string;
}

let folder: string;
let workspace: Workspace;
let server: Awaited<ReturnType<typeof startMatrixServer>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'matrix-'));
  workspace = await openWorkspace(folder);
  // Samples of recognition send few pictures by name; in each folder all names hold the same one.
  for (const picture of pictures) {
    const dir = path.join(workspace.dir, 'pictures', picture.name);
    mkdirSync(dir, {recursive: true});
    for (const {name} of pictures)
      copyFileSync(path.join(PICTURES, `${picture.name}.jpg`), path.join(dir, `${name}.jpg`));
  }
  for (const [index, {runner, code}] of samples.entries())
    writeFileSync(path.join(workspace.dir, `${index}.${ENDINGS[runner]}`), `${code}\n`);
  server = await startMatrixServer(createSandbox({plan: 'vip_20m'}), allCases);
}, 60_000);

afterAll(async () => {
  server.close();
  await workspace.close();
  rmSync(folder, {recursive: true});
});

const listJobs = (runner: Runner): readonly Job[] =>
  samples.flatMap((sample, index) => {
    const operation = operationsById.get(sample.operationId);
    if (sample.runner !== runner || operation === undefined) return [];
    return selectCases(sample, operation).map((matrixCase) => ({
      sample,
      matrixCase,
      file: path.join(workspace.dir, `${index}.${ENDINGS[runner]}`),
      cwd:
        matrixCase.picture === undefined
          ? workspace.dir
          : path.join(workspace.dir, 'pictures', matrixCase.picture),
      url: `${server.url}/${matrixCase.id}`,
      urlVariable,
    }));
  });

/** A shell script starts three programs, so its cases are those that differ for a filter of jq. */
const SHELL_CASES: readonly (string | RegExp)[] = [
  'ok',
  'picture-plate-american',
  'picture-two-vehicles',
  'picture-wagon-uic',
  /^(?:vehicles|codes|events)-/,
  /^version-1\.0(?:\.0)?$/,
  'error-invalidKey',
  'error-limitExceeded',
  'proxy-503',
];

const selectCases = ({runner}: MatrixSample, operation: SandboxOperation): readonly MatrixCase[] =>
  listCases(operation).filter(
    ({id}) =>
      runner !== 'shell' ||
      SHELL_CASES.some((wanted) => (typeof wanted === 'string' ? wanted === id : wanted.test(id))),
  );

const env = {
  [names.apiKeyVariable]: 'test_storage',
  REGION: 'eur',
};

async function runAll(runner: Runner, jobs: readonly Job[]): Promise<readonly Run[]> {
  const plan = path.join(workspace.dir, `${runner}.plan`);
  Object.assign(workspace.env, env);
  if (runner === 'shell') {
    const lines = jobs.map(({file, cwd, url}) => [file, cwd, url, urlVariable].join('\t'));
    writeFileSync(plan, `${lines.join('\n')}\n`);
    const program = workspace.start(['bash', path.join(DRIVERS, 'run.sh'), plan]);
    await program.ended;
    return program
      .output()
      .split('\x1e')
      .slice(0, -1)
      .map((text) => ({output: text.split('\x1f')[0] ?? ''}));
  }
  writeFileSync(plan, JSON.stringify({jobs, env, cloudUrl: hosts.api}));
  const command =
    runner === 'node'
      ? [process.execPath, path.join(DRIVERS, 'run.mjs'), plan]
      : [process.env.PYTHON ?? 'python3', path.join(DRIVERS, 'run.py'), plan];
  const program = workspace.start(command);
  expect(await program.ended, program.output()).toBe(0);
  return program
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Run);
}

describe('whatever the service responds, no sample ends in an error that it did not expect', () => {
  const title = (runner: Runner): string => {
    const chosen = samples.filter((sample) => sample.runner === runner);
    const runs = chosen.reduce((total, sample) => {
      const operation = operationsById.get(sample.operationId);
      return total + (operation === undefined ? 0 : selectCases(sample, operation).length);
    }, 0);
    return `${runner}: ${chosen.length} samples, ${runs} runs`;
  };

  it.each((['node', 'python', 'shell'] as const).map((runner) => [title(runner), runner] as const))(
    '%s',
    async (_title, runner) => {
      const jobs = listJobs(runner);
      const runs = await runAll(runner, jobs);
      expect(runs.length).toBe(jobs.length);
      const faults = jobs.flatMap(({sample, matrixCase}, index) => {
        const run = runs[index] as Run;
        const fault = judge(run, matrixCase, sample.printsWhole);
        return fault === undefined
          ? []
          : [
              `${sample.title} [${matrixCase.id}]: ${fault}\n${run.output}${run.error?.message ?? ''}`,
            ];
      });
      expect(faults.map((fault) => fault.slice(0, 300))).toEqual([]);
    },
    120_000,
  );
});
