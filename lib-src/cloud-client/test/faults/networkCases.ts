import type {Socket} from 'node:net';
import {expect} from 'vitest';
import {VEHICLES} from '../support/clients.js';
import {startSelfSignedServer} from '../support/selfSigned.js';
import {
  getFreePort,
  json,
  startServer,
  startTcpServer,
  type TestServer,
} from '../support/server.js';
import {getHooks, sendImage, type FaultCase} from './FaultCase.js';

/** A server that closes each connection when it has read enough of a request. */
const serveClosing =
  (isEnough: (text: string) => boolean): FaultCase['serve'] =>
  async () => {
    const server = await startTcpServer((socket) => {
      let text = '';
      socket.on('data', (part) => {
        text += part.toString('latin1');
        if (!isEnough(text)) return;
        note(server, text);
        socket.destroy();
      });
    });
    return server;
  };

/** Counts what a raw server got as a request. */
const note = (server: TestServer, text: string): void =>
  void server.requests.push({
    method: '',
    url: '',
    headers: {},
    body: Buffer.from(text.slice(text.indexOf('\r\n\r\n'))),
    at: performance.now(),
  });

const isWhole = (text: string): boolean => text.trimEnd().endsWith('--');

const OK =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]';

/** A server that ends what it says itself; every request is counted. */
const serveRaw =
  (respond: (socket: Socket) => void): FaultCase['serve'] =>
  async () => {
    const server = await startTcpServer((socket) => {
      let text = '';
      socket.on('data', (part) => {
        text += part.toString('latin1');
        if (!isWhole(text)) return;
        note(server, text);
        respond(socket);
      });
    });
    return server;
  };

/** An error page of 50 MB; the request notes how much of it was sent. */
const serveEndless: FaultCase['serve'] = () =>
  startServer((request, response) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    let sent = 0;
    response.writeHead(500, {'content-type': 'text/plain'});
    const push = () => {
      while (sent < 50_000_000 && !response.destroyed) {
        sent += part.length;
        request.headers['x-sent'] = String(sent);
        if (!response.write(part)) return void response.once('drain', push);
      }
      response.end();
    };
    push();
  });

const cutOff: FaultCase['serve'] = () =>
  startServer((_request, response, count) => {
    if (count > 1) return json(response, 200, []);
    response
      .writeHead(200, {'content-type': 'application/json', 'content-length': '1000'})
      .write('[');
    setImmediate(() => response.destroy());
  });

