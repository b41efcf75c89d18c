/**
 * Why a request was refused. `ERR_SIGNATURE_…` are answered 401, `ERR_BODY_INVALID` 400, `ERR_EVENT_TIME` 403,
 * `ERR_BODY_TIMEOUT` 408, `ERR_EVENT_DUPLICATE` 409, `ERR_BODY_TOO_LARGE` 413, `ERR_MEDIA_TYPE` and `ERR_CONTENT_ENCODING` 415.
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
 * A request was refused: the web and Fastify adapters hand it to you, the Express one answers by itself.
 * Its message names what is wrong with which field, and holds nothing that the sender wrote.
 */
export class WebhookRequestError extends Error {
  /** Always `WebhookRequestError`, also after minification. */
  override readonly name = 'WebhookRequestError';
  /** Stable code for programs. */
  readonly code: WebhookRequestErrorCode;
  /** HTTP status of the answer. */
  readonly status: number;
  /** The same, by the name that Fastify reads. */
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
