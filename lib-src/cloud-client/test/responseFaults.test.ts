import {expect, test} from 'vitest';
import {RedirectError, ResponseFormatError} from '../src/index.js';
import {
  descriptorClient,
  getError,
  IMAGE,
  storageClient,
  vehicleClient,
  VEHICLES,
} from './support/clients.js';
import {respondWith, startServer} from './support/server.js';

const send = (text: string | Buffer, type: string | undefined = 'application/json') =>
  startServer((_request, response) =>
    response.writeHead(200, type === '' ? {} : {'content-type': type}).end(text),
  );

test.each([
  ['C29', 'a page', '<html></html>', 'text/html', 'the response is "text/html" instead of JSON.'],
  ['C30', 'nothing', '', 'application/json', 'the response is empty.'],
  ['C31', 'cut JSON', '{"data": {"vehi', 'application/json', 'the response is not JSON.'],
  ['C31', 'NaN', '{"data": {"vehicles": NaN}}', 'application/json', 'the response is not JSON.'],
  [
    'C31',
    'bytes that are not UTF-8',
    Buffer.from([0x22, 0xff, 0x22]),
    'application/json',
    'the response is not JSON.',
  ],
  ['C32', 'null', 'null', 'application/json', 'the response is not an object.'],
  ['C32', 'an array', '[]', 'application/json', 'the response is not an object.'],
  [
    'C32',
    'a response without data',
    '{"version": "1.4.1"}',
    'application/json',
    'the response has no `data`.',
  ],
  [
    'C32',
    'data without a list',
    '{"data": {"vehicles": {}}}',
    'application/json',
    'the response has no list `data.vehicles`.',
  ],
  [
    'C32',
    'a list of something else',
    '{"data": {"vehicles": [1]}}',
    'application/json',
    'the response has no list `data.vehicles`.',
  ],
])('%s does not take %s for a success', async (_id, _what, text, type, problem) => {
  const server = await send(text, type);
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(ResponseFormatError);
  expect(error.message).toBe(`POST ${server.url}/vehicle/eur: ${problem}`);
  expect(error).toMatchObject({
    code: 'ERR_RESPONSE_FORMAT',
    billed: true,
    attempts: 1,
    status: 200,
  });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['with a byte order mark', `\uFEFF${JSON.stringify(VEHICLES)}`, 'application/json'],
  ['without a content type', JSON.stringify(VEHICLES), ''],
  [
    'with fields of a later version',
    JSON.stringify({...VEHICLES, later: 1}),
    'application/json; charset=utf-8',
  ],
])('C31 accepts a response %s', async (_what, text, type) => {
  const server = await send(text, type);
  expect(await vehicleClient(server.url).send(IMAGE)).toMatchObject(VEHICLES);
});

test('C33 does not follow a redirect on the same host', async () => {
  const server = await startServer((_request, response) =>
    response.writeHead(307, {location: '/elsewhere'}).end(),
  );
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(RedirectError);
  expect(error.message).toBe(
    `POST ${server.url}/vehicle/eur: redirects to ${server.url}, which is not followed with an API key. Fix: correct \`endpoint\`.`,
  );
  expect(server.requests).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])(
  'C34 does not follow a %i to another host, which sees nothing',
  async (status) => {
    const other = await startServer(respondWith([200, VEHICLES]));
    const server = await startServer((_request, response) =>
      response.writeHead(status, {location: `${other.url}/x`}).end(),
    );
    expect(await getError(vehicleClient(server.url).send(IMAGE))).toBeInstanceOf(RedirectError);
    expect(await getError(storageClient(server.url).getHooks())).toBeInstanceOf(RedirectError);
    expect(other.requests).toHaveLength(0);
  },
);

