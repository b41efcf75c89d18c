import {CloudClientError} from './CloudClientError.js';

/** What an {@link APIError} knows about the call that failed. */
export interface APIErrorDetails {
  /** Method of the request, such as `POST`. */
  readonly method: string;
  /** Address of the request. The API key is never part of it. */
  readonly url: string;
  /** Requests that were sent for this call, retries included; 0 when it failed before the first. */
  readonly attempts: number;
  /** Status of the response; `undefined` when there was none. */
  readonly status?: number | undefined;
  /**
   * Beginning of the response's body, at most 8,192 characters with the API key masked; `undefined`
   * when there was none.
   */
  readonly body?: string | undefined;
  /** Request id of the response. Quote it when you report a problem. */
  readonly requestId?: string | undefined;
  /**
   * Response headers that help to find a cause: `content-type`, `retry-after`, `x-amzn-requestid`,
   * `x-request-id`.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The recognition was certainly charged: its response has the status 200 or 400. */
  readonly billed?: boolean | undefined;
  /**
   * The recognition was charged, or it may have been: an attempt was sent, or may have been sent,
   * and has no response.
   */
  readonly mayHaveBeenBilled?: boolean | undefined;
  /** The error below this one. */
  readonly cause?: unknown;
}

/**
 * A call of the API that failed. Its class says why: {@link BadRequestError}, {@link
 * AuthenticationError}, {@link PermissionError}, {@link NotFoundError}, {@link
 * MethodNotAllowedError}, {@link TimeoutError}, {@link TooLargeError}, {@link RateLimitError},
 * {@link ServerError}, {@link ConnectionError}, {@link RedirectError}, {@link ResponseFormatError}
 * and {@link AbortError}. A response with another status gives an `APIError` itself.
 *
 * @example
 * ```ts
 * import {APIError, StorageAndHookAPIClient} from '%%name.client%%';
 *
 * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
 * try {
 *   await client.getHook('https://hooks.example.com/unknown');
 * } catch (error) {
 *   if (error instanceof APIError) console.log(error.code, error.status, error.requestId, error.attempts);
 * }
 * ```
 */
export class APIError extends CloudClientError implements APIErrorDetails {
  override readonly name: string = 'APIError';
  override readonly code: string = 'ERR_API';
  readonly method: string;
  readonly url: string;
  readonly attempts: number;
  readonly status: number | undefined;
  readonly body: string | undefined;
  readonly requestId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly billed: boolean;
  readonly mayHaveBeenBilled: boolean;

  /**
   * @param message what went wrong, with the API's own message where it gave one
   * @param details the call and its response
   */
  constructor(message: string, details: APIErrorDetails) {
    super(message, details.cause === undefined ? undefined : {cause: details.cause});
    this.method = details.method;
    this.url = details.url;
    this.attempts = details.attempts;
    this.status = details.status;
    this.body = details.body;
    this.requestId = details.requestId;
    this.headers = details.headers ?? {};
    this.billed = details.billed ?? false;
    this.mayHaveBeenBilled = details.mayHaveBeenBilled ?? this.billed;
  }
}

/**
 * 400: the API cannot process this request. A recognition is charged nevertheless, so correct it
 * before you repeat it.
 *
 * @example
 * ```ts
 * import {BadRequestError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof BadRequestError) console.log(error.message, error.billed);
 *   else throw error;
 * }
 * ```
 */
export class BadRequestError extends APIError {
  override readonly name = 'BadRequestError';
  override readonly code = 'ERR_BAD_REQUEST';
}

/**
 * 401: the API key is missing.
 *
 * @example
 * ```ts
 * import {AuthenticationError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof AuthenticationError) console.log('no key', error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class AuthenticationError extends APIError {
  override readonly name = 'AuthenticationError';
  override readonly code = 'ERR_AUTHENTICATION';
}

/**
 * 403: the API key is not valid, or does not give access to this API.
 *
 * @example
 * ```ts
 * import {PermissionError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof PermissionError) console.log('not allowed', error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class PermissionError extends APIError {
  override readonly name = 'PermissionError';
  override readonly code = 'ERR_PERMISSION';
}

/**
 * 404: there is no such hook, product or country.
 *
 * @example
 * ```ts
 * import {NotFoundError, StorageAndHookAPIClient} from '%%name.client%%';
 *
 * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
 * try {
 *   await client.deleteHook('https://hooks.example.com/unknown');
 * } catch (error) {
 *   if (error instanceof NotFoundError) console.log(error.message);
 *   else throw error;
 * }
 * ```
 */
export class NotFoundError extends APIError {
  override readonly name = 'NotFoundError';
  override readonly code = 'ERR_NOT_FOUND';
}

