import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {catalogue, heldElsewhere} from './e2e/faults/catalogue';
import {countFaults} from './e2e/faults/countFaults';

/** The faults that the portal was asked to survive at least; others came later. */
const ASKED_FOR = Array.from({length: 27}, (_, index) => `F${String(index + 1).padStart(2, '0')}`);

interface ListedSuite {
  readonly specs: readonly {readonly tags: readonly string[]}[];
  readonly suites?: readonly ListedSuite[];
}

/** Tags of every browser test, one list a test. */
function listTags(): string[][] {
  // `npm test` has the results of the browser tests written to a file; this list is to be printed.
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined};
  const output = execFileSync(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      '--config',
      'src/tooling/playwright.config.ts',
      '--list',
      '--reporter=json',
    ],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64_000_000, env},
  );
  const collect = ({specs, suites = []}: ListedSuite): string[][] => [
    ...specs.map(({tags}) => tags.map((tag) => `@${tag}`)),
    ...suites.flatMap(collect),
  ];
  return (JSON.parse(output) as {readonly suites: readonly ListedSuite[]}).suites.flatMap(collect);
}

describe('the catalogue of browser faults', () => {
  it('has a test for every fault', {timeout: 60_000}, () => {
    const outcomes = countFaults(
      Object.keys(catalogue),
      listTags().map((tags) => ({tags, isSurvived: true})),
    );
    expect(outcomes.filter(({tests}) => tests === 0).map(({id}) => id)).toEqual([]);
  });

  it('names every fault that was asked for', () => {
    const ids = [...Object.keys(catalogue), ...Object.keys(heldElsewhere)];
    expect(ASKED_FOR.filter((id) => !ids.some((known) => known.startsWith(id)))).toEqual([]);
    expect(Object.values(heldElsewhere).filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('countFaults', () => {
  it('counts the tests of each fault, and those that were survived', () => {
    const tests = [
      {tags: ['@F1', '@F2'], isSurvived: true},
      {tags: ['@F1'], isSurvived: false},
    ];
    expect(countFaults(['F1', 'F2', 'F3'], tests)).toEqual([
      {id: 'F1', tests: 2, survived: 1},
      {id: 'F2', tests: 1, survived: 1},
      {id: 'F3', tests: 0, survived: 0},
    ]);
  });
});
