import {connect} from 'node:net';
import {Agent, fetch as undiciFetch, ProxyAgent} from 'undici';
import {describe, expect, test} from 'vitest';
import {
  ConnectionError,
  ResponseFormatError,
  TimeoutError,
  type VehicleAPIOptions,
} from '../src/index.js';
import {
  getError,
  IMAGE,
  measure,
  storageClient,
  vehicleClient,
  VEHICLES,
} from './support/clients.js';
import {startSelfSignedServer} from './support/selfSigned.js';
import {getFreePort, json, startServer, startTcpServer} from './support/server.js';

test('C20 repeats after a rejected connection, then names host and code', async () => {
  const port = await getFreePort();
  const debug: string[] = [];
  const client = vehicleClient(`http://127.0.0.1:${port}`, {
    logger: {debug: (line) => debug.push(line), warn: () => undefined},
  });
  const error = await getError(client.send(IMAGE));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error.message).toContain(`127.0.0.1:${port} (ECONNREFUSED`);
  expect(error).toMatchObject({
    attempts: 3,
    billed: false,
    mayHaveBeenBilled: false,
    cause: {code: 'ECONNREFUSED'},
  });
  expect(debug.filter((line) => line.includes('Next attempt'))).toHaveLength(2);
});

test('C21 repeats after a failed name resolution', async () => {
  const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND api.invalid'), {
    code: 'ENOTFOUND',
  });
  let lookups = 0;
  const dispatcher = new Agent({
    connect: {
      lookup: (_host, _options, done) => {
        lookups += 1;
        done(notFound, '', 4);
      },
    },
  });
  const error = await getError(
    vehicleClient('https://api.invalid', {fetch: through(dispatcher)}).send(IMAGE),
  );
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({attempts: 3, mayHaveBeenBilled: false, cause: {code: 'ENOTFOUND'}});
  expect(lookups).toBe(3);
});

test.each([
  ['C22', 'before the body was read', (bytes: number) => bytes > 0],
  [
    'C23',
    'after the whole body was read',
    (_bytes: number, text: string) => text.trimEnd().endsWith('--'),
  ],
])(
  '%s does not repeat a recognition when the connection closes %s',
  async (_id, _when, isEnough) => {
    const server = await startTcpServer((socket) => {
      let text = '';
      socket.on('data', (part) => {
        text += part.toString('latin1');
        if (isEnough(text.length, text)) socket.destroy();
      });
    });
    let connections = 0;
    const error = await getError(
      vehicleClient(server.url, {fetch: (url, init) => (connections++, fetch(url, init))}).send(
        IMAGE,
      ),
    );
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({attempts: 1, billed: false, mayHaveBeenBilled: true});
    expect(error.message).toContain('It may have been charged');
    expect(connections).toBe(1);
  },
);

test('C22 repeats a free call when the connection closes', async () => {
  const server = await startTcpServer((socket, count) => {
    socket.on('data', () => {
      if (count < 3) {
        socket.destroy();
      } else {
        socket.end(
          'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]',
        );
      }
    });
  });
  await expect(storageClient(server.url).getHooks()).resolves.toEqual([]);
});

test('C24 with retryAmbiguous sends the whole body three times', async () => {
  const bodies: string[] = [];
  const server = await startTcpServer((socket) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (!text.trimEnd().endsWith('--')) return;
      bodies.push(text.slice(text.indexOf('\r\n\r\n')));
      socket.destroy();
    });
  });
  const error = await getError(vehicleClient(server.url, {retryAmbiguous: true}).send(IMAGE));
  expect(error).toMatchObject({name: 'ConnectionError', attempts: 3, mayHaveBeenBilled: true});
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
});

test('C24 says that an earlier attempt may have been billed, also when the last one was rejected', async () => {
  const server = await startServer((_request, response, count) =>
    count === 1 ? response.destroy() : json(response, 403, {message: 'Forbidden'}),
  );
  expect(
    await getError(vehicleClient(server.url, {retryAmbiguous: true}).send(IMAGE)),
  ).toMatchObject({status: 403, billed: false, mayHaveBeenBilled: true});
});

test('C25 gives up on a silent server at the set time', async () => {
  const server = await startServer(() => undefined);
  const took = await measure(async () => {
    const error = await getError(vehicleClient(server.url, {timeoutMs: 500}).send(IMAGE));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      status: undefined,
      billed: false,
      mayHaveBeenBilled: true,
      attempts: 1,
    });
  });
  expect(took).toBeGreaterThan(490);
  expect(took).toBeLessThan(650);
});

test('C25 a time of a single call goes before that of the client', async () => {
  const server = await startServer(() => undefined);
  const took = await measure(() => vehicleClient(server.url).send(IMAGE, {timeoutMs: 100}));
  expect(took).toBeLessThan(400);
});

test('C26 gives up on a response whose body stalls, which is billed', async () => {
  const server = await startServer((_request, response) =>
    response.writeHead(200, {'content-type': 'application/json'}).write('{"data":'),
  );
  const error = await getError(vehicleClient(server.url, {timeoutMs: 300}).send(IMAGE));
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({status: 200, billed: true, mayHaveBeenBilled: true, attempts: 1});
});

test('C27 ends a response that drips, by the deadline of the call', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  });
  const took = await measure(async () => {
    const error = await getError(vehicleClient(server.url, {deadlineMs: 600}).send(IMAGE));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toContain('within 600 ms');
  });
  expect(took).toBeLessThan(900);
});

