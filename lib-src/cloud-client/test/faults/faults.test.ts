import {inspect} from 'node:util';
import {beforeEach, expect, test, vi} from 'vitest';
import {APIError, CloudClientError} from '../../src/index.js';
import {
  descriptorClient,
  IMAGE,
  storageClient,
  transportClient,
  vehicleClient,
} from '../support/clients.js';
import {checkFault} from './checkFault.js';
import type {Outcome, Runner} from './FaultCase.js';
import {faultCases} from './faultCases.js';

const clients = {
  vehicle: vehicleClient,
  transport: transportClient,
  storage: storageClient,
  descriptor: descriptorClient,
};

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

const run: Runner = async (endpoint, call) => {
  const log: string[] = [];
  const logger = {
    debug: (line: string) => void log.push(`debug ${line}`),
    warn: (line: string) => void log.push(`warn ${line}`),
  };
  const client = clients[call.client](endpoint, {logger, ...call.options}) as unknown as Methods;
  const args = (call.args ?? []).map((value) => (value === 'IMAGE' ? IMAGE : value));
  const signal =
    call.abortAfterMs === undefined ? undefined : AbortSignal.timeout(call.abortAfterMs);
  const options =
    signal === undefined && call.callOptions === undefined ? [] : [{...call.callOptions, signal}];
  const startedAt = performance.now();
  const outcome = await (async () => {
    let value: unknown;
    for (let time = 0; time < (call.times ?? 1); time++)
      value = await client[call.method]!(...args, ...options);
    return {value};
  })().catch((error: Error) => ({error}));
  const tookMs = performance.now() - startedAt;
  const shown = `${showAll(client)}\n${'error' in outcome ? showAll(outcome.error) : ''}`;
  return {...toOutcome(outcome), log, shown, tookMs};
};

function toOutcome(outcome: {value: unknown} | {error: Error}): Pick<Outcome, 'error' | 'value'> {
  if (!('error' in outcome)) return outcome;
  const {error} = outcome;
  if (!(error instanceof CloudClientError)) throw error;
  expect(error.constructor.name).toBe(error.name);
  const fields = error instanceof APIError ? {...error, cause: error.cause} : {};
  return {error: {...fields, name: error.name, code: error.code, message: error.message}};
}

/** Everything that a log could print of a value. */
function showAll(value: unknown): string {
  const error = value as Error;
  const parts = [
    inspect(value, {depth: 10, showHidden: true}),
    JSON.stringify(value),
    JSON.stringify(value, Object.getOwnPropertyNames(value)),
    String(value),
    error.stack,
  ];
  return `${parts.join('\n')}${error.cause === undefined ? '' : showAll(error.cause)}`;
}

// The waits between attempts are random: short ones test the same.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.05));

test('each case has a title of its own', () => {
  expect(new Set(faultCases.map(({title}) => title)).size).toBe(faultCases.length);
});

test.each(faultCases)('$title', (one) => checkFault(one, run));
