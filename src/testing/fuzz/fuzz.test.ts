import {spawnSync} from 'node:child_process';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {TestCase} from 'vitest/node';
import {getPatienceMs} from './fuzz';
import FuzzReporter from './reporter';

const createTest = (state: 'failed' | 'passed', fuzz?: {target: string; cases: number}): TestCase =>
  ({meta: () => ({fuzz}), result: () => ({state})}) as unknown as TestCase;

afterEach(() => vi.restoreAllMocks());

describe('npm run fuzz', () => {
  it('prints cases and failures of each target, and in all', () => {
    const table = vi.spyOn(console, 'table').mockReturnValue();
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const reporter = new FuzzReporter();
    const tests = [
      createTest('passed', {target: 'a', cases: 80}),
      createTest('failed', {target: 'a', cases: 20}),
      createTest('passed', {target: 'b', cases: 100}),
      createTest('failed'),
    ];
    for (const test of tests) reporter.onTestCaseResult(test);
    reporter.onTestRunEnd();
    expect(table).toHaveBeenCalledWith({
      a: {cases: 100, failures: 1},
      b: {cases: 100, failures: 0},
    });
    expect(log.mock.calls[0]?.[0]).toMatch(/^200 cases, 1 failures, seed /);
  });

  it('rejects a number of cases that is no number', () => {
    const {status, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/scripts/fuzz.ts', '--cases', 'many'],
      {encoding: 'utf8'},
    );
    expect([status, stderr]).toEqual([
      1,
      '`--cases`: out of range, got "many". Expected: an integer from 0 to 9999999999.\n',
    ]);
  });

  it('waits longer for more cases', () => {
    expect([getPatienceMs(80), getPatienceMs(100_000)]).toEqual([60_000, 2_000_000]);
  });
});