test('C28 does not repeat a recognition whose response is cut off', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
    response.write('{"dat');
    setImmediate(() => response.destroy());
  });
  const error = await getError(vehicleClient(server.url, {retryAmbiguous: true}).send(IMAGE));
  expect(error).toBeInstanceOf(ResponseFormatError);
  expect(error).toMatchObject({billed: true, attempts: 1, status: 200});
  expect(error.message).toContain('the response was cut off');
  expect(server.requests).toHaveLength(1);
});

test('C28 repeats a free call whose response is cut off', async () => {
  const server = await startServer((_request, response, count) => {
    if (count > 1) return json(response, 200, []);
    response
      .writeHead(200, {'content-type': 'application/json', 'content-length': '1000'})
      .write('[');
    setImmediate(() => response.destroy());
  });
  await expect(storageClient(server.url).getHooks()).resolves.toEqual([]);
});

describe('C43 a fault that another `fetch` reports after the server has read the request', () => {
  test.each([
    ['EPROTO', 'write'],
    ['ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC', undefined],
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', undefined],
    ['EHOSTUNREACH', 'read'],
    ['ENETUNREACH', undefined],
    ['EADDRNOTAVAIL', undefined],
    ['ECONNREFUSED', 'read'],
  ])('is not repeated and may have been billed: %s in %s', async (code, syscall) => {
    const server = await startServer((_request, response) => json(response, 200, VEHICLES));
    const faulty: Fetch = async (url, init) => {
      await fetch(url, init);
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error(`${code} after the request`), {code, syscall}),
      });
    };
    const error = await getError(vehicleClient(server.url, {fetch: faulty}).send(IMAGE));
    expect(error).toMatchObject({code: 'ERR_CONNECTION', attempts: 1, mayHaveBeenBilled: true});
    expect(error.message).toContain('It may have been charged');
    expect(server.requests).toHaveLength(1);
  });

  test('is repeated and not billed when every address of the host failed to connect', async () => {
    const connecting = (code: string) =>
      Object.assign(new Error(`connect ${code}`), {code, syscall: 'connect'});
    const errors = [connecting('ENETUNREACH'), connecting('ETIMEDOUT')];
    const faulty: Fetch = () =>
      Promise.reject(
        new TypeError('fetch failed', {
          cause: Object.assign(new AggregateError(errors), {code: 'ENETUNREACH'}),
        }),
      );
    const error = await getError(vehicleClient('https://api.invalid', {fetch: faulty}).send(IMAGE));
    expect(error).toMatchObject({attempts: 3, mayHaveBeenBilled: false});
  });
});

test('C42 rejects a certificate that is not trusted, without repeating, and keeps the code', async () => {
  const server = await startSelfSignedServer();
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    attempts: 1,
    mayHaveBeenBilled: false,
    cause: {code: 'DEPTH_ZERO_SELF_SIGNED_CERT'},
  });
  expect(server.requests).toHaveLength(0);
});

test('C56 goes through the proxy of a dispatcher, which does not see the key', async () => {
  const target = await startSelfSignedServer((response) => json(response, 200, VEHICLES));
  let seenByProxy = '';
  const proxy = await startConnectProxy((part) => (seenByProxy += part.toString('latin1')));
  const dispatcher = new ProxyAgent({uri: proxy.url, requestTls: {rejectUnauthorized: false}});
  const client = vehicleClient(target.url, {fetch: through(dispatcher)});
  await expect(client.send(IMAGE)).resolves.toEqual(VEHICLES);
  expect(target.requests).toHaveLength(1);
  expect(seenByProxy).toContain('CONNECT 127.0.0.1:');
  expect(seenByProxy).not.toContain('leak-detector');
  await dispatcher.close();
});

test('C56 gives a typed error when the proxy wants a password', async () => {
  const proxy = await startTcpServer(
    (socket) =>
      void socket.once('data', () =>
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n'),
      ),
  );
  const dispatcher = new ProxyAgent(proxy.url);
  expect(
    await getError(vehicleClient('https://api.invalid', {fetch: through(dispatcher)}).send(IMAGE)),
  ).toBeInstanceOf(ConnectionError);
  await dispatcher.destroy();
});

test('C56 does not hang when the proxy closes every connection', async () => {
  const proxy = await startTcpServer((socket) => void socket.once('data', () => socket.end()));
  const dispatcher = new ProxyAgent(proxy.url);
  // This dispatcher reconnects for ever, so the timeout of the attempt ends it.
  const error = await getError(
    vehicleClient('https://api.invalid', {fetch: through(dispatcher), timeoutMs: 300}).send(IMAGE),
  );
  expect(error).toBeInstanceOf(TimeoutError);
  await dispatcher.destroy();
});

type Fetch = NonNullable<VehicleAPIOptions['fetch']>;

/** What the README says for proxies. */
function through(dispatcher: Agent | ProxyAgent): Fetch {
  return (url, init) =>
    undiciFetch(url, {...(init as object), dispatcher}) as unknown as Promise<Response>;
}

function startConnectProxy(onBytes: (part: Buffer) => void) {
  return startTcpServer((socket) => {
    socket.once('data', (head: Buffer) => {
      onBytes(head);
      const [host, port] = head.toString('latin1').split(' ')[1]!.split(':');
      const upstream = connect(Number(port), host);
      upstream.on('error', () => socket.destroy());
      upstream.once('connect', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        socket.on('data', onBytes);
        socket.pipe(upstream).pipe(socket);
      });
    });
  });
}
