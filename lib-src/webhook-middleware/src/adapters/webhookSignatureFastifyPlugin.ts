import type {IncomingMessage} from 'node:http';
import type {SignatureConfig} from '../config.js';
import type {WebhookReceiverOptions} from '../options.js';
import {createReceiver, type ReceivedEvent} from '../receive/createReceiver.js';
import {readNodeBody} from '../receive/readNodeBody.js';
import {WebhookRequestError} from '../WebhookRequestError.js';

/** The part of a Fastify instance that the plugin uses; every instance of Fastify 4 and 5 fits. */
export interface FastifyScope {
  /** Fastify's method of that name. */
  removeAllContentTypeParsers(): void;
  /** Fastify's method of that name. */
  addContentTypeParser(...parameters: never[]): unknown;
  /** Fastify's method of that name. */
  addHook(...parameters: never[]): unknown;
  /** Fastify's method of that name. */
  decorateRequest(...parameters: never[]): unknown;
}

interface FastifyRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  body: unknown;
  webhookEventId: string;
}

/** What {@link webhookSignatureFastifyPlugin} returns: a plugin for `register`. */
export interface WebhookSignatureFastifyPlugin {
  /**
   * Installs the check.
   * @param scope the instance whose routes are to be protected
   * @param pluginOptions what Fastify passes to every plugin
   * @param done called when the check is installed
   */
  (scope: FastifyScope, pluginOptions: unknown, done: () => void): void;
}

/**
 * Makes a Fastify plugin that lets only signed events of the vehicle detector agent through.
 * Every route of the scope in which it is registered is protected, so register it in a scope of its own.
 * `request.body` is then a {@link WebhookEvent} and `request.webhookEventId` its identifier;
 * a refused request goes to Fastify's error handler as {@link WebhookRequestError}, which answers it with the right status.
 *
 * @param config algorithm and keys, checked now and never again
 * @param options limits, replay defense, logging; Fastify's own `bodyLimit` does not apply
 * @returns the plugin
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration can't work
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import Fastify from 'fastify';
 * import {webhookSignatureFastifyPlugin, type WebhookEvent} from 'vehicle-detector-agent-webhook-middleware';
 *
 * const app = Fastify();
 * app.register(async (scope) => {
 *   await scope.register(webhookSignatureFastifyPlugin({algorithm: 'HS256', secret: 'example-secret-do-not-use'}));
 *   scope.post('/webhook', async (request, reply) => {
 *     const {event} = request.body as WebhookEvent;
 *     console.log(event.plate.unicodeText);
 *     return reply.code(204).send();
 *   });
 * });
 * ```
 */
export function webhookSignatureFastifyPlugin(
  config: SignatureConfig,
  options?: WebhookReceiverOptions,
): WebhookSignatureFastifyPlugin {
  const receiver = createReceiver(config, options);
  const verified = new WeakMap<FastifyRequest, ReceivedEvent>();

  const check = async (
    request: FastifyRequest,
    payload: IncomingMessage | undefined,
  ): Promise<void> => {
    try {
      const signature = receiver.checkHead((name) => request.headers[name]);
      const body =
        payload === undefined ? Buffer.alloc(0) : await readNodeBody(payload, receiver.settings);
      // A sender that went away gets no answer, but Fastify must come to an end with the request.
      verified.set(request, await receiver.checkBody(body ?? Buffer.alloc(0), signature));
    } catch (error) {
      if (error instanceof WebhookRequestError) {
        receiver.settings.logger?.warn(
          `signature: refused with ${error.status} ${error.code}: ${error.message}`,
        );
      }
      throw error;
    }
  };

  const plugin = (scope: FastifyScope, _pluginOptions: unknown, done: () => void): void => {
    const instance = scope as unknown as {
      removeAllContentTypeParsers(): void;
      addContentTypeParser(
        type: string,
        parser: (request: FastifyRequest, payload: IncomingMessage) => Promise<unknown>,
      ): void;
      addHook(name: string, hook: (request: FastifyRequest) => Promise<void>): void;
      decorateRequest(name: string, value: string): void;
    };
    instance.decorateRequest('webhookEventId', '');
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', async (request, payload) => {
      await check(request, payload);
      return verified.get(request)?.event;
    });
    // Fastify skips parsers for a request without a body: it must not skip the signature.
    instance.addHook('preValidation', async (request) => {
      if (!verified.has(request)) await check(request, undefined);
      request.webhookEventId = verified.get(request)?.eventId ?? '';
    });
    done();
  };
  // Fastify's own mark for a plugin that acts on the scope it is registered in, instead of on a child of it.
  return Object.assign(plugin, {[Symbol.for('skip-override')]: true});
}
