import {expect, it} from 'vitest';
import {Usage} from './Usage';

const at = (text: string): number => Date.parse(`${text}Z`);

it('counts by day and month in UTC, in whatever order the times come', () => {
  const usage = new Usage();
  expect(usage.isUsed).toBe(false);
  usage.add(at('2028-02-29T23:59:59.999'));
  usage.add(at('2028-03-01T00:00:00.000'), 5);
  usage.add(at('2028-02-01T00:00:00.000'), 20);
  usage.add(at('2028-02-29T00:00:00.000'));
  usage.add(at('1969-12-31T12:00:00.000'), 300);
  expect(usage.isUsed).toBe(true);
  expect(
    ['2028-02-29T12:00', '2028-02-01T12:00', '2028-02-02T12:00', '2028-03-31T12:00'].map((time) => [
      usage.count('DAY', at(time)),
      usage.count('MONTH', at(time)),
    ]),
  ).toEqual([
    [2, 22],
    [20, 22],
    [0, 22],
    [0, 5],
  ]);
  expect(usage.count('MONTH', at('1969-12-01T00:00'))).toBe(300);
  expect(usage.count('MONTH', at('2029-02-28T00:00'))).toBe(0);
});
