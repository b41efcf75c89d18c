import type {IncomingMessage, ServerResponse} from 'node:http';
import type {SignatureConfig} from '../config.js';
import type {WebhookEvent} from '../event.js';
import type {WebhookReceiverOptions} from '../options.js';
import {answerRefusal} from '../receive/answerRefusal.js';
import {createReceiver, type ReceivedEvent, type Receiver} from '../receive/createReceiver.js';
import {readNodeBody} from '../receive/readNodeBody.js';
import {SignatureConfigError} from '../SignatureConfigError.js';
import {WebhookRequestError} from '../WebhookRequestError.js';

/** A Node request before and after the middleware: Express 4, Express 5, Connect and `node:http` requests fit. */
export interface WebhookRequest extends IncomingMessage {
  /** The verified event, once the middleware has called `next`. */
  body?: WebhookEvent;
  /** SHA-256 of the raw body in hexadecimal, once the middleware has called `next`: the same for every delivery of an event. */
  webhookEventId?: string;
  /** The raw body, if something before the middleware has read and kept it, such as `express.json({verify})`. */
  rawBody?: Buffer;
}

/** What {@link webhookSignatureValidator} returns. */
export interface WebhookSignatureMiddleware {
  /**
   * Checks one request: answers it when it is refused, else sets `request.body` and calls `next`.
   * @param request a request whose body nobody has read
   * @param response its response
   * @param next called without an argument for a verified event, with an error when the server is set up wrongly
   */
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => unknown): void;
  /**
   * Reads key files again, for a key that was replaced on disk. Requests under way finish with the old keys.
   * @throws SignatureConfigError when the new keys can't be used; the old ones then stay in use
   */
  reloadKeys(): void;
}

/**
 * Makes the middleware that lets only signed events of the vehicle detector agent through.
 * Works as it is with Express 4 and 5, Connect and `node:http`. Mount it before any body parser: the signature is over
 * the raw bytes, so the middleware reads the body itself.
 *
 * A verified request reaches your handler with a {@link WebhookEvent} in `request.body`.
 * Every other request is answered with one line of JSON (`code`, `message`); see {@link WebhookRequestErrorCode}.
 * When a JSON key occurs twice, the last one counts.
 *
 * @param config algorithm and keys, checked now and never again
 * @param options limits, replay defense, logging
 * @returns the middleware
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration can't work
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import express from 'express';
 * import {webhookSignatureValidator, type WebhookEvent} from 'vehicle-detector-agent-webhook-middleware';
 *
 * const app = express();
 * const validator = webhookSignatureValidator({algorithm: 'HS256', secret: 'example-secret-do-not-use'});
 *
 * app.post('/webhook', validator, (request, response) => {
 *   const {event, detectedAt} = request.body as WebhookEvent;
 *   console.log(detectedAt.toISOString(), event.plate.unicodeText);
 *   response.sendStatus(204);
 * });
 * ```
 *
 * @example
 * ```ts
 * import {createServer} from 'node:http';
 * import {webhookSignatureValidator, type WebhookRequest} from 'vehicle-detector-agent-webhook-middleware';
 *
 * const validator = webhookSignatureValidator({algorithm: 'HS256', secret: 'example-secret-do-not-use'});
 *
 * const server = createServer((request: WebhookRequest, response) => {
 *   validator(request, response, (error) => {
 *     if (error) throw error;
 *     console.log(request.body?.event.plate.unicodeText);
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
        receiver.settings.logger?.warn(
          `signature: refused with ${error.status} ${error.code}: ${error.message}`,
        );
        answerRefusal(request, response, error);
      },
    );
  };
  return Object.assign(middleware, {reloadKeys: () => receiver.reloadKeys()});
}

async function receiveFrom(
  request: WebhookRequest,
  receiver: Receiver,
): Promise<ReceivedEvent | undefined> {
  const kept = request.rawBody;
  if (kept === undefined && request.readableDidRead) {
    throw new SignatureConfigError(
      'order',
      'body: was read before the signature could be checked. Expected: the raw body. Fix: mount this middleware before express.json() and other body parsers, or keep the bytes with `express.json({verify: (request, response, bytes) => { request.rawBody = bytes; }})`.',
    );
  }
  const signature = receiver.checkHead((name) => toText(request.headers[name]));
  const body = kept ?? (await readNodeBody(request, receiver.settings));
  return body === undefined ? undefined : receiver.checkBody(body, signature);
}

const toText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/**
 * Express catches what handlers throw. On a plain server `next` is the handler itself:
 * if it fails before it has answered, the sender must hear of it, or it would not send the event again.
 */
function passOn(
  next: (error?: unknown) => unknown,
  error: unknown,
  response: ServerResponse,
  {settings}: Receiver,
): void {
  new Promise((resolve) => resolve(error === undefined ? next() : next(error))).catch(() => {
    settings.logger?.warn('signature: the handler failed');
    if (response.headersSent) {
      response.destroy();
    } else {
      response
        .writeHead(500, {'Content-Type': 'application/json; charset=utf-8'})
        .end('{"code":"ERR_HANDLER_FAILED","message":"handler: failed before it answered."}\n');
    }
  });
}
