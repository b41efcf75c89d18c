import {expect} from 'vitest';
import {KEY} from '../support/clients.js';
import type {FaultCase, Runner} from './FaultCase.js';

/** Makes the call of a case with a client, and compares what comes of it. */
export async function checkFault(one: FaultCase, run: Runner): Promise<void> {
  const server = await one.serve();
  const outcome = await run(server.url, one.call);
  const {value, error, shown, log} = outcome;
  expect(`${shown}\n${log.join('\n')}`).not.toContain(KEY);
  if (one.error === undefined) expect(error).toBeUndefined();
  else expect(error).toMatchObject(one.error);
  if (one.value !== undefined) expect(value).toEqual(one.value);
  const message = error?.message.replaceAll(server.url, 'SERVER');
  if (typeof one.message === 'string') expect(message).toBe(one.message);
  if (one.message instanceof RegExp) expect(message).toMatch(one.message);
  if (one.requests !== undefined) expect(server.requests).toHaveLength(one.requests);
  one.check?.(server, outcome);
}
