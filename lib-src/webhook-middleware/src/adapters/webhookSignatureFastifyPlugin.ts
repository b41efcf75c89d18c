import type {IncomingMessage} from 'node:http';
import type {SignatureConfig} from '../config.js';
import type {WebhookReceiverOptions} from '../options.js';
import {createReceiver, type ReceivedEvent} from '../receive/createReceiver.js';
import {readNodeBody} from '../receive/readNodeBody.js';
import {WebhookRequestError} from '../core/WebhookRequestError.js';

/** The part of a Fastify instance that the plugin uses. Fastify 4 and 5 have it. */
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

/** The same part with the types that the plugin relies on. */
interface FastifyInstance {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parser: (request: FastifyRequest, payload: IncomingMessage) => Promise<unknown>,
  ): void;
  addHook(name: string, hook: (request: FastifyRequest) => Promise<void>): void;
  decorateRequest(name: string, value: string): void;
}

/** What {@link webhookSignatureFastifyPlugin} returns: a plugin for `register`. */
export interface WebhookSignatureFastifyPlugin {
  /**
   * Installs the check.
   * @param scope the instance whose routes are protected
   * @param pluginOptions what Fastify passes to every plugin
   * @param done called when the check is installed
   */
  (scope: FastifyScope, pluginOptions: unknown, done: () => void): void;
  /**
   * Reads key files again, for a key that was replaced on disk.
   * Requests whose head has arrived are still verified with the old keys.
   * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the new keys cannot be used; the old
   *   ones then stay in use
   */
  reloadKeys(): void;
}

/**
 * Creates a Fastify plugin that accepts only signed events of the vehicle detector agent. It
 * protects every route of the scope in which it is registered, so register it in a separate scope.
 * `request.body` is then a {@link WebhookEvent} and `request.webhookEventId` its identifier. A
 * rejected request goes to Fastify's error handler as {@link WebhookRequestError}, with the status
 * of the response.
 *
 * @param config algorithm and keys; checked now, and key files are read now
 * @param options limits, replay defense, logging. Default: 20 MiB, 32 attachments, 30 seconds, no
 *   logger. Fastify's `bodyLimit` does not apply
 * @returns the plugin
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration cannot work
 * @throws RangeError when an option is out of range
 *
 * @example
 * ```ts
 * import Fastify from 'fastify';
 * import {webhookSignatureFastifyPlugin, type WebhookEvent} from '%%name.middleware%%';
 *
 * const app = Fastify();
 * app.register(async (scope) => {
 *   await scope.register(webhookSignatureFastifyPlugin({algorithm: 'HS256', secret: process.env.WEBHOOK_SECRET ?? ''}));
 *   scope.post('/webhook', async (request, reply) => {
 *     const {plate} = (request.body as WebhookEvent).event;
 *     console.log(plate.found ? plate.unicodeText : 'no plate');
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

  const check: Check = async (request, payload) => {
    try {
      const head = receiver.checkHead((name) => request.headers[name]);
      const body =
        payload === undefined ? Buffer.alloc(0) : await readNodeBody(payload, receiver.settings);
      // A sender that has disconnected gets no response, but Fastify must finish the request.
      verified.set(request, await head.checkBody(body ?? Buffer.alloc(0)));
    } catch (error) {
      if (error instanceof WebhookRequestError) receiver.logRejection(error);
      throw error;
    }
  };

  const plugin = (scope: FastifyScope, _pluginOptions: unknown, done: () => void): void => {
    install(scope as unknown as FastifyInstance, check, verified);
    done();
  };
  return Object.assign(plugin, {
    reloadKeys: () => receiver.reloadKeys(),
    // Fastify's mark for a plugin that acts on the scope in which it is registered, not on a child
    // of that scope.
    [Symbol.for('skip-override')]: true,
  });
}

type Check = (request: FastifyRequest, payload: IncomingMessage | undefined) => Promise<void>;

function install(
  instance: FastifyInstance,
  check: Check,
  verified: WeakMap<FastifyRequest, ReceivedEvent>,
): void {
  instance.decorateRequest('webhookEventId', '');
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('*', async (request, payload) => {
    await check(request, payload);
    return verified.get(request)?.event;
  });
  // Fastify skips parsers for a request without a body. It must not skip the signature.
  instance.addHook('preValidation', async (request) => {
    if (!verified.has(request)) await check(request, undefined);
    request.webhookEventId = verified.get(request)?.eventId ?? '';
  });
}
