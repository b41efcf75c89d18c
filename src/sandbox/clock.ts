/** The sandbox's own time: everything that expires, refills or retries asks it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the time forward, as `x-sandbox-advance` does. */
  advance(milliseconds: number): void;
}

export const SECOND_MS = 1_000;
export const HOUR_MS = 3_600 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Runs with the time of `source` (the machine's, unless a test gives its own), shifted by what was
 * advanced.
 */
export function createClock(source: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => source() + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
}

/** The longest jump of the clock: a year. Dates end at some time. */
const ADVANCE_MAX_MS = 365 * DAY_MS;

/** Moves the time forward by the seconds that a request names; any other text moves nothing. */
export function advanceBy(clock: Clock, seconds: string | null): void {
  const milliseconds = Number(seconds) * SECOND_MS;
  if (milliseconds > 0) clock.advance(Math.min(milliseconds, ADVANCE_MAX_MS));
}

/** The day in UTC, `2026-11-20`: quotas are counted by it. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The month in UTC, `2026-11`. */
export const toMonth = (time: number): string => toDay(time).slice(0, 7);
