import http from 'node:http';
import type {AddressInfo} from 'node:net';
import express from 'express';
import express4 from 'express4';
import Fastify from 'fastify';
import {describe, expect, it} from 'vitest';
import {
  type SignatureLogger,
  type WebhookRequest,
  webhookRequestReader,
  webhookSignatureFastifyPlugin,
  webhookSignatureValidator,
} from '../src/index.js';
import {connect, createBody, createHead, post} from './support/requests.js';
import {serverKinds, startServer, type TestServer} from './support/servers.js';
import {getConfig, secret, sign} from './support/sign.js';

async function listen(
  listener: http.RequestListener,
): Promise<{server: TestServer; close(): void}> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    server: {port, url: `http://127.0.0.1:${port}/webhook`} as TestServer,
    close: () => void server.close(),
  };
}

describe.each([
  ['Express 5', express],
  ['Express 4', express4],
] as const)('W59 %s with a body parser in front', (_name, create) => {
  const createApp = (parser: express.RequestHandler): {app: express.Express; errors: Error[]} => {
    const errors: Error[] = [];
    const app = create();
    app.use(parser);
    app.post(
      '/webhook',
      webhookSignatureValidator(getConfig('HS256')),
      (_request, response) => void response.sendStatus(204),
    );
    app.use(
      (
        error: Error,
        _request: express.Request,
        response: express.Response,
        _next: express.NextFunction,
      ) => {
        errors.push(error);
        response.sendStatus(500);
      },
    );
    return {app, errors};
  };

  it('gets an error that says what to do, and does not hang', async () => {
    const {app, errors} = createApp(create.json());
    const {server, close} = await listen(app as unknown as http.RequestListener);
    const response = await post(server, createBody());
    close();
    expect(response.status).toBe(500);
    expect(errors.map((error) => [error.name, (error as Error & {code: string}).code])).toEqual([
      ['SignatureConfigError', 'ERR_SIGNATURE_CONFIG'],
    ]);
    expect(errors[0]?.message).toContain('mount this middleware before express.json()');
  });

  it('verifies the bytes that the parser kept', async () => {
    const {app} = createApp(
      create.json({
        verify: (request, _response, bytes) => void ((request as WebhookRequest).rawBody = bytes),
      }),
    );
    const {server, close} = await listen(app as unknown as http.RequestListener);
    const statuses = [
      (await post(server, createBody())).status,
      (await post(server, createBody(), {'x-signature': 'AAAA'})).status,
    ];
    close();
    expect(statuses).toEqual([204, 401]);
  });
});

describe('a body that was read before', () => {
  it('is reported by the web adapter', async () => {
    const read = webhookRequestReader(getConfig('HS256'));
    const request = new Request('http://localhost/', {method: 'POST', body: createBody()});
    await request.text();
    await expect(read(request)).rejects.toThrow(
      'check the request before calling json() or text() on it',
    );
  });
});

describe('Fastify', () => {
  it('guards the routes of the scope and no other', async () => {
    const app = Fastify();
    app.register(async (scope) => {
      await scope.register(webhookSignatureFastifyPlugin(getConfig('HS256')));
      scope.post('/webhook', async () => 'guarded');
      scope.get('/events', async () => 'guarded');
    });
    app.post('/open', async (request) => request.body);
    const json = {'content-type': 'application/json'};
    expect((await app.inject({method: 'POST', url: '/open', payload: {a: 1}})).json()).toEqual({
      a: 1,
    });
    expect(
      (await app.inject({method: 'POST', url: '/webhook', payload: createBody(), headers: json}))
        .statusCode,
    ).toBe(401);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/webhook',
          payload: createBody(),
          headers: {...json, 'x-signature': sign(createBody())},
        })
      ).body,
    ).toBe('guarded');
    expect((await app.inject({method: 'GET', url: '/events'})).statusCode).toBe(401);
    await app.close();
  });
});

describe('the log', () => {
  it.each(serverKinds)(
    'W69 of %s holds no body, no secret and no signature, and one line for each rejection',
    async (kind) => {
      const lines: string[] = [];
      const logger: SignatureLogger = {
        warn: (line) => lines.push(line),
        debug: (line) => lines.push(line),
      };
      const server = await startServer(getConfig('HS256'), {
        kind,
        logger,
        maxBodyBytes: 1000,
        bodyTimeoutMs: 50,
      });
      const signature = sign(createBody());
      await post(server, createBody());
      await post(server, createBody(), {'x-signature': undefined});
      await post(server, createBody(), {'x-signature': sign('other')});
      await post(server, `${createBody()} `, {'x-signature': signature});
      await post(server, createBody({event: {plate: 'LEAK-ME'}}));
      await post(server, 'LEAK-ME');
      await post(server, createBody(), {'content-type': 'text/LEAK-ME'});
      await post(server, createBody({filler: 'LEAK-ME'.repeat(1000)}));
      const slow = connect(server);
      slow.write(
        `${createHead([`X-Signature: ${signature}`, 'Content-Type: application/json', 'Content-Length: 500'])}{`,
      );
      await slow.response;
      slow.destroy();
      await server.close();
      const log = lines.join('\n');
      expect(lines).toHaveLength(9);
      for (const line of lines) {
        expect(line).toMatch(
          /^signature: (?:rejected with \d{3} ERR_[A-Z_]+: |accepted \d+ bytes, event [0-9a-f]{64}$)/,
        );
      }
      for (const word of ['LEAK-ME', 'ABC123', secret, signature, sign('other')])
        expect(log).not.toContain(word);
    },
  );

  it('is written nowhere without a logger', async () => {
    const written: unknown[] = [];
    const originals = [process.stdout.write, process.stderr.write] as const;
    const server = await startServer(getConfig('HS256'));
    process.stdout.write = process.stderr.write = ((chunk: unknown) =>
      written.push(chunk) > 0) as typeof process.stdout.write;
    try {
      await post(server, createBody());
      await post(server, createBody(), {'x-signature': 'AAAA'});
      await post(server, 'text');
    } finally {
      [process.stdout.write, process.stderr.write] = originals;
    }
    await server.close();
    expect(written).toEqual([]);
  });
});
