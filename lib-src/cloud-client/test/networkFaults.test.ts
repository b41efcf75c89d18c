import {connect} from 'node:net';
import {Agent, fetch as undiciFetch, ProxyAgent} from 'undici';
import {describe, expect, test} from 'vitest';
import {ConnectionError, TimeoutError, type VehicleAPIOptions} from '../src/index.js';
import {getError, IMAGE, vehicleClient, VEHICLES} from './support/clients.js';
import {startSelfSignedServer} from './support/selfSigned.js';
import {json, startServer, startTcpServer} from './support/server.js';

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
