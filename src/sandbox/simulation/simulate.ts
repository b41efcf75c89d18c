import {plans, type Plan} from '../../data/plans';
import {DAY_MS, HOUR_MS, SECOND_MS, toMonth} from '../clock';
import type {Traffic} from '../../data/choosePlan';
import type {ArrivalDay} from './arrivals';
import {PlanRun} from './PlanRun';
import type {Scenario} from './Scenario';
import type {PlanResult} from './Tally';

/** What a scenario comes to. */
export interface Simulation {
  /** For all plans, the smallest first. */
  readonly plans: readonly PlanResult[];
  readonly pictures: number;
  /** The busiest month, day and second of the pictures, before any limit. */
  readonly traffic: Traffic;
  /** Beginning of the first day or hour, in milliseconds since 1970. */
  readonly start: number;
  /** Length of a day or an hour of the series, in milliseconds. */
  readonly stepMs: number;
}

/** Up to so many days are counted by hour. */
const DAYS_BY_HOUR = 3;

/** Requests between two reports of the progress. */
const SLICE = 20_000;

/**
 * Runs a scenario with all plans. It yields how much is done, from 0 to 1, so that a caller can show
 * it, and stop.
 *
 * @param days the pictures, in the order of time
 */
export function* simulate(
  scenario: Scenario,
  days: readonly ArrivalDay[],
): Generator<number, Simulation> {
  const {pictures, ...traffic} = measureTraffic(days);
  const start = days[0]?.start ?? 0;
  const end = days.at(-1)?.start ?? start;
  const stepMs = end - start >= DAYS_BY_HOUR * DAY_MS ? DAY_MS : HOUR_MS;
  const results: PlanResult[] = [];
  for (const plan of plans) {
    const equal = findEqualRun(plan, results);
    if (equal !== undefined) {
      results.push({...equal, planId: plan.id});
      continue;
    }
    const run = new PlanRun({plan, scenario, days, start, stepMs});
    while (run.advance(SLICE)) yield (results.length + run.taken / pictures) / plans.length;
    results.push(run.getResult());
  }
  return {plans: results, pictures, traffic, start, stepMs};
}

/**
 * The result of a smaller plan with the same rate whose credits and quota were enough: with more of
 * both, not one request differs.
 */
function findEqualRun(plan: Plan, results: readonly PlanResult[]): PlanResult | undefined {
  return results.find(({usedUp}, index) => {
    const smaller = plans[index];
    return (
      usedUp === 0 &&
      smaller !== undefined &&
      smaller.throttle.rateLimit === plan.throttle.rateLimit &&
      smaller.throttle.burstLimit === plan.throttle.burstLimit &&
      smaller.creditsPerMonth <= plan.creditsPerMonth &&
      smaller.quota.period === plan.quota.period &&
      smaller.quota.limit <= plan.quota.limit
    );
  });
}

/** Counts pictures: all, and those of the busiest month, day and second. */
function measureTraffic(days: readonly ArrivalDay[]): Traffic & {readonly pictures: number} {
  const months = new Map<string, number>();
  let requestsPerDay = 0;
  let requestsPerSecond = 0;
  let pictures = 0;
  for (const {start, offsets} of days) {
    const month = toMonth(start);
    months.set(month, (months.get(month) ?? 0) + offsets.length);
    pictures += offsets.length;
    requestsPerDay = Math.max(requestsPerDay, offsets.length);
    requestsPerSecond = Math.max(requestsPerSecond, countBusiestSecond(offsets));
  }
  return {
    pictures,
    requestsPerMonth: Math.max(0, ...months.values()),
    requestsPerDay,
    requestsPerSecond,
  };
}

function countBusiestSecond(offsets: Uint32Array): number {
  let most = 0;
  let second = -1;
  let count = 0;
  for (const offset of offsets) {
    const current = Math.floor(offset / SECOND_MS);
    count = current === second ? count + 1 : 1;
    second = current;
    if (count > most) most = count;
  }
  return most;
}
