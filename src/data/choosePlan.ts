import {plans, type Plan} from './plans';

/** What a site sends. */
export interface Traffic {
  readonly requestsPerMonth: number;
  readonly requestsPerDay: number;
  readonly requestsPerSecond: number;
}

/** The smallest plan that is enough in every respect; undefined when none is. */
export function choosePlan({
  requestsPerMonth,
  requestsPerDay,
  requestsPerSecond,
}: Traffic): Plan | undefined {
  return plans.find(
    ({creditsPerMonth, quota, throttle}) =>
      requestsPerMonth <= creditsPerMonth &&
      (quota.period === 'DAY' ? requestsPerDay : requestsPerMonth) <= quota.limit &&
      requestsPerSecond <= throttle.rateLimit,
  );
}
