import http from 'node:http';
import type {AddressInfo} from 'node:net';
import express from 'express';
import express4 from 'express4';
import Fastify from 'fastify';
import {
  type SignatureConfig,
  type WebhookEvent,
  type WebhookReceiverOptions,
  type WebhookRequest,
  webhookRequestReader,
  webhookSignatureFastifyPlugin,
  webhookSignatureValidator,
} from '../../src/index.js';

/** What a handler of a test server may do with a verified event. */
export type Handle = (event: WebhookEvent, eventId: string) => void | Promise<void>;

/** A server on loopback whose POST /webhook is guarded. */
export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** Events that reached the handler. */
  readonly received: WebhookEvent[];
  /** Errors that reached the framework. */
  readonly errors: unknown[];
  /** Reads key files again. */
  reloadKeys(): void;
  close(): Promise<void>;
}

interface Guarded {
  readonly config: SignatureConfig;
  readonly options: WebhookReceiverOptions | undefined;
  readonly handle: Handle;
  readonly errors: unknown[];
  /** What the library returned; a server sets it when it starts. */
  guard?: {reloadKeys(): void};
}

type Listener = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const createExpressListener =
  (create: () => ReturnType<typeof express>) =>
  (guarded: Guarded): Listener => {
    const {config, options, handle, errors} = guarded;
    const app = create();
    const validator = webhookSignatureValidator(config, options);
    guarded.guard = validator;
    app.post('/webhook', validator, (request, response, next) => {
      const {body, webhookEventId = ''} = request as WebhookRequest;
      Promise.resolve(handle(body as WebhookEvent, webhookEventId)).then(
        () => response.sendStatus(204),
        next,
      );
    });
    app.use(
      (
        error: Error,
        _request: unknown,
        response: {status(code: number): {json(body: unknown): void}},
        _next: unknown,
      ) => {
        errors.push(error);
        response.status(500).json({message: error.message});
      },
    );
    return app as unknown as Listener;
  };

const listeners = {
  express: createExpressListener(express),
  express4: createExpressListener(express4 as unknown as typeof express),
  http: (guarded: Guarded): Listener => {
    const {config, options, handle, errors} = guarded;
    const validator = webhookSignatureValidator(config, options);
    guarded.guard = validator;
    return (request: WebhookRequest, response) => {
      if (request.method !== 'POST') return void response.writeHead(405).end();
      validator(request, response, async (error) => {
        if (error !== undefined) {
          errors.push(error);
          return response.writeHead(500).end();
        }
        await handle(request.body as WebhookEvent, request.webhookEventId ?? '');
        return response.writeHead(204).end();
      });
    };
  },
  web: (guarded: Guarded): Listener => {
    const {config, options, handle, errors} = guarded;
    const read = webhookRequestReader(config, options);
    guarded.guard = read;
    return (incoming, response) => {
      if (incoming.method !== 'POST') return void response.writeHead(405).end();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          incoming.on('data', (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)));
          incoming.on('end', () => controller.close());
          incoming.on('error', (error) => controller.error(error));
        },
        cancel: () => void incoming.removeAllListeners('data').removeAllListeners('end').resume(),
      });
      const request = new Request('http://localhost/webhook', {
        method: 'POST',
        headers: incoming.headers as Record<string, string>,
        body,
        duplex: 'half',
      } as RequestInit);
      read(request)
        .then(async (outcome) => {
          if (outcome.ok) await handle(outcome.event, outcome.eventId);
          const reply = outcome.ok ? new Response(null, {status: 204}) : outcome.response;
          response
            .writeHead(reply.status, Object.fromEntries(reply.headers))
            .end(await reply.text());
        })
        .catch((error: unknown) => {
          errors.push(error);
          response.writeHead(500).end();
        });
    };
  },
} satisfies Record<string, (guarded: Guarded) => Listener>;

/** Every kind of server that the library has an adapter for. */
export const serverKinds = ['express', 'express4', 'http', 'web', 'fastify'] as const;
export type ServerKind = (typeof serverKinds)[number];

/** Starts a server on a free port of loopback. */
export async function startServer(
  config: SignatureConfig,
  options?: WebhookReceiverOptions & {kind?: ServerKind; handle?: Handle},
): Promise<TestServer> {
  const {kind = 'express', handle, ...receiverOptions} = options ?? {};
  const received: WebhookEvent[] = [];
  const errors: unknown[] = [];
  const guarded: Guarded = {
    config,
    options: receiverOptions,
    errors,
    handle: async (event, eventId) => {
      received.push(event);
      await handle?.(event, eventId);
    },
  };
  const {server, close} =
    kind === 'fastify' ? await startFastify(guarded) : await startHttp(listeners[kind](guarded));
  const {port} = server.address() as AddressInfo;
  const reloadKeys = (): void => guarded.guard?.reloadKeys();
  return {url: `http://127.0.0.1:${port}/webhook`, port, received, errors, reloadKeys, close};
}

async function startHttp(
  listener: Listener,
): Promise<{server: http.Server; close(): Promise<void>}> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startFastify(
  guarded: Guarded,
): Promise<{server: http.Server; close(): Promise<void>}> {
  const {config, options, handle, errors} = guarded;
  const plugin = webhookSignatureFastifyPlugin(config, options);
  guarded.guard = plugin;
  const app = Fastify({forceCloseConnections: true});
  app.addHook('onError', async (_request, _reply, error) => void errors.push(error));
  app.register(async (scope) => {
    await scope.register(plugin);
    scope.post('/webhook', async (request, reply) => {
      await handle(
        request.body as WebhookEvent,
        (request as unknown as {webhookEventId: string}).webhookEventId,
      );
      return reply.code(204).send();
    });
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  return {server: app.server, close: () => app.close()};
}
