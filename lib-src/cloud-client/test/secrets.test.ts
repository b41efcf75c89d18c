import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {
  APIConfigError,
  CloudClientError,
  VehicleAPIClient,
  type VehicleAPIOptions,
} from '../src/index.js';
import {
  descriptorClient,
  getError,
  IMAGE,
  KEY,
  storageClient,
  transportClient,
  vehicleClient,
} from './support/clients.js';
import {respondWith, getFreePort, startServer} from './support/server.js';

/** Everything that a log could print of a value. */
function showAll(value: unknown): string {
  const error = value as Error;
  const parts = [
    inspect(value, {depth: 10, showHidden: true}),
    JSON.stringify(value),
    JSON.stringify(value, Object.getOwnPropertyNames(value)),
    String(value),
    error.stack,
  ];
  return `${parts.join('\n')}${error.cause === undefined ? '' : showAll(error.cause)}`;
}

test('C37 no error shows the key, also when the API echoes it', async () => {
  const echo = {message: `Key ${KEY} is wrong.`, key: KEY};
  const calls: Promise<Error>[] = [];
  for (const status of [400, 401, 403, 404, 405, 408, 413, 418, 429, 500, 503, 504]) {
    const server = await startServer(respondWith([status, echo]));
    calls.push(getError(vehicleClient(server.url, {retryCount: 0}).send(IMAGE)));
  }
  const html = await startServer((_request, response) =>
    response.writeHead(200, {'content-type': 'text/html'}).end(KEY),
  );
  const redirect = await startServer((_request, response) =>
    response.writeHead(302, {location: `https://e.com/?key=${KEY}`}).end(),
  );
  const silent = await startServer(() => undefined);
  const closing = await startServer((_request, response) => response.destroy());
  const leaky = (_url: string, init: RequestInit) =>
    Promise.reject(
      Object.assign(new Error(`failed with ${KEY}`), {request: init, code: 'ECONNRESET'}),
    );
  calls.push(
    ...[html, redirect, closing].map(({url}) => getError(vehicleClient(url).send(IMAGE))),
    getError(vehicleClient(silent.url, {timeoutMs: 50}).send(IMAGE)),
    getError(vehicleClient(silent.url).send(IMAGE, {signal: AbortSignal.timeout(50)})),
    getError(vehicleClient(`http://127.0.0.1:${await getFreePort()}`, {retryCount: 0}).send(IMAGE)),
    getError(vehicleClient(silent.url, {fetch: leaky}).send(IMAGE)),
    vehicleClient(silent.url)
      .send('/nowhere.jpg')
      .catch((error: Error) => error) as Promise<Error>,
  );
  const errors = await Promise.all(calls);
  expect(errors).toHaveLength(20);
  for (const error of errors) {
    expect(error).toBeInstanceOf(CloudClientError);
    expect(showAll(error)).not.toContain(KEY);
  }
});

test('C37 no client shows the key', () => {
  for (const client of [vehicleClient, transportClient, storageClient, descriptorClient].map(
    (create) => create('https://e.com'),
  ))
    expect(showAll(client)).not.toContain(KEY);
});

test.each([
  ['is missing', undefined],
  ['is empty', ''],
  ['is no text', 42],
  ['holds a line break', 'secret-part\r\nX-Evil: 1'],
  ['ends with a line break', 'secret-part\n'],
  ['is not ASCII', 'secret-part-é'],
  ['is 10 kB long', 'secret-part'.repeat(1000)],
])('C39 rejects a key that %s, without showing it', (_what, apiKey) => {
  const options = {
    apiKey,
    inputImageLocation: {region: 'EUR'},
    services: {anpr: true},
  } as VehicleAPIOptions;
  const create = () => new VehicleAPIClient(options);
  expect(create).toThrow(APIConfigError);
  expect(create).toThrow(/^`apiKey`: /);
  expect(create).not.toThrow(/secret-part/);
});
