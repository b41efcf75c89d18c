import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {Connection} from '../../lib-src/cloud-client/src/http/Connection';
import {getBackoffMs} from '../../lib-src/cloud-client/src/http/retryDelay';
import {isTemporary} from '../../lib-src/cloud-client/src/http/statusErrors';
import {clientRetries, temporaryStatuses} from './clientRetries';
import {errorMessages} from './errorMessages';

it('has the defaults of the client', () => {
  const {retryCount, deadlineMs, limiter} = new Connection({apiKey: 'k'});
  expect([retryCount, deadlineMs, limiter]).toEqual([
    clientRetries.retries,
    clientRetries.deadlineMs,
    undefined,
  ]);
});

it('has the longest pauses of the client', () => {
  const {baseMs, capMs} = clientRetries;
  for (const attempt of [1, 2, 3, 4, 5, 6, 10]) {
    expect(getBackoffMs(attempt, () => 1)).toBe(Math.min(capMs, baseMs * 2 ** (attempt - 1)));
    expect(getBackoffMs(attempt, () => 0)).toBe(0);
  }
});

it('has the statuses that the client repeats', () => {
  const statuses = Array.from({length: 500}, (_, index) => index + 100);
  expect(statuses.filter(isTemporary)).toEqual([...temporaryStatuses]);
});

it('has no status that the list of errors takes for charged', () => {
  const charged = errorMessages.filter(({billed}) => billed === 'yes' || billed === 'maybe');
  const repeated = charged.filter(({status}) => temporaryStatuses.has(Number(status)));
  expect(repeated.map(({id}) => id)).toEqual([]);
});

it.each([
  ['lib-src/cloud-client/README.md', /^\| ([^|]+) \| up to `retryCount` times/m],
  ['lib-src/python-client/README.md', /^\| ([^|]+) \| up to `retry_count` times/m],
  [
    'docs/tutorials/vehicle-api/code-samples/javascript.mdx',
    /may be temporary: (.+), and connections/,
  ],
  ['docs/tutorials/vehicle-api/code-samples/python.mdx', /may be temporary: (.+), and connections/],
])('%s names the statuses that the client repeats', (file, pattern) => {
  expect(pattern.exec(readFileSync(file, 'utf8'))?.[1]).toBe([...temporaryStatuses].join(', '));
});
