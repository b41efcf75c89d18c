import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {joinSlices, toSlices, weigh} from './slices';

/** As a message from a worker brings them. */
const receive = (value: unknown, limit: number): unknown =>
  joinSlices([...toSlices(value, limit)].map((slice) => structuredClone(slice)));

describe('a value in slices', () => {
  fuzz('is the same after they are joined, whatever their size', {
    target: 'slices',
    usual: 60,
    property: fc.property(fc.json({maxDepth: 6}), fc.integer({min: 1, max: 40}), (json, limit) => {
      expect(JSON.stringify(receive(JSON.parse(json), limit))).toBe(
        JSON.stringify(JSON.parse(json)),
      );
    }),
  });

  it('has no slice that is much heavier than wanted', () => {
    const events = Array.from({length: 400}, (_, id) => ({id, text: 'x'.repeat(3_000), at: [id]}));
    const value = {events, numbers: Array.from({length: 5_000}, (_, index) => index)};
    const slices = [...toSlices(value, 200)];
    expect(slices.length).toBeGreaterThan(30);
    for (const slice of slices) expect(weigh(slice, 10_000)).toBeLessThan(500);
    expect(receive(value, 200)).toEqual(value);
  });

  it('keeps a key that means something else to objects', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":[1,2,3]},"constructor":null}');
    const back = receive(value, 2) as object;
    expect(Object.keys(back)).toEqual(['__proto__', 'constructor']);
    expect(JSON.stringify(back)).toBe(JSON.stringify(value));
  });
});
