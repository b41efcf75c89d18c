import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type WebhookReceiverOptions, webhookSignatureValidator} from '../src/index.js';
import {createBody, post} from './support/requests.js';
import {startServer, type TestServer} from './support/servers.js';
import {getConfig, secret} from './support/sign.js';

/** What Node.js would print on the standard error of the host, in place of its printing. */
let warnings: Error[];
const printers = process.listeners('warning');
beforeEach(() => {
  warnings = [];
  process.removeAllListeners('warning').on('warning', (warning) => warnings.push(warning));
});
afterEach(() => {
  process.removeAllListeners('warning');
  for (const printer of printers) process.on('warning', printer);
});

type Handler = (response: http.ServerResponse, request: http.IncomingMessage) => unknown;

/** The server of the README, with `node:http`; `close` waits until its warnings were emitted. */
async function startPlainServer(
  handle: Handler,
  options: WebhookReceiverOptions = {},
  isReadBefore = false,
): Promise<Pick<TestServer, 'url' | 'port'> & {close(): Promise<void>}> {
  const validator = webhookSignatureValidator(getConfig('HS256'), options);
  const server = http.createServer((request, response) => {
    const check = (): void =>
      validator(request, response, (error) => {
        if (error !== undefined) throw error as Error;
        return handle(response, request);
      });
    if (isReadBefore) request.resume().once('end', check);
    else check();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/webhook`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

async function fail(handle: Handler, options?: WebhookReceiverOptions, isReadBefore?: boolean) {
  const server = await startPlainServer(handle, options, isReadBefore);
  const response = await post(server as TestServer, createBody());
  await server.close();
  return response;
}

const throwDiskFull = (): never => {
  throw Object.assign(new RangeError('disk full', {cause: new Error('ENOSPC')}), {key: secret});
};

describe('an error of a handler on node:http', () => {
  it.each([
    ['throws', throwDiskFull],
    ['rejects', async () => throwDiskFull()],
  ])('reaches the logger with name, message, stack and cause when it %s', async (_, handle) => {
    const lines: string[] = [];
    const response = await fail(handle, {logger: {warn: (line) => lines.push(line)}});
    expect([response.status, response.code]).toEqual([500, 'ERR_HANDLER_FAILED']);
    expect(response.text).not.toContain('disk full');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^signature: the handler failed: RangeError: disk full\n {4}at throwDiskFull .*handlerErrors\.test\.ts[^]*\nCause: Error: ENOSPC\n {4}at /,
    );
    expect(lines[0]).not.toContain(secret);
    expect(warnings).toEqual([]);
  });

  it('becomes a warning of the process without a logger', async () => {
    expect((await fail(throwDiskFull)).status).toBe(500);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({name: 'Warning', code: 'ERR_HANDLER_FAILED'});
    expect(warnings[0]?.message).toMatch(
      /^signature: the handler failed: RangeError: disk full\n {4}at throwDiskFull /,
    );
    expect(warnings[0]?.message).not.toContain(secret);
  });

  it('is the configuration error of the middleware when the handler throws that', async () => {
    expect((await fail(() => undefined, {}, true)).status).toBe(500);
    expect(warnings.map(({message}) => message.split('\n')[0])).toEqual([
      expect.stringMatching(
        /^signature: the handler failed: SignatureConfigError: body: was read before .* Fix: mount /,
      ),
    ]);
  });

  it.each([
    ['a text', 'disk full', 'disk full'],
    ['undefined', undefined, 'undefined'],
    ['an object', {key: secret}, 'an object that is no Error'],
  ])('is reported when it is %s', async (_what, thrown, text) => {
    await fail(() => Promise.reject(thrown as never));
    expect(warnings.map(({message}) => message)).toEqual([
      `signature: the handler failed: ${text}`,
    ]);
  });

  it('does not break off the response of a handler that fails afterwards', async () => {
    const large = 'x'.repeat(20_000_000);
    const response = await fail((answer) => {
      answer.end(large);
      throwDiskFull();
    });
    expect([response.status, response.text.length]).toEqual([200, large.length]);
    expect(warnings).toHaveLength(1);
  });

  it('breaks off a response that has begun', async () => {
    const failed = fail((response) => {
      response.write('half');
      throwDiskFull();
    });
    await expect(failed).rejects.toThrow(/terminated|fetch failed/);
  });
});

describe('a logger that fails', () => {
  // TypeScript takes an asynchronous logger for one that returns nothing.
  const reject = (async () => throwDiskFull()) as () => void;
  it.each([
    ['at once', {warn: throwDiskFull, debug: throwDiskFull}],
    ['later', {warn: reject, debug: reject}],
  ])('%s changes no response, and stops nothing', async (_when, logger) => {
    const server = await startServer(getConfig('HS256'), {
      kind: 'http',
      logger,
      handle: ({detectedAt}) => {
        if (detectedAt.getTime() === 5) throwDiskFull();
      },
    });
    const responses = [
      await post(server, createBody(), {'x-signature': 'AAAA'}),
      await post(server, createBody()),
      await post(server, createBody({detectionTimestamp: 5})),
    ];
    await server.close();
    expect(responses.map(({status}) => status)).toEqual([401, 204, 500]);
  });
});
