import {clientRetries} from '../../data/clientRetries';
import type {RetryName, Scenario} from './Scenario';

/** When a call is repeated. A `Retry-After` of the response replaces the pause. */
export interface RetryPolicy {
  readonly retries: number;
  /** Time for a whole call, in milliseconds. */
  readonly deadlineMs: number;
  /** The pause after an attempt, counted from 1, in milliseconds; `luck` is from 0 to 1. */
  readonly getPauseMs: (attempt: number, luck: number) => number;
}

/** The longest pause of `exponential`. */
export const EXPONENTIAL_CAP_MS = 60_000;

const create: Readonly<Record<RetryName, (scenario: Scenario) => RetryPolicy>> = {
  client: () => {
    const {retries, baseMs, capMs, deadlineMs} = clientRetries;
    return {
      retries,
      deadlineMs,
      getPauseMs: (attempt, luck) => luck * Math.min(capMs, baseMs * 2 ** (attempt - 1)),
    };
  },
  none: () => ({retries: 0, deadlineMs: Infinity, getPauseMs: () => 0}),
  fixed: ({retries, pauseMs}) => ({retries, deadlineMs: Infinity, getPauseMs: () => pauseMs}),
  exponential: ({retries, pauseMs}) => ({
    retries,
    deadlineMs: Infinity,
    // Half of it is certain, so that a repetition never comes at once.
    getPauseMs: (attempt, luck) =>
      ((1 + luck) / 2) * Math.min(EXPONENTIAL_CAP_MS, pauseMs * 2 ** (attempt - 1)),
  }),
};

export const createRetryPolicy = (scenario: Scenario): RetryPolicy =>
  create[scenario.retry](scenario);
