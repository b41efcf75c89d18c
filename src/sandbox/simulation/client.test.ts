import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {VehicleAPIClient} from '../../../lib-src/cloud-client/src/vehicle/VehicleAPIClient';
import {APIError} from '../../../lib-src/cloud-client/src/errors/APIError';
import type {PlanName} from '../../../lib-src/cloud-client/src/options/ClientOptions';
import {DEFAULT_KEY} from '../../data/testKeys';
import '../allApis';
import {createClock} from '../clock';
import {createSandbox} from '../createSandbox';
import {getPlan} from '../keys';
import {Usage} from '../rules/Usage';
import {createState} from '../state';
import {readSamplePicture} from '../testing';
import {groupByDay} from './arrivals';
import {PlanRun} from './PlanRun';
import {createRandom} from './random';
import {defaultScenario, type Scenario} from './Scenario';

const image = new Uint8Array(await readSamplePicture('plate-european'));
const START = Date.parse('2026-11-20T12:00:00Z');
/** Real time, while that of the client and of the sandbox is moved by the test. */
const {setImmediate: afterRealWork} = globalThis;

beforeEach(() => {
  vi.useFakeTimers({now: START});
});
afterEach(() => {
  vi.useRealTimers();
});

type Sent = readonly [at: number, status: number];

/** Requests of the same millisecond are noted in the order of their responses. */
const sort = (sent: readonly Sent[]): readonly Sent[] =>
  [...sent].sort(([at, status], [otherAt, other]) => at - otherAt || status - other);

/** Sends pictures by the real client to the real sandbox, from as many loops as there are senders. */
async function sendByClient(
  key: string,
  plan: string,
  times: readonly number[],
  {senders, responseMs, isPaced}: Scenario,
  tokens: number,
): Promise<readonly Sent[]> {
  const state = createState(START, plan);
  const account = state.accounts.get(DEFAULT_KEY)!;
  account.bucket.tokens = tokens;
  // The queue of a client lasts as long as its key.
  state.accounts.set(key, account);
  const sandbox = createSandbox({clock: createClock(() => Date.now()), state});
  const sent: Sent[] = [];
  let busy = 0;
  const client = new VehicleAPIClient({
    apiKey: key,
    endpoint: 'http://127.0.0.1:1',
    inputImageLocation: {region: 'EUR'},
    services: {anpr: true},
    ...(isPaced && {rateLimit: plan as PlanName}),
    fetch: async (url, init) => {
      busy += 1;
      const at = Date.now();
      const response = await sandbox.fetch(new Request(url, init));
      sent.push([at - START, response.status]);
      busy -= 1;
      await new Promise((resolve) => setTimeout(resolve, responseMs));
      return response;
    },
  });
  let next = 0;
  let isDone = false;
  const send = async (): Promise<void> => {
    for (let at = times[next]; at !== undefined; at = times[next]) {
      next += 1;
      const waitMs = START + at - Date.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      await client.send(image).catch((error: unknown) => {
        if (!(error instanceof APIError)) throw error;
      });
    }
  };
  const done = Promise.all(Array.from({length: senders}, send)).then(() => (isDone = true));
  let failure: unknown;
  done.catch((error: unknown) => (failure = error));
  while (!isDone && failure === undefined) {
    do await new Promise((resolve) => afterRealWork(resolve));
    while (busy > 0);
    vi.advanceTimersToNextTimer();
  }
  await done;
  return sent;
}

function simulate(
  plan: string,
  times: readonly number[],
  scenario: Scenario,
  tokens: number,
): readonly Sent[] {
  const sent: Sent[] = [];
  const bucket = {tokens, refilledAt: START};
  const run = new PlanRun({
    plan: getPlan(plan),
    scenario,
    days: groupByDay(Float64Array.from(times, (at) => START + at)),
    account: {bucket, usage: new Usage()},
    start: START,
    stepMs: 3_600_000,
    observe: ({at, status}) => sent.push([at - START, status]),
  });
  run.advance(10_000);
  return sort(sent);
}

const createTimes = (count: number, spanMs: number): readonly number[] => {
  const random = createRandom(count);
  return Array.from({length: count}, () => Math.floor(random() * spanMs)).sort((a, b) => a - b);
};

type Changes = Pick<Scenario, 'responseMs' | 'senders'> & {
  readonly isPaced?: boolean;
  /** Requests that the plan allows at once at the start. Default: the burst. */
  readonly tokens?: number;
};

it.each<[string, string, readonly number[], Changes]>([
  [
    'one sender that is too slow',
    'basic_10k',
    createTimes(30, 5_000),
    {senders: 1, responseMs: 400},
  ],
  [
    'many senders that are throttled',
    'basic_10k',
    createTimes(60, 900),
    {senders: 40, responseMs: 130},
  ],
  ['the free plan', 'free', createTimes(40, 6_000), {senders: 5, responseMs: 210}],
  ['a paced batch', 'basic_10k', createTimes(60, 1), {senders: 30, responseMs: 90, isPaced: true}],
  ['a paced crowd', 'free', createTimes(40, 8_000), {senders: 8, responseMs: 700, isPaced: true}],
  ['a large plan', 'vip_10m', createTimes(90, 300), {senders: 90, responseMs: 350}],
  [
    'a paced crowd whose key others have used',
    'free',
    createTimes(20, 3_000),
    {senders: 6, responseMs: 60, isPaced: true, tokens: 0},
  ],
])('sends what the client sends: %s', async (name, plan, times, {tokens, ...changes}: Changes) => {
  const scenario: Scenario = {
    ...defaultScenario,
    ...changes,
    errors: {400: 0, 408: 0, 413: 0, 500: 0, 503: 0, 504: 0},
  };
  const left = tokens ?? getPlan(plan).throttle.burstLimit;
  const key = `key-${name.replaceAll(' ', '-')}`;
  const sent = await sendByClient(key, plan, times, scenario, left);
  expect(sent.length).toBeGreaterThanOrEqual(times.length);
  expect(simulate(plan, times, scenario, left)).toEqual(sort(sent));
});
