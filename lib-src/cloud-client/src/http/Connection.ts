import {ApiKey} from '../options/ApiKey.js';
import type {CallOptions, ClientOptions, Logger} from '../options/ClientOptions.js';
import {configError} from '../options/configError.js';
import {toBaseUrl} from '../options/toBaseUrl.js';
import {toLogger} from '../options/toLogger.js';
import {toRateLimiterSettings} from '../options/toRateLimiterSettings.js';
import {validateNumber} from '../options/validateNumber.js';
import {validateObject} from '../options/validateObject.js';
import type {RateLimiter} from './RateLimiter.js';
import {getSharedLimiter} from './sharedLimiter.js';

/** The longest time that a timer can measure. */
const LONGEST_MS = 2 ** 31 - 1;

/** What all calls of one client have in common. */
export class Connection {
  readonly #apiKey: ApiKey | undefined;
  readonly #fetch: ClientOptions['fetch'];
  readonly baseUrl: string;
  readonly retryCount: number;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retryAmbiguous: boolean;
  readonly limiter: RateLimiter | undefined;
  readonly logger: Logger | undefined;

  /**
   * @param options what the user gave
   * @param needsKey `false` when the client also has calls without a key
   */
  constructor(options: Partial<ClientOptions>, needsKey = true) {
    validateObject('options', options);
    this.#apiKey =
      needsKey || options.apiKey !== undefined ? new ApiKey(options.apiKey) : undefined;
    this.baseUrl = toBaseUrl(options);
    validateNumber('retryCount', options.retryCount, {min: 0, max: 10});
    validateCallOptions({timeoutMs: options.timeoutMs, deadlineMs: options.deadlineMs});
    if (options.fetch !== undefined && typeof options.fetch !== 'function') {
      throw configError('fetch', 'wrong type', {
        got: options.fetch,
        expected: 'a function like `globalThis.fetch`',
      });
    }
    this.#fetch = options.fetch;
    this.retryCount = options.retryCount ?? 2;
    this.timeoutMs = options.timeoutMs ?? 60_000;
    this.deadlineMs = options.deadlineMs ?? 180_000;
    this.retryAmbiguous = options.retryAmbiguous ?? false;
    this.logger = toLogger(options.logger);
    const rate = toRateLimiterSettings(options.rateLimit);
    this.limiter =
      rate === undefined || this.#apiKey === undefined
        ? undefined
        : getSharedLimiter(this.#apiKey, rate);
  }

  get hasKey(): boolean {
    return this.#apiKey !== undefined;
  }

  /** Sends a request. Redirects are never followed, since the key would go with them. */
  send(
    url: string,
    init: RequestInit & {headers: Record<string, string>},
    isPublic: boolean,
  ): Promise<Response> {
    if (!isPublic && this.#apiKey !== undefined) init.headers['x-api-key'] = this.#apiKey.reveal();
    const send = this.#fetch ?? globalThis.fetch;
    return send(url, {...init, redirect: 'manual', credentials: 'omit'});
  }

  /** A text from elsewhere with the key masked, cut after `limit` characters. */
  redact(text: string, limit?: number): string {
    return this.#apiKey?.redact(text, limit) ?? text.slice(0, limit);
  }
}

/** Rejects times that a timer cannot measure, and signals that are none. */
export function validateCallOptions({timeoutMs, deadlineMs, signal}: CallOptions): void {
  // Not `instanceof`: signals of another realm or of a polyfill do as well.
  if (
    signal !== undefined &&
    typeof (signal as Partial<AbortSignal> | null)?.addEventListener !== 'function'
  )
    throw configError('signal', 'wrong type', {got: signal, expected: 'an `AbortSignal`'});

  validateNumber('timeoutMs', timeoutMs, {min: 1, max: LONGEST_MS, integer: false});
  validateNumber('deadlineMs', deadlineMs, {min: 1, max: LONGEST_MS, integer: false});
}
