import {limits, toDurationText} from './limits';
import {freePlan} from './plans';

const count = (value: number): string => value.toLocaleString('en-US');

/**
 * Limits as a sentence says them. Pages write `<Fact name="imageSize" />`;
 * `lint:content` stops a page that types one of these texts by hand.
 */
export const facts = {
  imageSize: `${limits.imageMegabytes.value} MB`,
  imageBytes: `${count(limits.imageBytes.value)} bytes`,
  fullHd: `${limits.fullHdWidth.value} × ${limits.fullHdHeight.value} pixels`,
  maxReads: `${limits.maxReadsMin.value} to ${limits.maxReadsMax.value}`,
  maxReadsDefault: String(limits.maxReadsDefault.value),
  eventRetention: toDurationText(limits.eventRetentionMs.value),
  eventsPage: `${limits.eventsPageMin.value} to ${limits.eventsPageMax.value}`,
  hooksPerKey: `${limits.hooksPerKey.value} hooks`,
  hookConfirmation: toDurationText(limits.hookConfirmationMs.value),
  usageHistory: toDurationText(limits.usageHistoryMs.value),
  confidence: `${limits.confidenceMin.value} to ${limits.confidenceMax.value}`,
  colorChannel: `${limits.colorChannelMin.value} to ${limits.colorChannelMax.value}`,
  freeRequests: `${count(freePlan.quota.limit)} requests a month`,
  freeRate: `${freePlan.throttle.rateLimit} requests per second`,
} as const satisfies Readonly<Record<string, string>>;

export type FactName = keyof typeof facts;
