import {DAY_MS, HOUR_MS, SECOND_MS} from '../clock';
import {createRandom} from './random';
import {getEnd, profiles, START, type Profile, type Scenario} from './Scenario';

/** When the pictures of a day are there, in order. */
export interface ArrivalDay {
  /** Beginning of the day in UTC, in milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds after it. */
  readonly offsets: Uint32Array;
}

interface Hour {
  /** Milliseconds after the beginning of the day. */
  readonly start: number;
  /** Pictures to expect. */
  readonly count: number;
  /** Pictures in its busiest second. */
  readonly peak: number;
}

/** What the hours of a day are like. */
function toHours({pictures, peak}: Scenario, profile: Profile): readonly Hour[] {
  const total = profile.hours.reduce((sum, weight) => sum + weight, 0);
  const most = Math.max(...profile.hours);
  return profile.hours.map((weight, hour) => ({
    start: hour * HOUR_MS,
    count: (pictures * weight) / total,
    peak: profile.isBatch === true ? 0 : Math.round((peak * weight) / most),
  }));
}

/** Adds the pictures of an hour: independent ones, and those of its busiest second. */
function addHour(offsets: number[], {start, count, peak}: Hour, random: () => number): void {
  // The peak counts among the pictures of the hour. An hour with too few has it on some days only.
  const hasPeak = peak >= 2 && random() < Math.min(1, count / peak);
  const rest = peak >= 2 ? Math.max(0, count - peak) : count;
  const first = offsets.length;
  let at = 0;
  for (;;) {
    at -= Math.log(1 - random()) * (HOUR_MS / rest);
    if (!(at < HOUR_MS)) break;
    offsets.push(start + Math.floor(at));
  }
  if (!hasPeak) return;
  const second = start + Math.floor(random() * (HOUR_MS / SECOND_MS)) * SECOND_MS;
  for (let index = 0; index < peak; index += 1)
    offsets.push(second + Math.floor(random() * SECOND_MS));
  const sorted = Float64Array.from(offsets.slice(first)).sort();
  for (const [index, offset] of sorted.entries()) offsets[first + index] = offset;
}

/**
 * The days of a scenario, one after the other. In each hour, pictures come independently of each
 * other (a Poisson process), and one second has the peak.
 */
export function* createArrivals(scenario: Scenario): Generator<ArrivalDay> {
  const profile: Profile = profiles[scenario.profile];
  const random = createRandom(scenario.seed);
  const hours = toHours(scenario, profile).filter(({count}) => count > 0);
  const end = getEnd(scenario.months);
  for (let start = START; start < end; start += DAY_MS) {
    const offsets: number[] = [];
    for (const hour of hours) {
      const first = offsets.length;
      addHour(offsets, hour, random);
      if (profile.isBatch === true) offsets.fill(hour.start, first);
    }
    yield {start, offsets: Uint32Array.from(offsets)};
  }
}

/** Times in order, by day. */
export function groupByDay(times: Float64Array): readonly ArrivalDay[] {
  const days: ArrivalDay[] = [];
  let first = 0;
  for (let index = 1; index <= times.length; index += 1) {
    const start = Math.floor((times[first] ?? 0) / DAY_MS) * DAY_MS;
    if (index < times.length && (times[index] ?? 0) < start + DAY_MS) continue;
    days.push({start, offsets: Uint32Array.from(times.subarray(first, index), (at) => at - start)});
    first = index;
  }
  return days;
}
