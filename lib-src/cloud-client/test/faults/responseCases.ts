import {deflateSync, gzipSync} from 'node:zlib';
import {expect} from 'vitest';
import {VEHICLES} from '../support/clients.js';
import {respondWith, startServer} from '../support/server.js';
import {getHooks, sendImage, type FaultCase} from './FaultCase.js';

const send =
  (text: string | Buffer, type = 'application/json', status = 200): FaultCase['serve'] =>
  () =>
    startServer((_request, response) =>
      response.writeHead(status, type === '' ? {} : {'content-type': type}).end(text),
    );

const serveRedirect =
  (status: number, headers: Record<string, string>): FaultCase['serve'] =>
  () =>
    startServer((_request, response) => response.writeHead(status, headers).end());

const sendCompressed =
  (encoding: string, content: Buffer, status = 200): FaultCase['serve'] =>
  () =>
    startServer((_request, response) =>
      response
        .writeHead(status, {'content-type': 'application/json', 'content-encoding': encoding})
        .end(content),
    );

const compressed = gzipSync(JSON.stringify(VEHICLES));

const deep = `{"data": {"vehicles": [], "deep": ${'['.repeat(900)}${']'.repeat(900)}}}`;

const malformed: readonly (readonly [
  id: string,
  what: string,
  text: string | Buffer,
  type: string,
  problem: string,
])[] = [
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
];

