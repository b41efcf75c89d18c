import {planRates} from '../generated/planRates.js';
import type {RateLimiterSettings} from '../http/RateLimiter.js';
import type {ClientOptions} from './ClientOptions.js';
import {configError} from './configError.js';
import {validateNumber} from './validateNumber.js';
import {validateObject} from './validateObject.js';

/** Settings of the limiter; `undefined` for no limit. */
export function toRateLimiterSettings(
  rateLimit: ClientOptions['rateLimit'],
): RateLimiterSettings | undefined {
  if (rateLimit === undefined) return undefined;
  if (typeof rateLimit === 'string') {
    if (!Object.hasOwn(planRates, rateLimit)) {
      throw configError('rateLimit', 'unknown plan', {
        got: rateLimit,
        expected: Object.keys(planRates).join(', '),
      });
    }
    return {...planRates[rateLimit], maxQueued: 1000};
  }
  validateObject('rateLimit', rateLimit);
  const {perSecond, burst = 1, maxQueued = 1000} = rateLimit;
  if (perSecond === undefined)
    throw configError('rateLimit.perSecond', 'is missing', {expected: 'requests a second'});
  validateNumber('rateLimit.perSecond', perSecond, {min: 0.001, max: 10_000, integer: false});
  validateNumber('rateLimit.burst', burst, {min: 1, max: 10_000});
  validateNumber('rateLimit.maxQueued', maxQueued, {min: 1, max: 1_000_000});
  return {perSecond, burst, maxQueued};
}
