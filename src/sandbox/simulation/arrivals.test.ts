import {describe, expect, it} from 'vitest';
import {DAY_MS, HOUR_MS} from '../clock';
import {createArrivals, groupByDay} from './arrivals';
import {createRandom, getLuck} from './random';
import {defaultScenario, profiles, START, type ProfileName, type Scenario} from './Scenario';

const create = (changes: Partial<Scenario>) => [
  ...createArrivals({...defaultScenario, peak: 1, ...changes}),
];
const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

describe('the pictures of a scenario', () => {
  it('are as many as asked for, with the spread of a Poisson process', () => {
    const counts = create({pictures: 400, profile: 'even', months: 12}).map(
      ({offsets}) => offsets.length,
    );
    expect(counts).toHaveLength(365);
    // The mean of 365 such days varies by about 1, their variance by about 30.
    expect(Math.abs(mean(counts) - 400)).toBeLessThan(4);
    expect(Math.abs(mean(counts.map((count) => (count - 400) ** 2)) - 400)).toBeLessThan(120);
  });

  it.each(Object.keys(profiles) as ProfileName[])('follow the hours of %s', (profile) => {
    const days = create({pictures: 10_000, profile, peak: 5});
    const {hours} = profiles[profile];
    const total = hours.reduce((sum, weight) => sum + weight, 0);
    const counts = hours.map(() => 0);
    for (const {offsets} of days)
      for (const offset of offsets) counts[Math.floor(offset / HOUR_MS)]! += 1;
    for (const [hour, weight] of hours.entries()) {
      const expected = (31 * 10_000 * weight) / total;
      expect(Math.abs(counts[hour]! - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected));
    }
  });

  it('have one full second in each hour, and the same sum', () => {
    const days = create({pictures: 1_200, profile: 'even', peak: 30});
    expect(Math.abs(mean(days.map(({offsets}) => offsets.length)) - 1_200)).toBeLessThan(20);
    for (const {offsets} of days) {
      expect([...offsets]).toEqual([...offsets].sort((a, b) => a - b));
      for (let hour = 0; hour < 24; hour += 1) {
        const seconds = new Map<number, number>();
        for (const offset of offsets.filter((at) => Math.floor(at / HOUR_MS) === hour)) {
          const second = Math.floor(offset / 1_000);
          seconds.set(second, (seconds.get(second) ?? 0) + 1);
        }
        const most = Math.max(...seconds.values());
        expect(most).toBeGreaterThanOrEqual(30);
        expect(most).toBeLessThanOrEqual(33);
      }
    }
  });

  it('of a batch are all there at once', () => {
    for (const {offsets} of create({pictures: 50, profile: 'batch'}))
      expect(new Set(offsets)).toEqual(new Set([HOUR_MS]));
  });

  it('are the same for the same seed only', () => {
    const [first, again, other] = [1, 1, 2].map((seed) => create({seed})[0]?.offsets.join());
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });
});

it('groups times by day', () => {
  const times = [START - 1, START, START + 5, START + 3 * DAY_MS];
  expect(groupByDay(Float64Array.from(times))).toEqual([
    {start: START - DAY_MS, offsets: Uint32Array.of(DAY_MS - 1)},
    {start: START, offsets: Uint32Array.of(0, 5)},
    {start: START + 3 * DAY_MS, offsets: Uint32Array.of(0)},
  ]);
  expect(groupByDay(new Float64Array())).toEqual([]);
});

describe('random numbers', () => {
  /** Chi-squared of 100 classes; with 99 degrees of freedom, 149 is exceeded once in 1,000. */
  const getChiSquared = (draw: (index: number) => number): number => {
    const counts = Array.from({length: 100}, () => 0);
    for (let index = 0; index < 100_000; index += 1) counts[Math.floor(draw(index) * 100)]! += 1;
    return counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  };

  it('are spread evenly', () => {
    const random = createRandom(5);
    expect(getChiSquared(random)).toBeLessThan(149);
    expect(getChiSquared((picture) => getLuck(5, picture, 1))).toBeLessThan(149);
    expect(getChiSquared((attempt) => getLuck(5, 77, attempt))).toBeLessThan(149);
  });

  it('of two attempts do not depend on each other', () => {
    const pairs = Array.from({length: 50_000}, (_, picture) => [
      getLuck(1, picture, 1) - 0.5,
      getLuck(1, picture, 2) - 0.5,
    ]);
    const correlation = mean(pairs.map(([first = 0, second = 0]) => 12 * first * second));
    expect(Math.abs(correlation)).toBeLessThan(0.02);
  });
});