test.each([
  ['no address', {}, 'another address'],
  ['an address that is not a URL', {location: 'http://['}, 'an address that is not a URL'],
])('C33 rejects a redirect with %s', async (_what, headers, target) => {
  const server = await startServer((_request, response) => response.writeHead(302, headers).end());
  const error = await getError(vehicleClient(server.url).send(IMAGE));
  expect(error).toBeInstanceOf(RedirectError);
  expect(error.message).toContain(`redirects to ${target},`);
});

test.each([
  ['an object instead of a list', {}, 'is not an array'],
  ['a list of something else', [1], 'is not an object'],
  ['items without their fields', [{region: 'EUR'}], 'has no `location`'],
])('C32 does not take %s for a list of countries', async (_what, value, problem) => {
  const server = await startServer(respondWith([200, value]));
  const error = await getError(vehicleClient(server.url).getCountries());
  expect(error).toBeInstanceOf(ResponseFormatError);
  expect(error).toMatchObject({billed: false, mayHaveBeenBilled: false});
  expect(error.message).toContain(`the response ${problem}.`);
});

test('C32 takes neither a number for a text nor a text for a number', async () => {
  const server = await startServer((request, response) =>
    respondWith([200, request.url === '/region' ? 7 : '7'])(request, response, 1),
  );
  expect((await getError(descriptorClient(server.url).getRegion())).message).toContain(
    'the response is not a string.',
  );
  expect(
    (await getError(descriptorClient(server.url).getFreeCallCount('recognition'))).message,
  ).toContain('the response is not a number.');
});

test('an error page that stalls still gives the error of its status', async () => {
  const server = await startServer((_request, response) =>
    response.writeHead(403, {'content-type': 'application/json'}).write('{"mess'),
  );
  const error = await getError(vehicleClient(server.url, {timeoutMs: 200}).send(IMAGE));
  expect(error).toMatchObject({name: 'PermissionError', status: 403, billed: false});
});

test('a status that is not in the contract gives a plain APIError', async () => {
  const server = await startServer(respondWith([418, {message: 'Teapot'}]));
  expect(await getError(vehicleClient(server.url).send(IMAGE))).toMatchObject({
    name: 'APIError',
    code: 'ERR_API',
    status: 418,
    attempts: 1,
  });
});

test('C59 a response with __proto__ changes no object', async () => {
  const server = await send(
    '{"__proto__": {"polluted": 1}, "data": {"vehicles": [{"__proto__": {"polluted": 1}}], "constructor": {"prototype": {"polluted": 1}}}}',
  );
  const response = await vehicleClient(server.url).send(IMAGE);
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(response)).toBe(Object.prototype);
});

test('C59 reads a response of 10 MB and stops at one that is larger than 10 MiB', async () => {
  const text = (bytes: number) => JSON.stringify({...VEHICLES, filler: 'x'.repeat(bytes)});
  const large = await send(text(10_000_000));
  await expect(vehicleClient(large.url).send(IMAGE)).resolves.toMatchObject(VEHICLES);
  const tooLarge = await send(text(11_000_000));
  const error = await getError(vehicleClient(tooLarge.url).send(IMAGE));
  expect(error).toBeInstanceOf(ResponseFormatError);
  expect(error.message).toContain('is longer than 10485760 bytes');
});

test('C59 survives a response that is nested 10,000 levels deep', async () => {
  const server = await send(
    `{"data": {"vehicles": [], "deep": ${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
  );
  await expect(vehicleClient(server.url).send(IMAGE)).resolves.toMatchObject({
    data: {vehicles: []},
  });
});

test('warns once when the API responds in another version', async () => {
  const server = await startServer(respondWith([200, {...VEHICLES, version: '1.5'}]));
  const warnings: string[] = [];
  const client = vehicleClient(server.url, {
    logger: {debug: () => undefined, warn: (line) => warnings.push(line)},
  });
  await client.send(IMAGE);
  await client.send(IMAGE);
  expect(warnings).toEqual([
    'Vehicle API: responds in version 1.5, this package describes 1.4.1. Fix: update the package.',
  ]);
});
