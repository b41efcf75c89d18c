import {clientRetries} from '../../data/clientRetries';
import type {PlanThrottle} from '../../data/plans';
import {createTokenBucket, takeToken, type TokenBucket} from '../rules/tokenBucket';

/** The longest pause of all requests after one of them got 429. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * The queue of a client that knows its plan (`rateLimit`): requests start in their order, at most at
 * a share of the plan's rate, and wait after each 429.
 */
export class Pace {
  readonly #throttle: PlanThrottle;
  readonly #bucket: TokenBucket;
  #last: number;
  /** Pauses that are still to come, by their beginning. */
  readonly #pauses: {readonly from: number; readonly until: number}[] = [];

  /** @param start time of the first request at the earliest, in milliseconds */
  constructor({rateLimit, burstLimit}: PlanThrottle, start: number) {
    this.#throttle = {rateLimit: rateLimit * clientRetries.rateShare, burstLimit};
    this.#bucket = createTokenBucket(this.#throttle, start);
    this.#last = start;
  }

  /**
   * When a request that is ready at a time may start. Calls come in the order of time.
   *
   * @returns undefined when that would be after `latest`; the request is then not counted
   */
  getStart(readyAt: number, latest: number): number | undefined {
    let start = Math.max(readyAt, this.#last);
    for (;;) {
      start = this.#skipPauses(start);
      if (start > latest) return undefined;
      const waitMs = takeToken(this.#bucket, this.#throttle, start);
      if (waitMs === 0) break;
      start += waitMs;
    }
    this.#last = start;
    return start;
  }

  /** Lets no request start for a while. Pauses come in the order of their beginning. */
  pause(from: number, ms: number): void {
    this.#pauses.push({from, until: from + Math.min(ms, LONGEST_PAUSE_MS)});
  }

  #skipPauses(start: number): number {
    let at = start;
    for (let pause = this.#pauses[0]; pause !== undefined && pause.from <= at;) {
      at = Math.max(at, pause.until);
      this.#pauses.shift();
      pause = this.#pauses[0];
    }
    return at;
  }
}
