import {tmpdir} from 'node:os';
import {beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {shapes} from '../../contract/samples/fixtures/shapes';
import {runSamples} from './runSamples';
import {senders} from './senders';
import {tryShapes, type Attempt} from './tryShapes';

const names = Object.keys(senders) as (keyof typeof senders)[];
let attempts: Readonly<Record<keyof typeof senders, Attempt>>;

beforeAll(async () => {
  attempts = await tryShapes(senders);
}, 120_000);

describe.each(names)('%s sends what the contract means', (name) => {
  it.each(shapes.map((shape, index) => [shape.title, shape, index] as const))(
    '%s',
    (_title, {method, expected, notIn = []}, index) => {
      const isSent = !notIn.some((one) => one === name);
      expect(attempts[name].sent.get(index)).toEqual(
        isSent ? {method: method.toUpperCase(), request: expected} : undefined,
      );
    },
  );

  it('without an error', () => {
    expect(attempts[name].failed).toEqual([]);
  });
});

it('runs Python samples with the Python that was found to have what they import', async () => {
  vi.stubEnv('PYTHON', 'no-such-python');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(runSamples(tmpdir(), 'python', new Map())).rejects.toThrow('no-such-python');
});
