import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {describe, it, vi} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {expandTokens} from '../markdown/expandTokens';
import {collectSamples} from './collectSamples';
import {openWorkspace} from './openWorkspace';
import {scenarioPaths} from './scenarios';

// The first workspace builds the library, and programs of three languages start on a machine that may be busy.
vi.setConfig({testTimeout: 90_000, hookTimeout: 90_000});

const samples = collectSamples('docs');
const runAlone = samples.filter(
  ({file, program, notRun}) => program !== undefined && notRun === undefined && !scenarioPaths.some((start) => file.startsWith(start)),
);

describe('every sample prints what its page shows', () => {
  it.concurrent.for(runAlone)('$file', async ({file, program = [], outputFile}, {expect}) => {
    const workspace = await openWorkspace(path.dirname(file));
    try {
      const {code, output} = await workspace.run([...program, path.basename(file)]);
      expect(code, output).toBe(0);
      if (existsSync(outputFile)) await expect(output).toMatchFileSnapshot(path.resolve(outputFile));
    } finally {
      await workspace.close();
    }
  });
});

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  '.json': (text) => JSON.parse(text) as unknown,
  '.toml': (text) => parseToml(text),
  '.yaml': (text) => parseAllDocuments(text).flatMap(({errors}) => errors),
};
const data = samples.filter(({file}) => path.extname(file) in PARSERS);

describe('every sample of data can be read', () => {
  it.for(data)('$file', ({file}, {expect}) => {
    const text = expandTokens(readFileSync(file, 'utf8'), {file});
    const result = PARSERS[path.extname(file)]?.(text);
    if (file.endsWith('.yaml')) expect(result).toEqual([]);
  });
});

describe('samples that the tests do not run', () => {
  const notRun = samples.filter((sample) => sample.notRun !== undefined);

  it.skip.for(notRun)('$file: $notRun', () => {});

  it('are fewer than one in twenty', ({expect}) => {
    expect(notRun.length).toBeLessThan(samples.length / 20);
  });
});
