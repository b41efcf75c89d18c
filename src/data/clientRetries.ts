/**
 * How the cloud client repeats calls and paces them, unless its options say otherwise. A library
 * imports no file of the portal, so `clientRetries.test.ts` compares these values with it.
 */
export const clientRetries = {
  /** Repetitions of a call (`retryCount`). */
  retries: 2,
  /** The pause before attempt n + 1 is random, from 0 to the smaller of `capMs` and `baseMs` × 2ⁿ⁻¹. */
  baseMs: 500,
  capMs: 8_000,
  /** Time for a whole call, with its pauses (`deadlineMs`). */
  deadlineMs: 180_000,
  /** Part of the plan's rate that `rateLimit` uses. */
  rateShare: 0.95,
} as const;

/** Statuses after which a request can succeed when it is repeated. */
export const temporaryStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