/**
 * 405: the address does not take this method; usually because `endpoint` is wrong.
 *
 * @example
 * ```ts
 * import {MethodNotAllowedError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof MethodNotAllowedError) console.log('wrong endpoint', error.url);
 *   else throw error;
 * }
 * ```
 */
export class MethodNotAllowedError extends APIError {
  override readonly name = 'MethodNotAllowedError';
  override readonly code = 'ERR_METHOD_NOT_ALLOWED';
}

/**
 * It took too long: the API responded with 408 or 504 (`status` is set), or no complete response
 * arrived within `timeoutMs` or `deadlineMs` (`status` is `undefined`, or that of a response whose
 * body did not end).
 *
 * @example
 * ```ts
 * import {TimeoutError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg', {timeoutMs: 5_000});
 * } catch (error) {
 *   if (error instanceof TimeoutError) console.log(error.status, error.mayHaveBeenBilled);
 *   else throw error;
 * }
 * ```
 */
export class TimeoutError extends APIError {
  override readonly name = 'TimeoutError';
  override readonly code = 'ERR_TIMEOUT';
}

/**
 * More than %%limit.imageMegabytes%% of images: found before anything was sent (`attempts` is 0),
 * or rejected by the API with 413.
 *
 * @example
 * ```ts
 * import {TooLargeError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof TooLargeError) console.log(error.attempts === 0 ? 'not sent' : 'rejected');
 *   else throw error;
 * }
 * ```
 */
export class TooLargeError extends APIError {
  override readonly name = 'TooLargeError';
  override readonly code = 'ERR_TOO_LARGE';
}

/**
 * 429: the plan's quota is used up, or requests came faster than it allows.
 *
 * @example
 * ```ts
 * import {RateLimitError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof RateLimitError) console.log('try again in', error.retryAfterMs);
 *   else throw error;
 * }
 * ```
 */
export class RateLimitError extends APIError {
  override readonly name = 'RateLimitError';
  override readonly code = 'ERR_RATE_LIMIT';
  /** How long the API asks to wait, in milliseconds; `undefined` when it did not say. */
  readonly retryAfterMs: number | undefined;

  /**
   * @param message what went wrong
   * @param details the call and its response, with the wait that the API asks for
   */
  constructor(
    message: string,
    details: APIErrorDetails & {readonly retryAfterMs?: number | undefined},
  ) {
    super(message, details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

/**
 * 500, 502, 503 and other faults on the side of the API. Never charged.
 *
 * @example
 * ```ts
 * import {ServerError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof ServerError) console.log(error.status, error.attempts);
 *   else throw error;
 * }
 * ```
 */
export class ServerError extends APIError {
  override readonly name = 'ServerError';
  override readonly code = 'ERR_SERVER';
}

/**
 * There was no response: the host was not found, rejected the connection, has a certificate that is
 * not trusted, or the connection broke. `cause` holds the system's error with its code, such as
 * `ECONNREFUSED`.
 *
 * @example
 * ```ts
 * import {ConnectionError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof ConnectionError) console.log(error.cause, error.mayHaveBeenBilled);
 *   else throw error;
 * }
 * ```
 */
export class ConnectionError extends APIError {
  override readonly name = 'ConnectionError';
  override readonly code = 'ERR_CONNECTION';
}

/**
 * The address responds with a redirect. It is not followed, since that would send the API key to
 * another host. Correct `endpoint`.
 *
 * @example
 * ```ts
 * import {RedirectError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof RedirectError) console.log(error.message);
 *   else throw error;
 * }
 * ```
 */
export class RedirectError extends APIError {
  override readonly name = 'RedirectError';
  override readonly code = 'ERR_REDIRECT';
}

/**
 * A successful response cannot be read: it is cut, is not JSON, is larger than 10 MiB or lacks what
 * the API promises.
 *
 * @example
 * ```ts
 * import {ResponseFormatError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg');
 * } catch (error) {
 *   if (error instanceof ResponseFormatError) console.log(error.message, error.billed);
 *   else throw error;
 * }
 * ```
 */
export class ResponseFormatError extends APIError {
  override readonly name = 'ResponseFormatError';
  override readonly code = 'ERR_RESPONSE_FORMAT';
}

/**
 * The call was aborted by its `signal`. `cause` holds the signal's reason.
 *
 * @example
 * ```ts
 * import {AbortError, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: {region: 'EUR'},
 *   services: {anpr: true},
 * });
 * try {
 *   await client.send('car.jpg', {signal: AbortSignal.timeout(10_000)});
 * } catch (error) {
 *   if (error instanceof AbortError) console.log(error.cause);
 *   else throw error;
 * }
 * ```
 */
export class AbortError extends APIError {
  override readonly name = 'AbortError';
  override readonly code = 'ERR_ABORTED';
}
