import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {compareValues} from './compareResponses';
import {isWithin, toPath, toSteps} from '../../../contract/validation/toPath';

describe('two responses', () => {
  it('differ at the places of values that came, changed or went', () => {
    const before = {version: '1.3', data: {codes: [{code: 'A', old: 1}, {code: 'B'}]}};
    const after = {version: '1.4', data: {codes: [{code: 'A', new: {deep: 1}}]}, 'x-y': null};
    expect([...compareValues(before, after)]).toEqual([
      ['version', 'changed'],
      ['data.codes[0].new', 'added'],
      ['data.codes[0].old', 'removed'],
      ['data.codes[1]', 'removed'],
      ['["x-y"]', 'added'],
    ]);
  });

  it('differ where a value has another type, also of an empty list and an empty object', () => {
    expect([...compareValues({a: [], b: null, c: '1'}, {a: {}, b: [], c: 1})]).toEqual([
      ['a', 'changed'],
      ['b', 'changed'],
      ['c', 'changed'],
    ]);
    expect([...compareValues(1, 2)]).toEqual([['', 'changed']]);
  });

  fuzz('differ nowhere exactly when they are the same JSON', {
    target: 'compareValues',
    usual: 60,
    property: fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(compareValues(one, structuredClone(one)).size).toBe(0);
      // Numbers keep the sign of 0 only in memory.
      const [left, right] = [one, other].map((value) => JSON.stringify(value));
      const parsed = [left, right].map((text) => JSON.parse(text!) as unknown);
      const isSame = fc.stringify(parsed[0]) === fc.stringify(parsed[1]);
      expect(compareValues(parsed[0], parsed[1]).size === 0).toBe(
        isSame || sort(parsed[0]) === sort(parsed[1]),
      );
    }),
  });

  fuzz('have paths that lead to their values', {
    target: 'compareValues',
    usual: 60,
    property: fc.property(fc.array(fc.oneof(fc.nat(99), fc.string({minLength: 1}))), (steps) => {
      const path = steps.reduce<string>(toPath, '');
      expect(toSteps(path)).toEqual(steps);
      expect(isWithin(toPath(path, 'inside'), path)).toBe(true);
    }),
  });
});

/** JSON with its keys in one order. */
const sort = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