/** Faults of the network. */
export const networkCases: readonly FaultCase[] = [
  {
    title: 'C19 reads no more than the beginning of an error page of 50 MB',
    serve: serveEndless,
    call: sendImage({retryCount: 0}),
    error: {name: 'ServerError', body: 'x'.repeat(8192)},
    check: ({requests}) => expect(Number(requests[0]?.headers['x-sent'])).toBeLessThan(10_000_000),
  },
  {
    title: 'C20 repeats after a rejected connection, then names host and code',
    serve: async () => ({
      url: `http://127.0.0.1:${await getFreePort()}`,
      requests: [],
      sockets: new Set(),
    }),
    call: sendImage(),
    error: {
      name: 'ConnectionError',
      code: 'ERR_CONNECTION',
      attempts: 3,
      billed: false,
      mayHaveBeenBilled: false,
    },
    message: /127\.0\.0\.1:\d+ \(ECONNREFUSED/,
    check: (_server, {log}) =>
      expect(log.filter((line) => line.includes('Next attempt'))).toHaveLength(2),
  },
  ...(
    [
      ['C22', 'before the body was read', (text: string) => text.length > 0],
      ['C23', 'after the whole body was read', isWhole],
    ] as const
  ).map(([id, when, isEnough]): FaultCase => ({
    title: `${id} does not repeat a recognition when the connection closes ${when}`,
    serve: serveClosing(isEnough),
    call: sendImage(),
    error: {name: 'ConnectionError', attempts: 1, billed: false, mayHaveBeenBilled: true},
    message: /It may have been charged, so it is not repeated unless `retryAmbiguous` is set\.$/,
    requests: 1,
  })),
  {
    title: 'C22 repeats a free call when the connection closes',
    serve: () =>
      startTcpServer((socket, count) => {
        socket.on('data', () => void (count < 3 ? socket.destroy() : socket.end(OK)));
      }),
    call: getHooks(),
    value: [],
  },
  {
    title: 'C24 with retryAmbiguous sends the whole body three times',
    serve: serveClosing(isWhole),
    call: sendImage({retryAmbiguous: true}),
    error: {name: 'ConnectionError', attempts: 3, mayHaveBeenBilled: true},
    requests: 3,
    check: ({requests}) => expect(new Set(requests.map(({body}) => body.toString())).size).toBe(1),
  },
  {
    title:
      'C24 says that an earlier attempt may have been billed, also when the last one was rejected',
    serve: () =>
      startServer((_request, response, count) =>
        count === 1 ? response.destroy() : json(response, 403, {message: 'Forbidden'}),
      ),
    call: sendImage({retryAmbiguous: true}),
    error: {status: 403, billed: false, mayHaveBeenBilled: true},
  },
  {
    title: 'C25 gives up on a silent server at the set time',
    serve: () => startServer(() => undefined),
    call: sendImage({timeoutMs: 500}),
    error: {
      name: 'TimeoutError',
      code: 'ERR_TIMEOUT',
      status: undefined,
      billed: false,
      mayHaveBeenBilled: true,
      attempts: 1,
    },
    message: /no complete response within 500 ms\.$/,
    check: (_server, {tookMs}) => {
      expect(tookMs).toBeGreaterThan(490);
      expect(tookMs).toBeLessThan(1500);
    },
  },
  {
    title: 'C25 a time of a single call goes before that of the client',
    serve: () => startServer(() => undefined),
    call: sendImage({}, {callOptions: {timeoutMs: 100}}),
    error: {name: 'TimeoutError', attempts: 1},
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(1500),
  },
  {
    title: 'C26 gives up on a response whose body stalls, which is billed',
    serve: () =>
      startServer((_request, response) =>
        response.writeHead(200, {'content-type': 'application/json'}).write('{"data":'),
      ),
    call: sendImage({timeoutMs: 300}),
    error: {
      name: 'TimeoutError',
      status: 200,
      billed: true,
      mayHaveBeenBilled: true,
      attempts: 1,
    },
  },
  {
    title: 'C27 ends a response that drips, by the deadline of the call',
    serve: () =>
      startServer((_request, response) => {
        response.writeHead(200, {'content-type': 'application/json'});
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      }),
    call: sendImage({deadlineMs: 600}),
    error: {name: 'TimeoutError'},
    message: /within 600 ms/,
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(2000),
  },
  {
    title: 'C27 ends a head that drips, by the timeout of the attempt',
    serve: serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: 1\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    }),
    call: sendImage({timeoutMs: 400}),
    error: {name: 'TimeoutError', attempts: 1, mayHaveBeenBilled: true},
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(1500),
  },
  {
    title: 'C28 does not repeat a recognition whose response is cut off',
    serve: cutOff,
    call: sendImage({retryAmbiguous: true}),
    error: {name: 'ResponseFormatError', billed: true, attempts: 1, status: 200},
    message: /the response was cut off\.$/,
    requests: 1,
  },
  {
    title: 'C28 repeats a free call whose response is cut off',
    serve: cutOff,
    call: getHooks(),
    value: [],
    requests: 2,
  },
  {
    title: 'C28 does not repeat a recognition whose chunks are cut off',
    serve: serveRaw((socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"dat',
      ),
    ),
    call: sendImage({retryAmbiguous: true}),
    error: {name: 'ResponseFormatError', billed: true, attempts: 1},
    requests: 1,
  },
  {
    title: 'C43 does not repeat a recognition whose response is not HTTP',
    serve: serveRaw((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
    call: sendImage(),
    error: {name: 'ConnectionError', attempts: 1, mayHaveBeenBilled: true},
    requests: 1,
  },
  {
    title: 'C42 rejects a certificate that is not trusted, without repeating',
    serve: async () => ({
      ...(await startSelfSignedServer((response) => json(response, 200, VEHICLES))),
      requests: [],
      sockets: new Set(),
    }),
    call: sendImage(),
    error: {name: 'ConnectionError', attempts: 1, billed: false, mayHaveBeenBilled: false},
    message: /DEPTH_ZERO_SELF_SIGNED_CERT|CERTIFICATE_VERIFY_FAILED/,
  },
  {
    title: 'C35 ends a call that is aborted while it waits for the response',
    serve: () => startServer(() => undefined),
    call: sendImage({}, {abortAfterMs: 150}),
    error: {
      name: 'AbortError',
      code: 'ERR_ABORTED',
      attempts: 1,
      billed: false,
      mayHaveBeenBilled: true,
    },
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(2000),
  },
  {
    title: 'C35 ends a call that is aborted between two attempts',
    serve: () =>
      startServer((_request, response) => json(response, 503, {}, {'retry-after': '20'})),
    call: sendImage({}, {abortAfterMs: 200}),
    error: {name: 'AbortError', attempts: 1, mayHaveBeenBilled: false},
    requests: 1,
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(2000),
  },
];
