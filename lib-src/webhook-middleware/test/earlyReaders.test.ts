import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import express from 'express';
import Fastify from 'fastify';
import {describe, expect, it} from 'vitest';
import {
  type WebhookRequest,
  webhookRequestReader,
  webhookSignatureFastifyPlugin,
  webhookSignatureValidator,
} from '../src/index.js';
import {createBody, post, type Received} from './support/requests.js';
import type {TestServer} from './support/servers.js';
import {getConfig, sign} from './support/sign.js';

/** Characters of one to four bytes in UTF-8. */
const body = createBody({
  event: {plate: {found: true, unicodeText: 'aЖ京😀'}, mmr: {found: false}},
});

type Front = (request: WebhookRequest, next: () => void) => void;

/** Posts to a plain server on which something is in front of the middleware. */
async function postBehind(front: Front, sent = body): Promise<Received & {errors: unknown[]}> {
  const validator = webhookSignatureValidator(getConfig('HS256'), {bodyTimeoutMs: 2000});
  const errors: unknown[] = [];
  const server = http.createServer((request, response) =>
    front(request, () =>
      validator(request, response, (error) => {
        if (error !== undefined) errors.push(error);
        response.writeHead(error === undefined ? 204 : 500).end();
      }),
    ),
  );
  return {...(await postTo(server, sent)), errors};
}

async function postTo(server: http.Server, sent = body): Promise<Received> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await post({port, url: `http://127.0.0.1:${port}/webhook`} as TestServer, sent);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Reads the whole body, and goes on when it has ended. */
const keep =
  (toKept: (bytes: Buffer) => unknown): Front =>
  (request, next) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Object.assign(request, {rawBody: toKept(Buffer.concat(chunks))});
      next();
    });
  };

const orderError = {name: 'SignatureConfigError', code: 'ERR_SIGNATURE_CONFIG', field: 'order'};

describe('a plain server', () => {
  it.each<[string, Front]>([
    ['kept as text', keep((bytes) => bytes.toString('utf8'))],
    ['kept as bytes that are no Buffer', keep((bytes) => new Uint8Array(bytes))],
    [
      'decoded on the way',
      (request, next) => {
        request.setEncoding('utf8');
        next();
      },
    ],
    [
      'kept as text while the middleware reads it',
      (request, next) => {
        request.rawBody = '';
        request.setEncoding('utf8').on('data', (text: string) => (request.rawBody += text));
        next();
      },
    ],
    [
      'not kept, though there is a field for it',
      (request, next) => {
        Object.assign(request, {rawBody: null});
        next();
      },
    ],
  ])('accepts an event whose body is %s', async (_what, front) => {
    expect(await postBehind(front)).toMatchObject({status: 204, errors: []});
  });

  it('rejects a body that is kept as text and was changed', async () => {
    const front = keep((bytes) => bytes.toString('utf8').replace('Ж', 'Щ'));
    expect(await postBehind(front)).toMatchObject({status: 401, code: 'ERR_SIGNATURE_MISMATCH'});
  });

  it.each<[string, Front]>([
    ['kept parsed', keep((bytes) => JSON.parse(bytes.toString()) as unknown)],
    ['not kept', keep(() => undefined)],
    ['kept as null', keep(() => null)],
    ['kept as an empty text', keep(() => '')],
    [
      'still being read',
      (request, next) => {
        request.once('data', (chunk: Buffer) => {
          request.rawBody = chunk.subarray(0, 10);
          next();
        });
      },
    ],
  ])('passes an error on, so that the agent sends again, when the body is %s', async (_, front) => {
    const {status, errors} = await postBehind(front);
    expect(status).toBe(500);
    expect(errors).toMatchObject([orderError]);
  });

  it('responds at once when something has waited for the end of an empty body', async () => {
    const front = keep((bytes) => bytes);
    expect(await postBehind(front, '')).toMatchObject({status: 400, code: 'ERR_BODY_INVALID'});
  });
});

