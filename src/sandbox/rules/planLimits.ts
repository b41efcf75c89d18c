import {SECOND_MS, toDay, toMonth} from '../clock';
import {getAccount, reject, type Rule} from '../exchange';
import type {Plan} from '../../data/plans';
import {getPlan} from '../keys';
import type {Account} from '../state';
import {takeToken} from './tokenBucket';

/** Charged requests of the month or of the day that `now` lies in. */
export function countUsage(account: Account, period: 'DAY' | 'MONTH', now: number): number {
  const prefix = period === 'DAY' ? toDay(now) : toMonth(now);
  let used = 0;
  for (const [day, count] of account.usage) used += day.startsWith(prefix) ? count : 0;

  return used;
}

/** Credits of the month that are left: of the dimension, or of the free tier's quota. */
export const getCreditsLeft = (account: Account, plan: Plan, now: number): number =>
  Math.max(0, plan.creditsPerMonth - countUsage(account, 'MONTH', now));

/** Requests that the plan's own quota still allows in its period. */
export const getQuotaLeft = (account: Account, plan: Plan, now: number): number =>
  Math.max(0, plan.quota.limit - countUsage(account, plan.quota.period, now));

/** Counts one charged request. */
export function charge(account: Account, now: number): void {
  const day = toDay(now);
  account.usage.set(day, (account.usage.get(day) ?? 0) + 1);
}

/**
 * 429 for two causes: too fast (the token bucket is empty), or used up (the credits of the month,
 * or the quota).
 * The bucket comes first: a throttled request costs nothing and does not touch the quota.
 */
export const checkPlanLimits: Rule = (exchange) => {
  const {operation, clock} = exchange;
  if (operation.planLimits.length === 0) return undefined;

  const account = getAccount(exchange);
  const plan = getPlan(account.key.plan);
  const now = clock.now();
  const {taken, waitMs} = takeToken(account.bucket, plan.throttle, now);
  if (!taken)
    return reject(exchange, 'throttled', {'retry-after': String(Math.ceil(waitMs / SECOND_MS))});

  return getCreditsLeft(account, plan, now) > 0 && getQuotaLeft(account, plan, now) > 0
    ? undefined
    : reject(exchange, 'limitExceeded');
};
