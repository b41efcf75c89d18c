/** Requests that a period allows. */
interface PlanQuota {
  readonly limit: number;
  readonly period: 'DAY' | 'MONTH';
}

/**
 * Rate at which requests can arrive: a token bucket that refills at `rateLimit` and holds
 * `burstLimit`.
 */
export interface PlanThrottle {
  /** Requests per second. */
  readonly rateLimit: number;
  /** Requests that can arrive at once. */
  readonly burstLimit: number;
}

/** A free or paid plan. A paid one is sold in exactly one dimension, which has the same name. */
export interface Plan {
  /** Id of the dimension, for example `basic_10k`; `free` for the free tier. */
  readonly id: string;
  /** Id of the usage plan: letters and digits only, as the keys of the usage list are. */
  readonly usagePlanId: string;
  readonly name: string;
  readonly paid: boolean;
  /** Billed requests that a month includes. */
  readonly creditsPerMonth: number;
  readonly quota: PlanQuota;
  readonly throttle: PlanThrottle;
}

const day = (limit: number): PlanQuota => ({limit, period: 'DAY'});
const STANDARD = {quota: day(200_000), throttle: {rateLimit: 20, burstLimit: 5}} as const;
const LARGE = {quota: day(1_000_000), throttle: {rateLimit: 100, burstLimit: 10}} as const;

function createPaidPlan(
  name: string,
  creditsPerMonth: number,
  limits: Pick<Plan, 'quota' | 'throttle'>,
): Plan {
  const id = name.toLowerCase().replace(' ', '_').replace('.', '_');
  return {id, usagePlanId: id.replaceAll('_', ''), name, paid: true, creditsPerMonth, ...limits};
}

/** 200 requests a month for everyone (specification section 9). */
export const freePlan: Plan = {
  id: 'free',
  usagePlanId: 'free',
  name: 'Free',
  paid: false,
  creditsPerMonth: 200,
  quota: {limit: 200, period: 'MONTH'},
  throttle: {rateLimit: 4, burstLimit: 1},
};

/** The eleven dimensions, smallest first (specification section 9). */
export const paidPlans: readonly Plan[] = [
  createPaidPlan('Basic 10K', 10_000, STANDARD),
  createPaidPlan('Basic 20K', 20_000, STANDARD),
  createPaidPlan('Basic 80K', 80_000, STANDARD),
  createPaidPlan('Standard 160K', 160_000, STANDARD),
  createPaidPlan('Standard 320K', 320_000, STANDARD),
  createPaidPlan('Professional 640K', 640_000, STANDARD),
  createPaidPlan('Professional 1280K', 1_280_000, STANDARD),
  createPaidPlan('VIP 2.5M', 2_500_000, STANDARD),
  createPaidPlan('VIP 5M', 5_000_000, STANDARD),
  createPaidPlan('VIP 10M', 10_000_000, LARGE),
  createPaidPlan('VIP 20M', 20_000_000, LARGE),
];

/** All plans, free tier first. */
export const plans: readonly Plan[] = [freePlan, ...paidPlans];

/** Value of `{product}` in the Descriptor API. Assumed: the specification names no product id. */
export const productId = 'recognition';
