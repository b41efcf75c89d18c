import {expect, it} from 'vitest';
import {groupDigits} from './groupDigits';

it.each([0, 7, 999, 1_000, 12_345, 200_000, 1_234_567, 0.5, 1_234.567, -1_500])(
  'writes %d as American English does',
  (value) => expect(groupDigits(value)).toBe(value.toLocaleString('en-US')),
);
