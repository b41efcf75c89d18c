import {expect, it} from 'vitest';
import {getPlan} from '../keys';
import {createArrivals} from './arrivals';
import {Durations} from './Durations';
import {PlanRun} from './PlanRun';
import {createRandom} from './random';
import {defaultScenario, START, type Scenario} from './Scenario';

const without = {400: 0, 408: 0, 413: 0, 500: 0, 503: 0, 504: 0};

/**
 * Share of the customers of a queue with one server and a constant time of service (M/D/1) that
 * wait for at most `wait` times of service (Erlang, 1909).
 */
function getErlangShare(load: number, wait: number): number {
  let sum = 0;
  for (let index = 0; index <= Math.floor(wait); index += 1) {
    let term = Math.exp(load * (wait - index));
    for (let factor = 1; factor <= index; factor += 1) term *= (load * (index - wait)) / factor;
    sum += term;
  }
  return (1 - load) * sum;
}

it.each([0.3, 0.6, 0.8])('waits as queueing theory says at a load of %f', (load) => {
  const responseMs = 2_000;
  const scenario: Scenario = {
    ...defaultScenario,
    ...{
      pictures: (load * 86_400_000) / responseMs,
      profile: 'even',
      peak: 1,
      senders: 1,
      responseMs,
    },
    ...{errors: without, retry: 'none', months: 2, seed: 7},
  };
  const run = new PlanRun({
    plan: getPlan('vip_20m'),
    scenario,
    days: [...createArrivals(scenario)],
    start: START,
    stepMs: 86_400_000,
  });
  while (run.advance(100_000));
  const {p50 = 0, p95 = 0} = run.getResult();
  // A response takes one time of service more than the wait.
  expect(getErlangShare(load, p95 / responseMs - 1)).toBeCloseTo(0.95, 2);
  if (p50 > responseMs) expect(getErlangShare(load, p50 / responseMs - 1)).toBeCloseTo(0.5, 1);
  else expect(1 - load).toBeGreaterThan(0.5);
});

it('loses the share of requests that the Erlang B formula gives', () => {
  // A token bucket with a burst of 1 rejects what comes within the time of one token.
  const perSecond = 2;
  const scenario: Scenario = {
    ...defaultScenario,
    ...{pictures: perSecond * 86_400, profile: 'even', peak: 1, senders: 500, responseMs: 1},
    ...{errors: without, retry: 'none', seed: 3},
  };
  const plan = {
    ...getPlan('free'),
    creditsPerMonth: 1e9,
    quota: {limit: 1e9, period: 'MONTH'},
  } as const;
  const run = new PlanRun({
    plan,
    scenario,
    days: [...createArrivals(scenario)].slice(0, 5),
    start: START,
    stepMs: 86_400_000,
  });
  while (run.advance(100_000));
  const {requests, throttled, usedUp} = run.getResult();
  const offered = perSecond / plan.throttle.rateLimit;
  expect(usedUp).toBe(0);
  // With a burst of 1, the bucket is full 1/rate after each accepted request.
  expect(throttled / requests).toBeCloseTo(offered / (1 + offered), 2);
});

it('gives each status its share of what the limits allow, and bills as the contract says', () => {
  const scenario: Scenario = {
    ...defaultScenario,
    ...{pictures: 20_000, profile: 'even', peak: 1, senders: 50, retry: 'none'},
    errors: {400: 4, 408: 1, 413: 2, 500: 3, 503: 5, 504: 6},
  };
  const run = new PlanRun({
    plan: getPlan('vip_20m'),
    scenario,
    days: [...createArrivals(scenario)],
    start: START,
    stepMs: 86_400_000,
  });
  while (run.advance(100_000));
  const {requests, results, errors, billedErrors, credits, throttled} = run.getResult();
  expect([throttled, results + errors, results + billedErrors]).toEqual([0, requests, credits]);
  expect(errors / requests).toBeCloseTo(0.21, 2);
  expect(billedErrors / requests).toBeCloseTo(0.04, 2);
});

it('counts durations as sorting them does', () => {
  const random = createRandom(1);
  const all = Array.from({length: 5_000}, () => Math.floor(10 ** (random() * 9)));
  const durations = new Durations();
  for (const duration of all) durations.add(duration);
  all.sort((a, b) => a - b);
  for (const share of [0.01, 0.25, 0.5, 0.9, 0.95, 1]) {
    const exact = all[Math.ceil(share * all.length) - 1] ?? 0;
    expect(Math.abs((durations.getQuantile(share) ?? 0) - exact)).toBeLessThanOrEqual(
      exact / 1_000,
    );
  }
  expect(new Durations().getQuantile(0.5)).toBeUndefined();
});
