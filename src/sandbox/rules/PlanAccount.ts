import type {Plan} from '../../data/plans';
import {SECOND_MS} from '../clock';
import {takeToken, type TokenBucket} from './tokenBucket';
import type {Usage} from './Usage';

/** What the limits of a plan count for a key. */
export interface PlanAccount {
  readonly bucket: TokenBucket;
  readonly usage: Usage;
}

/** Why a plan's limits reject a request. */
export interface PlanRejection {
  readonly rule: 'limitExceeded' | 'throttled';
  /** Whole seconds of `Retry-After`. */
  readonly retryAfter?: number;
}

const LIMIT_EXCEEDED: PlanRejection = {rule: 'limitExceeded'};

/** Credits of the month that are left: of the dimension, or of the free tier's quota. */
export const getCreditsLeft = ({usage}: PlanAccount, plan: Plan, now: number): number =>
  Math.max(0, plan.creditsPerMonth - usage.count('MONTH', now));

/** Requests that the plan's own quota still allows in its period. */
export const getQuotaLeft = ({usage}: PlanAccount, plan: Plan, now: number): number =>
  Math.max(0, plan.quota.limit - usage.count(plan.quota.period, now));

/**
 * A request that arrives at `now` takes a token, or is rejected for one of two causes: too fast (the
 * token bucket is empty), or used up (the credits of the month, or the quota).
 * The bucket comes first: a throttled request costs nothing and does not touch the quota.
 */
export function findPlanRejection(
  account: PlanAccount,
  plan: Plan,
  now: number,
): PlanRejection | undefined {
  const waitMs = takeToken(account.bucket, plan.throttle, now);
  if (waitMs > 0) return {rule: 'throttled', retryAfter: Math.ceil(waitMs / SECOND_MS)};

  return getCreditsLeft(account, plan, now) > 0 && getQuotaLeft(account, plan, now) > 0
    ? undefined
    : LIMIT_EXCEEDED;
}
