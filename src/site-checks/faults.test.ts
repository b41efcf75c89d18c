import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {catalogue, heldElsewhere} from './e2e/faults/catalogue';
import {countFaults} from './e2e/faults/countFaults';
import {findUntried} from './e2e/faults/everyFault';

/** The faults that the portal was asked to survive at least; others came later. */
const ASKED_FOR = Array.from({length: 27}, (_, index) => `F${String(index + 1).padStart(2, '0')}`);

describe('the catalogue of browser faults', () => {
  it('names every fault that was asked for', () => {
    const ids = [...Object.keys(catalogue), ...Object.keys(heldElsewhere)];
    expect(ASKED_FOR.filter((id) => !ids.some((known) => known.startsWith(id)))).toEqual([]);
    expect(Object.values(heldElsewhere).filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('findUntried', () => {
  it('finds the faults without a test', () => {
    const [first, ...others] = Object.keys(catalogue);
    const tests = others.map((id) => ({tags: [`@${id}`]}));
    const suite = {allTests: () => tests} as unknown as Parameters<typeof findUntried>[0];
    expect(findUntried(suite)).toEqual([first]);
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
