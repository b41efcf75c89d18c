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

interface StatusError {
  readonly type: new (
    message: string,
    details: APIErrorDetails & {retryAfterMs?: number},
  ) => APIError;
  readonly fix?: string;
}

const STATUS_ERRORS: Readonly<Record<number, StatusError>> = {
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

/** Responses that are not charged and may differ the next time. */
const TEMPORARY = new Set([408, 429, 500, 502, 503, 504]);

/** Characters of the API's message that an error repeats. */
const MESSAGE_MAX_CHARACTERS = 500;

/** Whether the same request may succeed later. */
export function isTemporary(status: number): boolean {
  return TEMPORARY.has(status);
}

/** The typed error for a response that is not a success. */
export function toStatusError(
  status: number,
  apiMessage: string,
  details: APIErrorDetails & {retryAfterMs?: number},
): APIError {
  const {type, fix} = STATUS_ERRORS[status] ?? {type: status >= 500 ? ServerError : APIError};
  const said = apiMessage === '' ? '' : `, "${apiMessage}"`;
  return new type(
    `${details.method} ${details.url}: responded with ${status}${said}.${fix === undefined ? '' : ` Fix: ${fix}.`}`,
    {...details, status},
  );
}

/**
 * The API's message in an error body; empty when there is none.
 *
 * @param body the body as received
 * @param redact masks the key and cuts the text
 */
export function getApiMessage(
  body: string,
  redact: (text: string, limit: number) => string,
): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const message =
      typeof parsed === 'object' && parsed !== null
        ? (parsed as {message?: unknown}).message
        : undefined;
    return typeof message === 'string' ? redact(message, MESSAGE_MAX_CHARACTERS) : '';
  } catch {
    return '';
  }
}