describe('Express', () => {
  it('accepts an event whose parser keeps the body as text', async () => {
    const app = express();
    app.use(
      express.json({
        verify: (request, _response, bytes, encoding) =>
          void ((request as WebhookRequest).rawBody = bytes.toString(encoding as BufferEncoding)),
      }),
    );
    app.post('/webhook', webhookSignatureValidator(getConfig('HS256')), (_request, response) => {
      response.sendStatus(204);
    });
    expect((await postTo(http.createServer(app))).status).toBe(204);
  });
});

describe('Express with express.raw()', () => {
  const createApp = (parser: express.RequestHandler): http.Server => {
    const app = express();
    app.use(parser);
    app.post('/webhook', webhookSignatureValidator(getConfig('HS256')), (request, response) => {
      response.send((request.body as {event: {plate: {unicodeText: string}}}).event.plate);
    });
    app.use(((error, _request, response, _next) => {
      response.status(500).send(error.code);
    }) as express.ErrorRequestHandler);
    return http.createServer(app);
  };

  it('accepts an event whose bytes are in the body', async () => {
    expect((await postTo(createApp(express.raw({type: 'application/json'})))).status).toBe(200);
  });

  it('rejects bytes that were changed', async () => {
    const parser: express.RequestHandler = (request, response, next) =>
      express.raw({type: 'application/json'})(request, response, () => {
        (request.body as Buffer)[1] = 0x20;
        next();
      });
    expect((await postTo(createApp(parser))).status).toBe(401);
  });

  it('passes an error on for a body as text, which may have been decoded', async () => {
    expect((await postTo(createApp(express.text({type: 'application/json'})))).status).toBe(500);
  });
});

describe('Fastify', () => {
  type Hook = (payload: Readable) => Promise<unknown>;

  async function postToFastify(hook: Hook): Promise<Received & {errors: unknown[]}> {
    const app = Fastify({forceCloseConnections: true});
    const errors: unknown[] = [];
    app.addHook('preParsing', (_request, _reply, payload) => hook(payload as Readable) as never);
    app.addHook('onError', async (_request, _reply, error) => void errors.push(error));
    app.register(async (scope) => {
      await scope.register(webhookSignatureFastifyPlugin(getConfig('HS256')));
      scope.post('/webhook', async (_request, reply) => reply.code(204).send());
    });
    await app.ready();
    return {...(await postTo(app.server)), errors};
  }

  const readAll = async (payload: Readable): Promise<string> => {
    const chunks = await payload.toArray({signal: AbortSignal.timeout(5000)});
    return Buffer.concat(chunks as Buffer[]).toString();
  };

  it.each<[string, Hook]>([
    ['decodes the body', async (payload) => payload.setEncoding('utf8')],
    ['replaces the body with text', async (payload) => Readable.from([await readAll(payload)])],
  ])('accepts an event when a hook %s', async (_what, hook) => {
    expect(await postToFastify(hook)).toMatchObject({status: 204, errors: []});
  });

  it.each<[string, Hook]>([
    ['has read the body', async (payload) => readAll(payload).then(() => payload)],
    [
      'replaces the body with objects',
      async (payload) => Readable.from([JSON.parse(await readAll(payload))]),
    ],
  ])('reports the order with 500 when a hook %s', async (_what, hook) => {
    const {status, errors} = await postToFastify(hook);
    expect(status).toBe(500);
    expect(errors).toMatchObject([orderError]);
  });
});

describe('the reader of web requests', () => {
  const read = webhookRequestReader(getConfig('HS256'));
  const createRequest = (sent: unknown): Request =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-signature': sign(body)},
      body: sent,
      duplex: 'half',
    } as RequestInit);
  const streamOf = (chunk: unknown): ReadableStream =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(chunk);
        controller.close();
      },
    });

  it('accepts a stream of text', async () => {
    expect(await read(createRequest(streamOf(body)))).toMatchObject({ok: true});
  });

  it.each([
    [
      'is being read',
      (): Request => {
        const request = createRequest(body);
        request.body?.getReader();
        return request;
      },
    ],
    ['is a stream of objects', (): Request => createRequest(streamOf({parsed: true}))],
  ])('throws an error about the order when the body %s', async (_what, create) => {
    await expect(read(create())).rejects.toMatchObject(orderError);
  });
});
