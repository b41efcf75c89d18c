import type {Plan} from '../../data/plans';
import {Durations} from './Durations';

/** Why a limit of the plan ended. */
export type UsedUpCause = 'credits' | 'quota';

/** Numbers of requests by the day or hour in which they were sent. */
export interface Series {
  /** Responses with 200. */
  readonly results: readonly number[];
  readonly throttled: readonly number[];
  readonly usedUp: readonly number[];
  /** Responses with any other status. */
  readonly errors: readonly number[];
  readonly credits: readonly number[];
}

/** What a scenario comes to with one plan. */
export interface PlanResult {
  readonly planId: string;
  readonly requests: number;
  /** Pictures that got a result in the end. */
  readonly results: number;
  /** Requests with 429 because they came too fast. */
  readonly throttled: number;
  /** Requests with 429 because the credits or the quota were used up. */
  readonly usedUp: number;
  /** Requests with any other error. */
  readonly errors: number;
  /** Billed requests. */
  readonly credits: number;
  /** Billed requests without a result. */
  readonly billedErrors: number;
  /** When the credits or the quota were used up first, in milliseconds since 1970. */
  readonly usedUpAt?: number;
  readonly usedUpCause?: UsedUpCause;
  /** Milliseconds from a picture to its result, which half of them and 95 % do not exceed. */
  readonly p50?: number;
  readonly p95?: number;
  readonly series: Series;
}

/** Adds to an item of a list that grows as needed. */
function addAt(list: number[], index: number): void {
  while (list.length <= index) list.push(0);
  list[index] = (list[index] ?? 0) + 1;
}

const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);

/** Counts what happens to the requests of one plan. */
export class Tally {
  readonly #durations = new Durations();
  readonly #series = {
    results: [] as number[],
    throttled: [] as number[],
    usedUp: [] as number[],
    errors: [] as number[],
    credits: [] as number[],
  };
  #billedErrors = 0;
  #results = 0;
  #usedUpAt: number | undefined;
  #usedUpCause: UsedUpCause | undefined;

  /**
   * @param start beginning of the first day or hour, in milliseconds
   * @param stepMs length of a day or an hour
   */
  constructor(
    private readonly start: number,
    private readonly stepMs: number,
  ) {}

  /** Counts a response that no limit of the plan decided. */
  countStatus(at: number, status: number, isBilled: boolean): void {
    const step = this.#toStep(at);
    addAt(status === 200 ? this.#series.results : this.#series.errors, step);
    if (!isBilled) return;
    addAt(this.#series.credits, step);
    if (status !== 200) this.#billedErrors += 1;
  }

  countThrottled(at: number): void {
    addAt(this.#series.throttled, this.#toStep(at));
  }

  countUsedUp(at: number, cause: UsedUpCause): void {
    addAt(this.#series.usedUp, this.#toStep(at));
    this.#usedUpAt ??= at;
    this.#usedUpCause ??= cause;
  }

  /** Counts a picture that got its result. */
  countResult(durationMs: number): void {
    this.#results += 1;
    this.#durations.add(durationMs);
  }

  toResult({id}: Plan): PlanResult {
    const series = this.#series;
    const counts = {
      throttled: sum(series.throttled),
      usedUp: sum(series.usedUp),
      errors: sum(series.errors),
    };
    const [p50, p95] = [0.5, 0.95].map((share) => this.#durations.getQuantile(share));
    return {
      planId: id,
      requests: sum(series.results) + counts.throttled + counts.usedUp + counts.errors,
      results: this.#results,
      ...counts,
      credits: sum(series.credits),
      billedErrors: this.#billedErrors,
      ...(this.#usedUpAt !== undefined && {usedUpAt: this.#usedUpAt}),
      ...(this.#usedUpCause !== undefined && {usedUpCause: this.#usedUpCause}),
      ...(p50 !== undefined && {p50}),
      ...(p95 !== undefined && {p95}),
      series,
    };
  }

  #toStep(at: number): number {
    return Math.floor((at - this.start) / this.stepMs);
  }
}
