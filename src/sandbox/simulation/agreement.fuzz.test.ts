import fc from 'fast-check';
import {expect} from 'vitest';
import {plans} from '../../data/plans';
import {fuzz} from '../../testing/fuzz/fuzz';
import '../allApis';
import {createClock} from '../clock';
import {createSandbox} from '../createSandbox';
import {getCreditsLeft, getQuotaLeft} from '../rules/PlanAccount';
import {createState} from '../state';
import {readSamplePicture} from '../testing';
import {groupByDay} from './arrivals';
import {PlanRun, type SimulatedRequest} from './PlanRun';
import {defaultScenario, type Scenario} from './Scenario';

const picture = new Uint8Array(await readSamplePicture('plate-european'));
const START = Date.parse('2026-11-30T23:59:50Z');

/** Short scenarios across the ends of a day and of a month, with nearly everything used up. */
const scenarios = fc.record({
  plan: fc.constantFrom(...plans),
  /** Credits or requests of the day that are left. */
  left: fc.nat(12),
  isUsedThisDay: fc.boolean(),
  gaps: fc.array(fc.oneof(fc.nat(30), fc.nat(400), fc.nat(6_000)), {minLength: 3, maxLength: 12}),
  changes: fc.record({
    senders: fc.integer({min: 1, max: 8}),
    responseMs: fc.integer({min: 1, max: 900}),
    errors: fc.record({
      400: fc.constantFrom(0, 20),
      408: fc.constantFrom(0, 10),
      413: fc.constantFrom(0, 0, 0, 5),
      500: fc.constantFrom(0, 10),
      503: fc.constantFrom(0, 20),
      504: fc.constantFrom(0, 10),
    }),
    retry: fc.constantFrom('client', 'none', 'fixed', 'exponential'),
    retries: fc.integer({min: 0, max: 4}),
    pauseMs: fc.integer({min: 0, max: 900}),
    isPaced: fc.boolean(),
    seed: fc.nat(),
  }),
});

/** A request to which the sandbox responds with a status, if the limits of the plan allow. */
function toRequest(status: number, key: string): Request {
  const form = new FormData();
  form.append('service', 'anpr');
  const bytes = status === 400 ? 5 : status === 413 ? 7_000_000 : undefined;
  form.append('image', new Blob([bytes === undefined ? picture : new Uint8Array(bytes)]));
  const isForced = [408, 500, 503, 504].includes(status);
  return new Request('http://sandbox/vehicle/eur', {
    method: 'POST',
    body: form,
    headers: {'x-api-key': key, ...(isForced && {'x-sandbox-status': String(status)})},
  });
}

fuzz('decides on each request as the sandbox does', {
  target: 'plan simulation',
  usual: 100,
  property: fc.asyncProperty(scenarios, async ({plan, left, isUsedThisDay, gaps, changes}) => {
    const scenario: Scenario = {...defaultScenario, ...changes};
    let at = START;
    const days = groupByDay(Float64Array.from(gaps, (gap) => (at += gap)));
    // Two states with the same history, one for each side.
    const key = `test_${plan.id}`;
    const createAccounts = () => {
      const state = createState(START);
      const usedAt = isUsedThisDay ? START : START - 5 * 86_400_000;
      const limit = isUsedThisDay
        ? Math.min(plan.quota.limit, plan.creditsPerMonth)
        : plan.creditsPerMonth;
      state.accounts.get(key)!.usage.add(usedAt, limit - left);
      return state;
    };
    const simulated: (SimulatedRequest & {readonly left: readonly string[]})[] = [];
    const account = createAccounts().accounts.get(key)!;
    const run = new PlanRun({
      ...{plan, scenario, days, account, start: START, stepMs: 86_400_000},
      observe: (request) =>
        simulated.push({
          ...request,
          left: [getCreditsLeft, getQuotaLeft].map((get) => String(get(account, plan, request.at))),
        }),
    });
    expect(run.advance(10_000)).toBe(false);
    expect(simulated.length).toBeGreaterThanOrEqual(gaps.length);

    let now = START;
    const state = createAccounts();
    const sandbox = createSandbox({clock: createClock(() => now), state});
    let credits = 0;
    for (const [index, {at: sentAt, status, rejection, left: counted}] of simulated.entries()) {
      expect(sentAt).toBeGreaterThanOrEqual(now);
      now = sentAt;
      const {status: actual, headers} = await sandbox.fetch(toRequest(status, key));
      credits += Number(headers.get('x-sandbox-billed') === 'true');
      const retryAfter = status === 503 ? '1' : rejection?.retryAfter?.toString();
      expect([index, status, retryAfter ?? null, ...counted]).toEqual([
        index,
        actual,
        headers.get('retry-after'),
        headers.get('x-sandbox-credits-left'),
        headers.get('x-sandbox-quota-left'),
      ]);
      if (status === 429) expect(headers.get('x-sandbox-rule')).toBe(rejection?.rule);
    }
    const result = run.getResult();
    expect([result.requests, result.credits]).toEqual([simulated.length, credits]);
  }),
});
