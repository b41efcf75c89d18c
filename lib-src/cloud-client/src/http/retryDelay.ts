/** Longest `Retry-After` that a call waits for; a longer one ends the call at once. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

const BASE_MS = 500;
const CAP_MS = 8_000;

/** Exponential back-off with full jitter, so that many clients do not come back at the same moment. */
export function getBackoffMs(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1));
}

/**
 * Reads `Retry-After`: seconds or a date.
 *
 * @returns milliseconds from now; `undefined` for what is neither
 */
export function parseRetryAfter(
  value: string | null,
  now: number = Date.now(),
): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(value))
    return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  // HTTP dates begin with a weekday; Date.parse alone would take "-1" for a year.
  if (!/^\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
