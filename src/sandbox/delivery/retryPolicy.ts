import {SECOND_MS} from '../clock';

/**
 * How a message is sent again: the default policy of SNS for HTTP, since the specification shows
 * none (`src/data/assumptions.ts`).
 */
export const retryPolicy = {
  /** Attempts after the first one. */
  retries: 3,
  /** From the start of an attempt to the next one. */
  pauseMs: 20 * SECOND_MS,
  /** Time that a receiver has to respond. */
  timeoutMs: 15 * SECOND_MS,
} as const;
