import type {PlanName} from '../generated/planRates.js';

export type {PlanName};

/** Which host answers: the nearest one, the one in the European Union or the one in the United States. */
export type CloudServiceRegion = 'AUTO' | 'EU' | 'US';

/** How fast requests may start. */
export interface RateLimit {
  /** Requests a second, above 0. */
  readonly perSecond: number;
  /** How many requests may start at once after a pause; an integer from 1. Default: 1. */
  readonly burst?: number;
  /** How many calls may wait for their turn before further ones fail; an integer from 1. Default: 1000. */
  readonly maxQueued?: number;
}

/** Where a client reports what it does. `console` fits. The API key is never part of it. */
export interface Logger {
  /** Each answer and each retry. */
  debug(message: string): void;
  /** Things to look into: an answer of another API version than this package knows. */
  warn(message: string): void;
}

/** Options that every client has. */
export interface ClientOptions {
  /** Your API key, sent as `X-Api-Key` and never shown anywhere. */
  readonly apiKey: string;
  /**
   * Base URL without the path of the API, for a proxy, a self-hosted service or the sandbox.
   * It must be `https:` unless the host is loopback or `allowInsecure` is set.
   * Default: the host of `cloudServiceRegion`.
   */
  readonly endpoint?: string;
  /** Which host of the cloud service to call; ignored when `endpoint` is given. Default: `AUTO`. */
  readonly cloudServiceRegion?: CloudServiceRegion;
  /** How often a failed call is repeated when that is safe; an integer from 0 to 10, 0 for never. Default: 2. */
  readonly retryCount?: number;
  /** Time for one attempt to bring a complete answer, in milliseconds. Default: 60000. */
  readonly timeoutMs?: number;
  /** Time for a whole call: waiting for its turn, every attempt and the waits between them, in milliseconds. Default: 180000. */
  readonly deadlineMs?: number;
  /**
   * Also repeat a recognition when the connection broke after the image was sent. It may have been
   * charged already, and is charged again when it was. Default: `false`.
   */
  readonly retryAmbiguous?: boolean;
  /**
   * Start requests no faster than your plan allows, instead of being answered 429: the name of your plan, such as
   * `basic_10k`, or figures of your own. Clients with the same key share one queue, in which the setting of the
   * newest client counts. Default: no limit.
   */
  readonly rateLimit?: PlanName | RateLimit;
  /** Allow `http:` to a host that is not loopback: the key then travels unprotected. Default: `false`. */
  readonly allowInsecure?: boolean;
  /**
   * Sends the requests, for a proxy, a test or another runtime. It gets the address and what `fetch` takes.
   * Default: `globalThis.fetch`.
   */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Where to report what happens. Default: nowhere. */
  readonly logger?: Logger;
}

/** What may be set for a single call. */
export interface CallOptions {
  /** Gives the call up, wherever it is: waiting for its turn, sending, receiving or between two attempts. */
  readonly signal?: AbortSignal | undefined;
  /** As in {@link ClientOptions}, for this call. */
  readonly timeoutMs?: number;
  /** As in {@link ClientOptions}, for this call. */
  readonly deadlineMs?: number;
}
