import {beforeEach, expect, it} from 'vitest';
import '../allApis';
import {createClock, DAY_MS, HOUR_MS, SECOND_MS} from '../clock';
import {createSandbox, type Sandbox} from '../createSandbox';
import {serverAddresses} from '../serverAddresses';
import type {OutboxEntry} from './outbox';
import {passTime} from './passTime';

const START = Date.UTC(2026, 0, 5);
const HOOK = 'https://hooks.example.com/receiver';

let results: (number | Error)[];
let received: OutboxEntry[];
let sandbox: Sandbox;

/** Responds with the next result; with 200 when none is left. */
async function receive(entry: OutboxEntry): Promise<number> {
  received.push(entry);
  const result = results.shift() ?? 200;
  if (result instanceof Error) throw result;
  return Promise.resolve(result);
}

const send = (method: string, path: string, body?: object): Promise<Response> =>
  sandbox.fetch(
    new Request(`https://api.example.com${path}`, {
      method,
      headers: {'x-api-key': 'test_default', 'content-type': 'application/json'},
      ...(body === undefined ? {} : {body: JSON.stringify(body)}),
    }),
  );

const register = async (hookUrl: string): Promise<OutboxEntry> => {
  await send('POST', '/storage/hooks', {hookUrl, apis: {vehicle: true}});
  await passTime(sandbox, 0);
  return sandbox.outbox.entries.at(-1) as OutboxEntry;
};

const toSeconds = (entry: OutboxEntry): number[] =>
  entry.attempts.map(({at}) => (at - START) / SECOND_MS);

beforeEach(async () => {
  results = [];
  received = [];
  sandbox = createSandbox({
    clock: createClock(() => START),
    deliver: receive,
    canReach: (hookUrl) => hookUrl === HOOK,
  });
  await send('PATCH', '/storage/status', {vehicle: true});
});

it('makes every retry at its time, gives up after the last, and ends at the time asked for', async () => {
  results = [500, new Error('no response within 15 seconds'), 503, 500, 200];
  const entry = await register(HOOK);
  expect(entry.state).toBe('waiting');
  await passTime(sandbox, HOUR_MS);
  expect(toSeconds(entry)).toEqual([0, 20, 40, 60]);
  expect(entry.attempts.map(({result}) => result)).toEqual([
    500,
    'no response within 15 seconds',
    503,
    500,
  ]);
  expect(entry.state).toBe('dropped');
  expect(sandbox.clock.now()).toBe(START + HOUR_MS);
  await passTime(sandbox, DAY_MS);
  expect(received).toHaveLength(4);
});

it('delivers the same message to a receiver that works again', async () => {
  results = [500];
  const entry = await register(HOOK);
  await passTime(sandbox, 19 * SECOND_MS);
  expect(received).toHaveLength(1);
  await passTime(sandbox, 1 * SECOND_MS);
  expect(received.map(({body}) => body)).toEqual([entry.body, entry.body]);
  expect(entry.state).toBe('delivered');
});

it('waits for an attempt that is under way', async () => {
  let respond: (status: number) => void = () => undefined;
  sandbox = createSandbox({
    clock: createClock(() => START),
    deliver: () => new Promise((resolve) => (respond = resolve)),
    canReach: () => true,
  });
  await send('PATCH', '/storage/status', {vehicle: true});
  await send('POST', '/storage/hooks', {hookUrl: HOOK, apis: {vehicle: true}});
  const passed = passTime(sandbox, 0);
  respond(200);
  await passed;
  expect(sandbox.outbox.entries[0]?.state).toBe('delivered');
});

it('keeps messages for hooks that cannot be reached', async () => {
  const entry = await register('https://hooks.example.com/other');
  expect(entry.state).toBe('kept');
  expect(received).toEqual([]);
});

it.each([
  ['7200', 7_200],
  ['1.5', 1.5],
  ['1e300', 365 * 86_400],
  ['-5', 0],
  ['soon', 0],
])('moves the clock by %s seconds, a year at most', async (seconds, expected) => {
  const clock = createClock(() => 0);
  const sandbox = createSandbox({clock, addresses: serverAddresses});
  await sandbox.fetch(
    new Request(`http://sandbox/_sandbox/advance?seconds=${seconds}`, {method: 'POST'}),
  );
  expect(clock.now()).toBe(expected * 1_000);
  await sandbox.fetch(
    new Request('http://sandbox/region', {headers: {'x-sandbox-advance': seconds}}),
  );
  expect(clock.now()).toBe(2 * expected * 1_000);
});
