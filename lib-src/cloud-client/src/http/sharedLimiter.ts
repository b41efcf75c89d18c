import type {ApiKey} from '../options/ApiKey.js';
import {RateLimiter, type RateLimiterSettings} from './RateLimiter.js';

/** The API counts by key, so all clients with one key wait in one queue. */
const limiters = new Map<string, RateLimiter>();

/** The queue of a key. The settings of the newest client apply. */
export function getSharedLimiter(apiKey: ApiKey, settings: RateLimiterSettings): RateLimiter {
  const known = limiters.get(apiKey.reveal());
  if (known !== undefined) {
    known.configure(settings);
    return known;
  }
  const limiter = new RateLimiter(settings);
  limiters.set(apiKey.reveal(), limiter);
  return limiter;
}
