import {temporaryStatuses} from '../../data/clientRetries';
import {billedStatuses} from '../../data/errors';
import type {Plan} from '../../data/plans';
import {SECOND_MS} from '../clock';
import {QUEUE_FULL_RETRY_AFTER} from '../rules/forcedStatus';
import {
  findPlanRejection,
  getCreditsLeft,
  type PlanAccount,
  type PlanRejection,
} from '../rules/PlanAccount';
import {createTokenBucket} from '../rules/tokenBucket';
import {Usage} from '../rules/Usage';
import type {ArrivalDay} from './arrivals';
import {Pace} from './Pace';
import {NumberQueue, TimedHeap} from './queues';
import {getLuck} from './random';
import {createRetryPolicy, type RetryPolicy} from './retryPolicies';
import {ERROR_STATUSES, type Scenario} from './Scenario';
import {Tally} from './Tally';

/** A picture that a sender has taken; it keeps the sender until its last response. */
interface Call {
  readonly picture: number;
  readonly arrivedAt: number;
  readonly startedAt: number;
  attempt: number;
  /** When its next request is ready. */
  at: number;
}

/** A request of the simulation, for tests. */
export interface SimulatedRequest {
  readonly at: number;
  readonly picture: number;
  readonly status: number;
  readonly rejection: PlanRejection | undefined;
}

export interface RunInput {
  readonly plan: Plan;
  readonly scenario: Scenario;
  readonly days: readonly ArrivalDay[];
  /** Beginning of the first day or hour that is counted, in milliseconds. */
  readonly start: number;
  /** Length of a day or hour that is counted, in milliseconds. */
  readonly stepMs: number;
  /** What was used before. Default: nothing. */
  readonly account?: PlanAccount;
  /** Gets each request in the order of time. */
  readonly observe?: (request: SimulatedRequest) => void;
}

const billed: ReadonlySet<number> = new Set(billedStatuses);

/** Statuses with the sum of the shares up to each, in parts of 1. */
function toThresholds({errors}: Scenario): readonly (readonly [status: number, below: number])[] {
  let total = 0;
  return ERROR_STATUSES.filter((status) => errors[status] > 0).map((status) => {
    total += errors[status] / 100;
    return [status, total];
  });
}

/**
 * Sends the pictures of a scenario to one plan, on a clock that jumps from request to request.
 * The limits are those of the sandbox (`rules/PlanAccount.ts`).
 */
export class PlanRun {
  readonly #account: PlanAccount;
  readonly #tally: Tally;
  readonly #policy: RetryPolicy;
  readonly #pace: Pace | undefined;
  readonly #thresholds: ReturnType<typeof toThresholds>;
  readonly #retries = new TimedHeap<Call>();
  /** When senders become free; `#idle` are free already. */
  readonly #ends: NumberQueue;
  #idle: number;
  #day = 0;
  #index = 0;
  #picture = 0;

  constructor(private readonly input: RunInput) {
    const {plan, scenario, start, stepMs} = input;
    this.#account = input.account ?? {
      bucket: createTokenBucket(plan.throttle, start),
      usage: new Usage(),
    };
    this.#tally = new Tally(start, stepMs);
    this.#policy = createRetryPolicy(scenario);
    this.#pace = scenario.isPaced ? new Pace(plan.throttle, start) : undefined;
    this.#thresholds = toThresholds(scenario);
    this.#ends = new NumberQueue(scenario.senders);
    this.#idle = scenario.senders;
  }

  /** How many pictures a sender has taken. */
  get taken(): number {
    return this.#picture;
  }

  /** Sends requests, at most as many as `count`. Returns whether more are left. */
  advance(count: number): boolean {
    for (let sent = 0; sent < count; sent += 1) if (!this.#sendNext()) return false;
    return true;
  }

  getResult() {
    return this.#tally.toResult(this.input.plan);
  }

  /** The next request in the order of time: a repetition, or the first one of a picture. */
  #sendNext(): boolean {
    const arrivedAt = this.#getNextArrival();
    const startedAt = this.#idle > 0 ? arrivedAt : Math.max(arrivedAt, this.#ends.first);
    const retry = this.#retries.first;
    if (retry !== undefined && retry.at <= startedAt) {
      this.#retries.shift();
      this.#send(retry);
      return true;
    }
    if (startedAt === Infinity) return false;
    if (this.#idle > 0) this.#idle -= 1;
    else this.#ends.shift();
    this.#index += 1;
    this.#picture += 1;
    this.#send({picture: this.#picture - 1, arrivedAt, startedAt, attempt: 1, at: startedAt});
    return true;
  }

  #getNextArrival(): number {
    const {days} = this.input;
    for (let day = days[this.#day]; day !== undefined; day = days[this.#day]) {
      const offset = day.offsets[this.#index];
      if (offset !== undefined) return day.start + offset;
      this.#day += 1;
      this.#index = 0;
    }
    return Infinity;
  }

  #send(call: Call): void {
    const {plan, scenario, observe} = this.input;
    const latest = call.startedAt + this.#policy.deadlineMs;
    const at = this.#pace === undefined ? call.at : this.#pace.getStart(call.at, latest);
    // The call ended in the queue; nothing was sent.
    if (at === undefined) return this.#ends.push(latest);

    const rejection = findPlanRejection(this.#account, plan, at);
    const status = rejection === undefined ? this.#drawStatus(call) : 429;
    this.#count(at, status, rejection);
    observe?.({at, picture: call.picture, status, rejection});

    const end = at + scenario.responseMs;
    const pauseMs = this.#getPauseMs(call, status, rejection, end);
    if (status === 429) this.#pace?.pause(end, pauseMs ?? 0);
    if (pauseMs !== undefined) {
      call.attempt += 1;
      call.at = end + pauseMs;
      this.#retries.push(call);
      return;
    }
    if (status === 200) this.#tally.countResult(end - call.arrivedAt);
    this.#ends.push(end);
  }

  #drawStatus({picture, attempt}: Call): number {
    if (this.#thresholds.length === 0) return 200;
    const luck = getLuck(this.input.scenario.seed, picture, attempt);
    for (const [status, below] of this.#thresholds) if (luck < below) return status;
    return 200;
  }

  #count(at: number, status: number, rejection: PlanRejection | undefined): void {
    if (rejection === undefined) {
      const isBilled = billed.has(status);
      if (isBilled) this.#account.usage.add(at);
      this.#tally.countStatus(at, status, isBilled);
    } else if (rejection.rule === 'throttled') {
      this.#tally.countThrottled(at);
    } else {
      const hasCredits = getCreditsLeft(this.#account, this.input.plan, at) > 0;
      this.#tally.countUsedUp(at, hasCredits ? 'quota' : 'credits');
    }
  }

  /** The pause before the next request of the call; undefined when this was the last. */
  #getPauseMs(
    {picture, attempt, startedAt}: Call,
    status: number,
    rejection: PlanRejection | undefined,
    end: number,
  ): number | undefined {
    const {retries, deadlineMs, getPauseMs} = this.#policy;
    if (attempt > retries || !temporaryStatuses.has(status)) return undefined;
    const retryAfter = status === 503 ? QUEUE_FULL_RETRY_AFTER : rejection?.retryAfter;
    const pauseMs =
      retryAfter === undefined
        ? Math.ceil(getPauseMs(attempt, getLuck(this.input.scenario.seed + 1, picture, attempt)))
        : retryAfter * SECOND_MS;
    return end + pauseMs < startedAt + deadlineMs ? pauseMs : undefined;
  }
}
