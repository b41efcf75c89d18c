/**
 * Why a request was rejected. The status of `ERR_SIGNATURE_…` is 401, of `ERR_BODY_INVALID` 400, of
 * `ERR_EVENT_TIME` 403, of `ERR_BODY_TIMEOUT` 408, of `ERR_EVENT_DUPLICATE` 409, of
 * `ERR_BODY_TOO_LARGE` 413, of `ERR_MEDIA_TYPE` and `ERR_CONTENT_ENCODING` 415.
 */
export type WebhookRequestErrorCode =
  | 'ERR_SIGNATURE_MISSING'
  | 'ERR_SIGNATURE_REPEATED'
  | 'ERR_SIGNATURE_MALFORMED'
  | 'ERR_SIGNATURE_MISMATCH'
  | 'ERR_BODY_INVALID'
  | 'ERR_EVENT_TIME'
  | 'ERR_BODY_TIMEOUT'
  | 'ERR_EVENT_DUPLICATE'
  | 'ERR_BODY_TOO_LARGE'
  | 'ERR_MEDIA_TYPE'
  | 'ERR_CONTENT_ENCODING';

const STATUS: Readonly<Record<WebhookRequestErrorCode, number>> = {
  ERR_SIGNATURE_MISSING: 401,
  ERR_SIGNATURE_REPEATED: 401,
  ERR_SIGNATURE_MALFORMED: 401,
  ERR_SIGNATURE_MISMATCH: 401,
  ERR_BODY_INVALID: 400,
  ERR_EVENT_TIME: 403,
  ERR_BODY_TIMEOUT: 408,
  ERR_EVENT_DUPLICATE: 409,
  ERR_BODY_TOO_LARGE: 413,
  ERR_MEDIA_TYPE: 415,
  ERR_CONTENT_ENCODING: 415,
};

/**
 * A request was rejected. The web and Fastify adapters pass this error to you; the Express
 * middleware responds by itself. The message names the field and the problem, and repeats nothing
 * from the sender.
 */
export class WebhookRequestError extends Error {
  /** Always `WebhookRequestError`, also after minification. */
  override readonly name = 'WebhookRequestError';
  /** Stable code for programs. */
  readonly code: WebhookRequestErrorCode;
  /** HTTP status of the response. */
  readonly status: number;
  /** The same status under the name that Fastify reads. */
  readonly statusCode: number;

  /**
   * @param code why
   * @param message what is wrong, what is expected
   * @param options the error underneath, as `cause`
   */
  constructor(code: WebhookRequestErrorCode, message: string, options?: {cause?: unknown}) {
    super(message, options);
    this.code = code;
    this.status = STATUS[code];
    this.statusCode = this.status;
  }
}