/** Successful responses that are none, and redirects. */
export const responseCases: readonly FaultCase[] = [
  ...malformed.map(([id, what, text, type, problem]): FaultCase => ({
    title: `${id} does not take ${what} for a success`,
    serve: send(text, type),
    call: sendImage(),
    error: {
      name: 'ResponseFormatError',
      code: 'ERR_RESPONSE_FORMAT',
      billed: true,
      attempts: 1,
      status: 200,
    },
    message: `POST SERVER/vehicle/eur: ${problem}`,
    requests: 1,
  })),
  ...(
    [
      ['with a byte order mark', `\uFEFF${JSON.stringify(VEHICLES)}`, 'application/json'],
      ['without a content type', JSON.stringify(VEHICLES), ''],
      [
        'with fields of a later version',
        JSON.stringify({...VEHICLES, later: 1}),
        'application/json; charset=utf-8',
      ],
      ['nested 900 levels deep', deep, 'application/json'],
    ] as const
  ).map(([what, text, type]): FaultCase => ({
    title: `C31 accepts a response ${what}`,
    serve: send(text, type),
    call: sendImage(),
    value: expect.objectContaining({data: expect.objectContaining({vehicles: []})}),
  })),
  ...(
    [
      ['gzip', compressed],
      ['deflate', deflateSync(JSON.stringify(VEHICLES))],
    ] as const
  ).map(([encoding, content]): FaultCase => ({
    title: `C61 reads a response that a proxy has compressed: ${encoding}`,
    serve: sendCompressed(encoding, content),
    call: sendImage(),
    value: VEHICLES,
  })),
  {
    title: 'C61 reads the message of an error that a proxy has compressed',
    serve: sendCompressed('gzip', gzipSync('{"message": "Forbidden"}'), 403),
    call: sendImage(),
    error: {name: 'PermissionError', status: 403},
    message: /"Forbidden"/,
  },
  ...(
    [
      ['ends too early', compressed.subarray(0, 20)],
      ['is not compressed', Buffer.from(JSON.stringify(VEHICLES))],
    ] as const
  ).map(([what, content]): FaultCase => ({
    title: `C61 does not take a compressed response for a success that ${what}`,
    serve: sendCompressed('gzip', content),
    call: sendImage(),
    error: {name: 'ResponseFormatError', billed: true, attempts: 1},
    // Node.js unpacks what there is.
    message: /the response (?:was cut off|is not JSON)\.$/,
    requests: 1,
  })),
  {
    title: 'C61 stops at a compressed response that is larger than 10 MiB',
    serve: sendCompressed('gzip', gzipSync(Buffer.alloc(50_000_000, ' '))),
    call: sendImage(),
    error: {name: 'ResponseFormatError', billed: true},
    message: /is longer than 10485760 bytes\.$/,
  },
  {
    title: 'C33 does not follow a redirect on the same host',
    serve: serveRedirect(307, {location: '/elsewhere'}),
    call: sendImage(),
    error: {name: 'RedirectError', code: 'ERR_REDIRECT', attempts: 1},
    message:
      'POST SERVER/vehicle/eur: redirects to SERVER, which is not followed with an API key. Fix: correct `endpoint`.',
    requests: 1,
  },
  ...[301, 302, 303, 307, 308].flatMap((status) =>
    [sendImage(), getHooks()].map((call): FaultCase => ({
      title: `C34 does not follow a ${status} of ${call.method} to another host`,
      // Nobody listens there: a client that followed would fail with another error.
      serve: serveRedirect(status, {location: 'http://127.0.0.1:1/x'}),
      call,
      error: {name: 'RedirectError', attempts: 1},
      message: /redirects to http:\/\/127\.0\.0\.1:1,/,
      requests: 1,
    })),
  ),
  ...(
    [
      ['no address', {}, 'another address'],
      ['an address that is not a URL', {location: 'http://['}, 'an address that is not a URL'],
    ] as const
  ).map(([what, headers, target]): FaultCase => ({
    title: `C33 rejects a redirect with ${what}`,
    serve: serveRedirect(302, headers),
    call: sendImage(),
    error: {name: 'RedirectError'},
    message: new RegExp(`redirects to ${target},`),
  })),
  ...(
    [
      ['an object instead of a list', {}, 'is not an array'],
      ['a list of something else', [1], 'is not an object'],
      ['items without their fields', [{region: 'EUR'}], 'has no `location`'],
    ] as const
  ).map(([what, value, problem]): FaultCase => ({
    title: `C32 does not take ${what} for a list of countries`,
    serve: () => startServer(respondWith([200, value])),
    call: {client: 'vehicle', method: 'getCountries'},
    error: {name: 'ResponseFormatError', billed: false, mayHaveBeenBilled: false},
    message: new RegExp(`the response ${problem}\\.`),
  })),
  {
    title: 'C32 does not take a number for a text',
    serve: send('7'),
    call: {client: 'descriptor', method: 'getRegion'},
    error: {name: 'ResponseFormatError'},
    message: /the response is not a string\./,
  },
  {
    title: 'C32 does not take a text for a number',
    serve: send('"7"'),
    call: {client: 'descriptor', method: 'getFreeCallCount', args: ['recognition']},
    error: {name: 'ResponseFormatError'},
    message: /the response is not a number\./,
  },
  {
    title: 'an error page that stalls still gives the error of its status',
    serve: () =>
      startServer((_request, response) =>
        response.writeHead(403, {'content-type': 'application/json'}).write('{"mess'),
      ),
    call: sendImage({timeoutMs: 200}),
    error: {name: 'PermissionError', status: 403, billed: false},
  },
  {
    title: 'a status that is not in the contract gives a plain APIError',
    serve: send('{"message": "Teapot"}', 'application/json', 418),
    call: sendImage(),
    error: {name: 'APIError', code: 'ERR_API', status: 418, attempts: 1},
  },
  {
    title: 'C59 reads a response of 10 MB',
    serve: send(JSON.stringify({...VEHICLES, filler: 'x'.repeat(10_000_000)})),
    call: sendImage(),
    value: expect.objectContaining(VEHICLES),
  },
  {
    title: 'C59 stops at a response that is larger than 10 MiB',
    serve: send(JSON.stringify({...VEHICLES, filler: 'x'.repeat(11_000_000)})),
    call: sendImage(),
    error: {name: 'ResponseFormatError', billed: true},
    message: /is longer than 10485760 bytes/,
  },
  {
    title: 'warns once when the API responds in another version',
    serve: () => startServer(respondWith([200, {...VEHICLES, version: '1.5'}])),
    call: sendImage({}, {times: 2}),
    requests: 2,
    check: (_server, {log}) =>
      expect(log.filter((line) => line.startsWith('warn '))).toEqual([
        'warn Vehicle API: responds in version 1.5, this package describes 1.4.1. Fix: update the package.',
      ]),
  },
];
