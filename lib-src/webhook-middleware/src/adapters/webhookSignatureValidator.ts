import type {IncomingMessage, ServerResponse} from 'node:http';
import type {SignatureConfig} from '../config.js';
import type {WebhookEvent} from '../event.js';
import type {WebhookReceiverOptions} from '../options.js';
import {createReceiver, type ReceivedEvent, type Receiver} from '../receive/createReceiver.js';
import {getKeptBody} from '../receive/getKeptBody.js';
import {readNodeBody} from '../receive/readNodeBody.js';
import {sendFailure} from '../receive/sendFailure.js';
import {sendRejection} from '../receive/sendRejection.js';
import {WebhookRequestError} from '../core/WebhookRequestError.js';

/**
 * A Node request before and after the middleware: Express 4, Express 5, Connect and `node:http`
 * requests fit.
 */
export interface WebhookRequest extends IncomingMessage {
  /** The verified event, once the middleware has called `next`. */
  body?: WebhookEvent;
  /**
   * SHA-256 of the raw body in hexadecimal, once the middleware has called `next`: the same for
   * every delivery of an event.
   */
  webhookEventId?: string;
  /**
   * The raw body as bytes, or as text that is taken as UTF-8, if something before the middleware has
   * read and kept it, such as `express.json({verify})`.
   */
  rawBody?: Uint8Array | string;
}

/** What {@link webhookSignatureValidator} returns. */
export interface WebhookSignatureMiddleware {
  /**
   * Checks one request. Responds to a rejected one; otherwise sets `request.body` and calls `next`.
   * @param request a request whose body was not read yet
   * @param response its response
   * @param next called without an argument for a verified event, with a `SignatureConfigError` when
   *   something has read the body before
   */
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => unknown): void;
  /**
   * Reads key files again, for a key that was replaced on disk.
   * Requests whose head has arrived are still verified with the old keys.
   * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the new keys cannot be used; the old
   *   ones then stay in use
   */
  reloadKeys(): void;
}

/**
 * Creates a middleware that accepts only signed events of the vehicle detector agent. It works with
 * Express 4 and 5, Connect and `node:http`. Mount it before any body parser: the signature is over
 * the raw bytes, so the middleware reads the body itself.
 *
 * A verified request reaches your handler with a {@link WebhookEvent} in `request.body`. The
 * response to any other request is one line of JSON (`code`, `message`); see {@link
 * WebhookRequestErrorCode}. When a JSON key occurs twice, the last value counts.
 *
 * | Status | `code` | Reason |
 * | --- | --- | --- |
 * | 400 | `ERR_BODY_INVALID` | signed, but not JSON in UTF-8, or a field is wrong |
 * | 401 | `ERR_SIGNATURE_MISSING`, `ERR_SIGNATURE_REPEATED`, `ERR_SIGNATURE_MALFORMED`, `ERR_SIGNATURE_MISMATCH` | not signed with your key |
 * | 403 | `ERR_EVENT_TIME` | with `maxAgeSeconds`: older, or in the future |
 * | 408 | `ERR_BODY_TIMEOUT` | the body took longer than `bodyTimeoutMs` |
 * | 409 | `ERR_EVENT_DUPLICATE` | `isDuplicate` returned true |
 * | 413 | `ERR_BODY_TOO_LARGE` | larger than `maxBodyBytes` |
 * | 415 | `ERR_MEDIA_TYPE`, `ERR_CONTENT_ENCODING` | not plain JSON |
 * | 500 | `ERR_HANDLER_FAILED` | with `node:http`: your handler failed before it responded |
 *
 * Express handles what your handler throws. With `node:http` the middleware does: it sends it to the
 * logger, or without one to `process.emitWarning`, and the process goes on.
 *
 * @param config algorithm and keys; checked now, and key files are read now
 * @param options limits, replay defense, logging. Default: 20 MiB, 32 attachments, 30 seconds, no
 *   logger
 * @returns the middleware
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration cannot work
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import express from 'express';
 * import {webhookSignatureValidator, type WebhookEvent} from '%%name.middleware%%';
 *
 * const app = express();
 * const validator = webhookSignatureValidator({algorithm: 'HS256', secret: process.env.WEBHOOK_SECRET ?? ''});
 *
 * app.post('/webhook', validator, (request, response) => {
 *   const {event, detectedAt} = request.body as WebhookEvent;
 *   const text = event.plate.found ? event.plate.unicodeText : 'no plate';
 *   console.log(detectedAt.toISOString(), text);
 *   response.sendStatus(204);
 * });
 * ```
 *
 * @example
 * ```ts
 * import {createServer} from 'node:http';
 * import {webhookSignatureValidator, type WebhookRequest} from '%%name.middleware%%';
 *
 * const validator = webhookSignatureValidator({algorithm: 'HS256', secret: process.env.WEBHOOK_SECRET ?? ''});
 *
 * const server = createServer((request: WebhookRequest, response) => {
 *   validator(request, response, (error) => {
 *     if (error) throw error;
 *     const plate = request.body?.event.plate;
 *     console.log(plate?.found ? plate.unicodeText : 'no plate');
 *     response.writeHead(204).end();
 *   });
 * });
 * ```
 */
export function webhookSignatureValidator(
  config: SignatureConfig,
  options?: WebhookReceiverOptions,
): WebhookSignatureMiddleware {
  const receiver = createReceiver(config, options);
  const middleware = (
    request: WebhookRequest,
    response: ServerResponse,
    next: (error?: unknown) => unknown,
  ): void => {
    void receiveFrom(request, receiver).then(
      (received) => {
        if (received === undefined) return;
        request.body = received.event;
        request.webhookEventId = received.eventId;
        passOn(next, undefined, response, receiver);
      },
      (error: unknown) => {
        if (!(error instanceof WebhookRequestError)) return passOn(next, error, response, receiver);
        receiver.logRejection(error);
        sendRejection(request, response, error);
      },
    );
  };
  return Object.assign(middleware, {reloadKeys: () => receiver.reloadKeys()});
}

async function receiveFrom(
  request: WebhookRequest,
  receiver: Receiver,
): Promise<ReceivedEvent | undefined> {
  const kept = getKeptBody(request);
  const head = receiver.checkHead((name) => toText(request.headers[name]));
  const body = kept ?? (await readNodeBody(request, receiver.settings));
  return body === undefined ? undefined : head.checkBody(body);
}

const toText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/**
 * Express catches what handlers throw. On a plain server `next` is the handler itself, and nobody
 * else would learn of its error: it may neither disappear nor stop the process.
 */
function passOn(
  next: (error?: unknown) => unknown,
  error: unknown,
  response: ServerResponse,
  receiver: Receiver,
): void {
  new Promise((resolve) => resolve(error === undefined ? next() : next(error))).catch(
    (failure: unknown) => {
      sendFailure(response);
      receiver.logFailure(failure);
    },
  );
}
