import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apiIds, listOperations, loadAllContracts} from '../contract';
import {
  createSamples,
  getSandboxTarget,
  sampleLanguages,
  writeSample,
  type Sample,
  type SampleLanguageId,
} from '../contract/samples';
import {toCall} from '../contract/samples/toCall';
import {hosts, names} from '../portal/product';
import {openWorkspace, type Workspace} from './openWorkspace';

const REDIRECT = path.resolve('src/sample-runner/redirect');
const PYTHON = [process.env.PYTHON ?? 'python3', path.join(REDIRECT, 'run.py')];
const RUNNERS: Readonly<
  Record<SampleLanguageId, {readonly ending: string; readonly command: readonly string[]}>
> = {
  curl: {ending: 'sh', command: ['bash', path.join(REDIRECT, 'run.sh')]},
  fetch: {ending: 'mjs', command: [process.execPath, path.join(REDIRECT, 'run.mjs')]},
  client: {ending: 'mjs', command: [process.execPath, path.join(REDIRECT, 'run.mjs')]},
  python: {ending: 'py', command: PYTHON},
  'python-client': {ending: 'py', command: PYTHON},
};

const documents = loadAllContracts();
const operations = apiIds.flatMap((api) =>
  listOperations(documents[api]).map((operation) => ({api, document: documents[api], operation})),
);

/** Recognitions with everything that a reader can fill in, as the workbench writes them. */
const filledCalls = operations.flatMap(({document, operation}) => {
  const call = toCall(document, operation);
  if (call.parts === undefined) return [];
  const switches = operation.parameters.filter(({name}) => /^x-(?:dis|en)able-/.test(name));
  const texts = [
    {name: 'maxreads', value: '2', isFile: false},
    ...(operation.id === 'recognizeVehicle'
      ? [
          {name: 'roi', value: '0,0;1280,0;1280,720;0,720', isFile: false},
          {name: 'customData', value: '{"note":"it\'s \\"5\\""}', isFile: false},
        ]
      : []),
  ];
  const headers = switches.map(({name}) => [name, 'true'] as const);
  return [{...call, parts: [...texts, ...call.parts], headers}];
});

const getSuccess = (responses: object): string =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? '';

let folder: string;
let workspace: Workspace;

/**
 * Runs samples of one language in the order given, each as the reader's file; the status that each
 * got, by operation.
 */
async function run(
  language: SampleLanguageId,
  ids: readonly string[],
  {key = 'test_storage', header = 'x-sandbox-advance: 1', target = 'cloud'} = {},
): Promise<Record<string, string>> {
  const {ending, command} = RUNNERS[language];
  Object.assign(workspace.env, {
    [names.apiKeyVariable]: key,
    REDIRECT_HEADER: header,
    REDIRECT_FROM: target === 'cloud' ? hosts.api : hosts.sandbox,
  });
  const samples = `${target}/${language}/`;
  const {output} = await workspace.run([
    ...command,
    ...ids.map((id) => `${samples}${id}.${ending}`),
  ]);
  const lines = output.split('\n').filter((line) => line.startsWith(samples));
  return Object.fromEntries(
    lines.map(
      (line) =>
        line.slice(samples.length).replace(`.${ending}`, '').split('\t') as [string, string],
    ),
  );
}

function writeSamples(
  target: string,
  operation: string,
  samples: readonly Pick<Sample, 'code' | 'id'>[],
): void {
  for (const {id, code} of samples) {
    const file = path.join(folder, target, id, `${operation}.${RUNNERS[id].ending}`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${code}\n`);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
  for (const {api, document, operation} of operations) {
    writeSamples('cloud', operation.id, createSamples(document, operation));
    writeSamples(
      'sandbox',
      operation.id,
      createSamples(document, operation, {}, getSandboxTarget(api)),
    );
  }
  for (const call of filledCalls) {
    const samples = sampleLanguages.map(({id}) => ({id, code: writeSample(call, id) ?? ''}));
    writeSamples('cloud', `${call.operationId}-filled`, samples);
  }
  workspace = await openWorkspace(folder);
  Object.assign(workspace.env, {
    REDIRECT_TO: workspace.env[names.apiUrlVariable],
    REAL_CURL: execFileSync('which', ['curl'], {encoding: 'utf8'}).trim(),
    PATH: `${REDIRECT}:${workspace.env.PATH}`,
  });
}, 60_000);

afterAll(async () => {
  await workspace.close();
  rmSync(folder, {recursive: true});
});

describe('the samples of every operation', () => {
  it('exist in every language', () => {
    const missing = operations.flatMap(({document, operation}) => {
      const written = createSamples(document, operation).map(({id}) => id);
      return sampleLanguages
        .filter(({id}) => !written.includes(id))
        .map(({id}) => `${operation.id} in ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(sampleLanguages)(
    'get the documented success in $label',
    async ({id}) => {
      const expected = Object.fromEntries([
        ...operations.map(({operation}) => [operation.id, getSuccess(operation.responses)]),
        ...filledCalls.map(({operationId}) => [`${operationId}-filled`, '200']),
      ]);
      expect(await run(id, Object.keys(expected))).toEqual(expected);
    },
    90_000,
  );

  it.each(sampleLanguages)(
    'get it from the sandbox as they are, without a key in the environment, in $label',
    async ({id}) => {
      const expected = Object.fromEntries(
        operations.map(({operation}) => [operation.id, getSuccess(operation.responses)]),
      );
      expect(await run(id, Object.keys(expected), {key: '', target: 'sandbox'})).toEqual(expected);
    },
    90_000,
  );

  it.each(sampleLanguages)(
    'say why a key is rejected in $label',
    async ({id}) => {
      const {recognizeVehicle} = await run(id, ['recognizeVehicle'], {key: 'test_revoked'});
      expect(recognizeVehicle).toMatch(
        id === 'curl' ? /^403$/ : /403.* (?:\w*Error|SystemExit): .*the API key is not valid/,
      );
    },
    30_000,
  );

  it.each(sampleLanguages)(
    'say what the service said when it fails in $label',
    async ({id}) => {
      const {recognizeVehicle} = await run(id, ['recognizeVehicle'], {
        header: 'x-sandbox-status: 500',
      });
      expect(recognizeVehicle).toMatch(
        id === 'curl' ? /^500$/ : /500.* (?:\w*Error|SystemExit): .*Internal/,
      );
    },
    30_000,
  );
});
