import type {SignatureConfig} from '../config.js';
import type {WebhookReceiverOptions} from '../options.js';
import {toRejectionResponse} from '../receive/sendRejection.js';
import {createOrderError} from '../receive/createOrderError.js';
import {createReceiver, type ReceivedEvent} from '../receive/createReceiver.js';
import {readWebBody} from '../receive/readWebBody.js';
import {WebhookRequestError} from '../core/WebhookRequestError.js';

/** A request with a valid signature, and its event. */
export interface AcceptedWebhook extends ReceivedEvent {
  /** Distinguishes it from a {@link RejectedWebhook}. */
  readonly ok: true;
}

/** A request that must not be handled, and the response to send. */
export interface RejectedWebhook {
  /** Distinguishes it from an {@link AcceptedWebhook}. */
  readonly ok: false;
  /** Why it is rejected. */
  readonly error: WebhookRequestError;
  /** What to send back: the status and one line of JSON. */
  readonly response: Response;
}

/** The result for a request: accepted or rejected, distinguished by `ok`. */
export type WebhookOutcome = AcceptedWebhook | RejectedWebhook;

/** What {@link webhookRequestReader} returns. */
export interface WebhookRequestReader {
  /**
   * Reads and checks one request.
   * @param request a request whose body was not read yet
   * @returns the event, or the response to send
   * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when something has read the body before
   */
  (request: Request): Promise<WebhookOutcome>;
  /**
   * Reads key files again, for a key that was replaced on disk.
   * Requests whose head has arrived are still verified with the old keys.
   * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the new keys cannot be used; the old
   *   ones then stay in use
   */
  reloadKeys(): void;
}

/**
 * Creates the check for frameworks that use the web's `Request`: Hono, Next.js route handlers,
 * Remix, SvelteKit.
 *
 * @param config algorithm and keys; checked now, and key files are read now
 * @param options limits, replay defense, logging. Default: 20 MiB, 32 attachments, 30 seconds, no
 *   logger
 * @returns a function that reads and checks one request
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration cannot work
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import {webhookRequestReader} from '%%name.middleware%%';
 *
 * const read = webhookRequestReader({algorithm: 'HS256', secret: process.env.WEBHOOK_SECRET ?? ''});
 *
 * export async function POST(request: Request): Promise<Response> {
 *   const outcome = await read(request);
 *   if (!outcome.ok) return outcome.response;
 *   const {plate} = outcome.event.event;
 *   console.log(plate.found ? plate.unicodeText : 'no plate');
 *   return new Response(null, {status: 204});
 * }
 * ```
 */
export function webhookRequestReader(
  config: SignatureConfig,
  options?: WebhookReceiverOptions,
): WebhookRequestReader {
  const receiver = createReceiver(config, options);
  const read = async (request: Request): Promise<WebhookOutcome> => {
    if (request.bodyUsed || request.body?.locked === true)
      throw createOrderError('check the request before calling json() or text() on it');
    try {
      const head = receiver.checkHead((name) => request.headers.get(name) ?? undefined);
      const body = await readWebBody(request, receiver.settings);
      return {ok: true, ...(await head.checkBody(body))};
    } catch (error) {
      if (!(error instanceof WebhookRequestError)) throw error;
      receiver.logRejection(error);
      const {status, headers, body} = toRejectionResponse(error);
      return {ok: false, error, response: new Response(body, {status, headers})};
    }
  };
  return Object.assign(read, {reloadKeys: () => receiver.reloadKeys()});
}
