import {eventsLimit} from '../generated/limits.js';
import {configError} from '../options/configError.js';
import {validateNumber} from '../options/validateNumber.js';
import {validateObject} from '../options/validateObject.js';
import type {Logger} from '../options/ClientOptions.js';
import type {EventFilters} from './events.js';

/**
 * The query of a list of events. The API ignores `after` if `before` is given, so a warning is
 * logged.
 */
export function toEventsQuery(
  filters: EventFilters,
  logger: Logger | undefined,
): Record<string, string | number | undefined> {
  validateObject('filters', filters);
  const {limit, order, before, after, 'continuation-token': token} = filters;
  validateNumber('limit', limit, eventsLimit);
  validateNumber('before', before, {min: 0, max: Number.MAX_SAFE_INTEGER});
  validateNumber('after', after, {min: 0, max: Number.MAX_SAFE_INTEGER});
  if (before !== undefined && after !== undefined) {
    logger?.warn(
      'Storage API: `after` is ignored because `before` is given. Fix: give only one of the two.',
    );
  }
  if (order !== undefined && order !== 'asc' && order !== 'desc')
    throw configError('order', 'unknown', {got: order, expected: 'asc or desc'});
  if (token !== undefined && (typeof token !== 'string' || token === '')) {
    throw configError('continuation-token', 'is not a token', {
      got: token,
      expected: 'the `continuationToken` of the page before',
    });
  }
  return {limit, order, before, after, 'continuation-token': token};
}
