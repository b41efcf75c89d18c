import type {SignatureConfig} from '../config.js';
import type {WebhookReceiverOptions} from '../options.js';
import {toRefusalAnswer} from '../receive/answerRefusal.js';
import {createReceiver, type ReceivedEvent} from '../receive/createReceiver.js';
import {readWebBody} from '../receive/readWebBody.js';
import {SignatureConfigError} from '../SignatureConfigError.js';
import {WebhookRequestError} from '../WebhookRequestError.js';

/** A request with a right signature, and its event. */
export interface AcceptedWebhook extends ReceivedEvent {
  /** Tells it from a {@link RefusedWebhook}. */
  readonly ok: true;
}

/** A request that must not be handled, and the answer to send. */
export interface RefusedWebhook {
  /** Tells it from an {@link AcceptedWebhook}. */
  readonly ok: false;
  /** Why it is refused. */
  readonly error: WebhookRequestError;
  /** What to send back: the status and one line of JSON. */
  readonly response: Response;
}

/** What became of a request, told apart by `ok`. */
export type WebhookOutcome = AcceptedWebhook | RefusedWebhook;

/**
 * Makes the check for frameworks that hand you the web's own `Request`: Hono, Next.js route handlers, Remix, SvelteKit.
 *
 * @param config algorithm and keys, checked now and never again
 * @param options limits, replay defense, logging
 * @returns a function that reads and checks one request, and rejects only when the server is set up wrongly
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration can't work, also by the returned function when the body was already read
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import {webhookRequestReader} from 'vehicle-detector-agent-webhook-middleware';
 *
 * const read = webhookRequestReader({algorithm: 'HS256', secret: 'example-secret-do-not-use'});
 *
 * export async function POST(request: Request): Promise<Response> {
 *   const outcome = await read(request);
 *   if (!outcome.ok) return outcome.response;
 *   console.log(outcome.event.event.plate.unicodeText);
 *   return new Response(null, {status: 204});
 * }
 * ```
 */
export function webhookRequestReader(
  config: SignatureConfig,
  options?: WebhookReceiverOptions,
): (request: Request) => Promise<WebhookOutcome> {
  const receiver = createReceiver(config, options);
  return async (request) => {
    if (request.bodyUsed) {
      throw new SignatureConfigError(
        'order',
        'body: was read before the signature could be checked. Expected: the raw body. Fix: check the request before calling json() or text() on it.',
      );
    }
    try {
      const signature = receiver.checkHead((name) => request.headers.get(name) ?? undefined);
      const body = await readWebBody(request, receiver.settings);
      return {ok: true, ...(await receiver.checkBody(body, signature))};
    } catch (error) {
      if (!(error instanceof WebhookRequestError)) throw error;
      receiver.settings.logger?.warn(
        `signature: refused with ${error.status} ${error.code}: ${error.message}`,
      );
      const {status, headers, body} = toRefusalAnswer(error);
      return {ok: false, error, response: new Response(body, {status, headers})};
    }
  };
}
