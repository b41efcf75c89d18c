import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {describe, it, vi} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {expandTokens} from '../markdown/expandTokens';
import {collectSamples, type Sample} from './collectSamples';
import {openWorkspace} from './openWorkspace';
import {scenarioPaths} from './scenarios';

// The first workspace builds the library, and programs of three languages start on a machine that
// may be busy.
vi.setConfig({testTimeout: 90_000, hookTimeout: 90_000});

const samples = collectSamples('docs');
const withTitle = (list: readonly Sample[]): (readonly [title: string, sample: Sample])[] =>
  list.map((sample) => [sample.file, sample]);
const runAlone = samples.filter(
  ({file, program, notRun}) =>
    program !== undefined &&
    notRun === undefined &&
    !scenarioPaths.some((start) => file.startsWith(start)),
);

describe('every sample prints what its page shows', () => {
  it.concurrent.for(withTitle(runAlone))(
    '%s',
    async ([, {file, program = [], outputFile}], {expect}) => {
      const workspace = await openWorkspace(path.dirname(file));
      try {
        const {code, output} = await workspace.run([...program, path.basename(file)]);
        expect(code, output).toBe(0);
        if (existsSync(outputFile))
          await expect(output).toMatchFileSnapshot(path.resolve(outputFile));
      } finally {
        await workspace.close();
      }
    },
  );
});

const TSC = path.resolve('node_modules/typescript/bin/tsc');
const TSC_OPTIONS = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2022',
  '--types',
  'node',
  '--typeRoots',
  path.resolve('node_modules/@types'),
];

describe('every sample in TypeScript agrees with the types of the library', () => {
  it.for(withTitle(runAlone.filter(({file}) => file.endsWith('.mts'))))(
    '%s',
    async ([, {file}], {expect}) => {
      const workspace = await openWorkspace(path.dirname(file));
      try {
        expect(
          await workspace.run([process.execPath, TSC, ...TSC_OPTIONS, path.basename(file)]),
        ).toEqual({code: 0, output: '\n'});
      } finally {
        await workspace.close();
      }
    },
  );
});

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  '.json': (text) => JSON.parse(text) as unknown,
  '.toml': (text) => parseToml(text),
  '.yaml': (text) => parseAllDocuments(text).flatMap(({errors}) => errors),
};
const data = samples.filter(({file}) => path.extname(file) in PARSERS);

describe('every sample of data can be read', () => {
  it.for(withTitle(data))('%s', ([, {file}], {expect}) => {
    const text = expandTokens(readFileSync(file, 'utf8'), {file});
    const result = PARSERS[path.extname(file)]?.(text);
    if (file.endsWith('.yaml')) expect(result).toEqual([]);
  });
});

describe('samples that the tests do not run', () => {
  const notRun = samples.filter((sample) => sample.notRun !== undefined);

  it.skip.for(notRun.map(({file, notRun: reason}) => [file, reason]))('%s: %s', () => {});

  it('are fewer than one in twenty', ({expect}) => {
    expect(notRun.length).toBeLessThan(samples.length / 20);
  });
});
