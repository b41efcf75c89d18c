import {monotonicNow} from './monotonicNow.js';

interface Waiter {
  readonly start: () => void;
}

/** Rate and queue, without defaults. */
export interface RateLimiterSettings {
  readonly perSecond: number;
  readonly burst: number;
  readonly maxQueued: number;
}

/**
 * A token bucket with a fair queue. It hands out 95 % of the rate: two requests that start exactly
 * as far apart as allowed arrive closer together when the network delays the first.
 */
export class RateLimiter {
  #settings: RateLimiterSettings;
  #tokens: number;
  #countedAt: number;
  #pausedUntil = 0;
  #queue: Waiter[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #now: () => number;

  constructor(settings: RateLimiterSettings, now: () => number = monotonicNow) {
    this.#settings = settings;
    this.#tokens = settings.burst;
    this.#now = now;
    this.#countedAt = now();
  }

  configure(settings: RateLimiterSettings): void {
    this.#settings = settings;
    this.#tokens = Math.min(this.#tokens, settings.burst);
    this.#serve();
  }

  /** Resolves when a request may start; rejects with the signal's reason. */
  take(signal: AbortSignal, queueFull: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#queue.length >= this.#settings.maxQueued) return reject(queueFull());
      const onAbort = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        reject(signal.reason);
        this.#serve();
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, {once: true});
      this.#queue.push(waiter);
      this.#serve();
    });
  }

  /** Lets no request start for a while, after the API has responded with 429. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + ms);
    this.#serve();
  }

  #serve(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const perMs = (this.#settings.perSecond * 0.95) / 1000;
    const now = this.#now();
    const paused = this.#pausedUntil - now;
    // A clock that goes back counts as a clock that does not move.
    this.#tokens = Math.min(
      this.#settings.burst,
      this.#tokens + Math.max(0, now - this.#countedAt) * perMs,
    );
    this.#countedAt = now;
    while (paused <= 0 && this.#tokens >= 1 && this.#queue.length > 0) {
      this.#tokens -= 1;
      this.#queue.shift()?.start();
    }
    if (this.#queue.length === 0) return;
    const wait = Math.max(paused, (1 - this.#tokens) / perMs, 1);
    this.#timer = setTimeout(() => this.#serve(), Math.ceil(wait));
  }
}
