import type {PlanThrottle} from '../../data/plans';
import {SECOND_MS} from '../clock';

export interface TokenBucket {
  tokens: number;
  refilledAt: number;
}

export const createTokenBucket = (throttle: PlanThrottle, now: number): TokenBucket => ({
  tokens: throttle.burstLimit,
  refilledAt: now,
});

/** Takes one token and returns 0, or returns the milliseconds until there is one. */
export function takeToken(bucket: TokenBucket, throttle: PlanThrottle, now: number): number {
  const elapsed = Math.max(0, now - bucket.refilledAt);
  bucket.tokens = Math.min(
    throttle.burstLimit,
    bucket.tokens + (elapsed / SECOND_MS) * throttle.rateLimit,
  );
  bucket.refilledAt = now;
  if (bucket.tokens >= 1) {
    bucket.tokens -= 1;
    return 0;
  }
  return Math.ceil(((1 - bucket.tokens) / throttle.rateLimit) * SECOND_MS);
}
