import fc from 'fast-check';
import {expect, it} from 'vitest';
import {isMultiple} from './isMultiple';

it.each([
  [19.99, 0.01, true],
  [0.07, 0.01, true],
  [0.075, 0.01, false],
  [-1.1, 0.1, true],
  [1e-7, 1e-7, true],
  [1.5e-7, 1e-7, false],
  [1e300, 0.01, true],
  [5e-324, 0.1, false],
  [7, 3.5, true],
  [9, 2, false],
  [0, 0.3, true],
  [1, 0, false],
])('%d is a multiple of %d: %s', (value, step, expected) => {
  expect(isMultiple(value, step)).toBe(expected);
});

it('decides as the digits do', () => {
  fc.assert(
    fc.property(
      fc.integer({min: -1e9, max: 1e9}),
      fc.integer({min: 1, max: 999}),
      fc.integer({min: 0, max: 6}),
      (digits, step, places) => {
        const [value, limit] = [Number(`${digits}e-${places}`), Number(`${step}e-${places}`)];
        expect(isMultiple(value, limit)).toBe(digits % step === 0);
      },
    ),
    {seed: 7},
  );
});
