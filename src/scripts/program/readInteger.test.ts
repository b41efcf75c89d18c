import {expect, it} from 'vitest';
import {MAX_PORT, readInteger} from './readInteger';

it.each([
  ['0', 0],
  ['65535', 65_535],
  ['007', 7],
])('reads %s', (text, number) => {
  expect(readInteger('port', text, MAX_PORT)).toBe(number);
});

it.each(['', 'abc', '65536', '-1', '1.5', '1e3', '0x10', ' 1', '9'.repeat(400)])(
  'rejects "%s"',
  (text) => {
    expect(() => readInteger('port', text, MAX_PORT)).toThrow(
      `\`--port\`: out of range, got "${text}". Expected: an integer from 0 to 65535.`,
    );
  },
);
