import type {WebhookEvent} from './event.js';

/** Receives the log of the middleware. `console` fits, and so does a pino or winston logger. */
export interface SignatureLogger {
  /**
   * Receives one line for each rejected request and each risky setting, and with `node:http` what
   * your handler has thrown.
   * @param message status, code and reason; never a body, a secret or a signature. Of what your
   *   handler has thrown: name, message and stack, in several lines
   */
  warn(message: string): void;
  /**
   * Receives one line for each accepted request.
   * @param message size of the body and identifier of the event
   */
  debug?(message: string): void;
}

/**
 * Limits, defense against replays and logging, for all adapters.
 *
 * @example
 * ```ts
 * import {webhookSignatureValidator} from '%%name.middleware%%';
 *
 * const stored = new Set<string>();
 * const validator = webhookSignatureValidator(
 *   {algorithm: 'HS256', secret: 'a-secret-that-has-at-least-32-characters'},
 *   {maxAgeSeconds: 24 * 60 * 60, isDuplicate: (eventId) => stored.has(eventId), logger: console},
 * );
 * ```
 */
export interface WebhookReceiverOptions {
  /**
   * Largest body in bytes; 413 above. A larger `Content-Length` is rejected before the body is
   * read.
   * @defaultValue 20971520
   */
  maxBodyBytes?: number;
  /**
   * Time in milliseconds for the whole body to arrive; 408 afterwards.
   * @defaultValue 30000
   */
  bodyTimeoutMs?: number;
  /**
   * Most attachments of one event; 400 above.
   * @defaultValue 32
   */
  maxAttachments?: number;
  /**
   * Oldest event that is accepted, in seconds since its detection; 403 for older ones and for those
   * more than a minute in the future. The agent keeps events while your server is unavailable and
   * sends them later, so a narrow window loses them. Without it events of any age are accepted.
   */
  maxAgeSeconds?: number;
  /**
   * Returns whether an event was stored before; 409 if so. The signature covers no nonce and no
   * time of sending, so a recorded request stays valid: only your record of identifiers keeps it
   * from counting twice. Remember the identifier when the event is stored, not when this is asked,
   * or a failed handler loses the event. The identifier is the SHA-256 of the raw body in
   * hexadecimal, the same as `webhookEventId` in your handler. Without it repeated events are
   * accepted.
   */
  isDuplicate?: (eventId: string, event: WebhookEvent) => boolean | Promise<boolean>;
  /**
   * Receives rejections and warnings. Without it nothing is logged, but an error of your handler on
   * `node:http` becomes a warning of the process (`process.emitWarning`), which Node.js prints.
   */
  logger?: SignatureLogger;
  /**
   * Clock in milliseconds since 1970, for tests of `maxAgeSeconds`.
   * @defaultValue Date.now
   */
  now?: () => number;
}

/** The options with their defaults. */
export type ReceiverSettings = Required<
  Pick<WebhookReceiverOptions, 'maxBodyBytes' | 'bodyTimeoutMs' | 'maxAttachments' | 'now'>
> &
  Pick<WebhookReceiverOptions, 'maxAgeSeconds' | 'isDuplicate' | 'logger'>;

/**
 * Fills in defaults and rejects values that cannot work.
 *
 * @param options what the user wrote
 * @throws RangeError naming the option
 */
export function toReceiverSettings(options: WebhookReceiverOptions = {}): ReceiverSettings {
  const settings: ReceiverSettings = {
    maxBodyBytes: options.maxBodyBytes ?? 20 * 1024 * 1024,
    bodyTimeoutMs: options.bodyTimeoutMs ?? 30_000,
    maxAttachments: options.maxAttachments ?? 32,
    now: options.now ?? Date.now,
    ...(options.maxAgeSeconds === undefined ? {} : {maxAgeSeconds: options.maxAgeSeconds}),
    ...(options.isDuplicate === undefined ? {} : {isDuplicate: options.isDuplicate}),
    ...(options.logger === undefined ? {} : {logger: options.logger}),
  };
  for (const name of [
    'maxBodyBytes',
    'bodyTimeoutMs',
    'maxAttachments',
    'maxAgeSeconds',
  ] as const) {
    const value = settings[name];
    const isCount = name === 'maxAttachments';
    if (
      value !== undefined &&
      !(Number.isSafeInteger(value) && value >= (isCount ? 0 : 1) && value <= 2 ** 31 - 1)
    ) {
      throw new RangeError(
        `\`${name}\`: out of range, got ${String(value)}. Expected: an integer from ${isCount ? 0 : 1} to ${2 ** 31 - 1}.`,
      );
    }
  }
  return settings;
}
