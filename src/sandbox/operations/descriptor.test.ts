import {expect, it} from 'vitest';
import '../allApis';
import {DAY_MS} from '../clock';
import {createSandbox} from '../createSandbox';
import {createFrozenClock} from '../testing';

it.each([
  ['2026-11-20T12:00:00Z', 0, '2026-12-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00Z', 30, '2027-01-20T12:00:00.000Z'],
  ['2026-12-31T00:00:00Z', 400, '2028-02-29T00:00:00.000Z'],
  ['2027-01-31T23:59:59Z', 0, '2027-02-28T23:59:59.000Z'],
  ['2027-01-31T23:59:59Z', 30, '2027-03-31T23:59:59.000Z'],
])(
  'a subscription of %s has its next period after %i days at %s',
  async (start, days, expected) => {
    const clock = createFrozenClock(Date.parse(start));
    const sandbox = createSandbox({clock});
    clock.advance(days * DAY_MS);
    const response = await sandbox.fetch(
      new Request('http://sandbox/paid-subscriptions', {headers: {'x-api-key': 'test_vip_20m'}}),
    );
    const [subscription] = (await response.json()) as {startTime: number; endTime: number}[];
    expect(subscription?.startTime).toBe(Date.parse(start));
    expect(new Date(subscription?.endTime ?? 0).toISOString()).toBe(expected);
  },
);
