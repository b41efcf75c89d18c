import {
  APIError,
  AuthenticationError,
  BadRequestError,
  MethodNotAllowedError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  TooLargeError,
  type APIErrorDetails,
} from '../errors/APIError.js';

interface Refusal {
  readonly type: new (
    message: string,
    details: APIErrorDetails & {retryAfterMs?: number},
  ) => APIError;
  readonly fix?: string;
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: {type: BadRequestError},
  401: {type: AuthenticationError, fix: 'send a valid API key'},
  403: {type: PermissionError, fix: 'check that the API key is valid and subscribed to this API'},
  404: {type: NotFoundError},
  405: {
    type: MethodNotAllowedError,
    fix: 'check `endpoint`: it is the base URL without the path of the API',
  },
  408: {type: TimeoutError},
  413: {type: TooLargeError, fix: 'send a smaller image'},
  429: {
    type: RateLimitError,
    fix: 'send more slowly (`rateLimit`), or subscribe to a larger plan when the quota is used up',
  },
  504: {type: TimeoutError},
};

/** Answers that are not charged and may differ the next time. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** Whether the same request may succeed later. */
export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

/** The typed error for an answer that is not a success. */
export function toStatusError(
  status: number,
  apiMessage: string,
  details: APIErrorDetails & {retryAfterMs?: number},
): APIError {
  const {type, fix} = REFUSALS[status] ?? {type: status >= 500 ? ServerError : APIError};
  const said = apiMessage === '' ? '' : `, "${apiMessage}"`;
  return new type(
    `${details.method} ${details.url}: answered ${status}${said}.${fix === undefined ? '' : ` Fix: ${fix}.`}`,
    {...details, status},
  );
}

/** The sentence of the API in an error body; empty when there is none. */
export function getApiMessage(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const message =
      typeof parsed === 'object' && parsed !== null
        ? (parsed as {message?: unknown}).message
        : undefined;
    return typeof message === 'string' ? message.slice(0, 500) : '';
  } catch {
    return '';
  }
}
