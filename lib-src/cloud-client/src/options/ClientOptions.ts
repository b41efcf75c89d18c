import type {PlanName} from '../generated/planRates.js';

export type {PlanName};

/**
 * Which host to call: the nearest one, the one in the European Union or the one in the United
 * States.
 */
export type CloudServiceRegion = 'AUTO' | 'EU' | 'US';

/** How fast requests may start. */
export interface RateLimit {
  /** Requests a second, above 0. */
  readonly perSecond: number;
  /** How many requests may start at once after a pause; an integer from 1. Default: 1. */
  readonly burst?: number;
  /**
   * How many calls can wait in the queue before further ones fail; an integer from 1. Default:
   * 1000.
   */
  readonly maxQueued?: number;
}

/** Receives the log of a client. `console` fits. The API key is never part of it. */
export interface Logger {
  /** Each response and each retry. */
  debug(message: string): void;
  /** Possible problems, such as a response of another API version than this package knows. */
  warn(message: string): void;
}

/** Options that every client has. */
export interface ClientOptions {
  /** Your API key, sent as `X-Api-Key` and never shown in errors or logs. */
  readonly apiKey: string;
  /**
   * Base URL without the path of the API, for a proxy, a self-hosted service or the sandbox.
   * It must be `https:` unless the host is loopback or `allowInsecure` is set.
   * Default: the host of `cloudServiceRegion`.
   */
  readonly endpoint?: string;
  /** Which host of the cloud service to call; ignored when `endpoint` is given. Default: `AUTO`. */
  readonly cloudServiceRegion?: CloudServiceRegion;
  /** How often a failed call is repeated while that is safe; an integer from 0 to 10. Default: 2. */
  readonly retryCount?: number;
  /**
   * Timeout of one attempt until its complete response has arrived, in milliseconds. Default:
   * 60000.
   */
  readonly timeoutMs?: number;
  /**
   * Timeout of a whole call, with its time in the queue, every attempt and the waits between them,
   * in milliseconds. Default: 180000.
   */
  readonly deadlineMs?: number;
  /**
   * Also repeat a recognition when the connection broke after the image may have been sent. If the
   * first attempt was charged, you are charged again. Default: `false`.
   */
  readonly retryAmbiguous?: boolean;
  /**
   * Start requests no faster than your plan allows, which avoids responses with 429: the name of
   * your plan, such as `basic_10k`, or your own figures. Clients with the same key share one queue,
   * and the setting of the newest client applies. Default: no limit.
   */
  readonly rateLimit?: PlanName | RateLimit;
  /**
   * Allow `http:` to a host that is not loopback: the key then travels unprotected. Default:
   * `false`.
   */
  readonly allowInsecure?: boolean;
  /**
   * Sends the requests, for a proxy, a test or another runtime. It takes the same arguments as
   * `fetch`, and must not repeat a request by itself: a repeated recognition is charged again.
   * Default: `globalThis.fetch`.
   */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Receives the log. Default: nothing is logged. */
  readonly logger?: Logger;
}

/** Options of a single call. */
export interface CallOptions {
  /**
   * Aborts the call at any point: in the queue, while it sends or receives, or between two
   * attempts.
   */
  readonly signal?: AbortSignal | undefined;
  /** As in {@link ClientOptions}, for this call. */
  readonly timeoutMs?: number;
  /** As in {@link ClientOptions}, for this call. */
  readonly deadlineMs?: number;
}
