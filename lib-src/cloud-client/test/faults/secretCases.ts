import {expect} from 'vitest';
import {KEY, VEHICLES} from '../support/clients.js';
import {respondWith, startServer} from '../support/server.js';
import {sendImage, type Call, type FaultCase} from './FaultCase.js';

const echo = {message: `Key ${KEY} is wrong.`, key: KEY};
const headers = {
  'content-type': KEY,
  'x-amzn-requestid': KEY,
  'x-request-id': KEY,
  'retry-after': KEY,
  location: `https://${KEY}/`,
};

const publicCalls: readonly Call[] = [
  {client: 'vehicle', method: 'getServices'},
  {client: 'vehicle', method: 'getCountries'},
  {client: 'vehicle', method: 'getVersions'},
  {client: 'transport', method: 'getVersions'},
  {client: 'descriptor', method: 'getApis'},
];

/** Hosts that send the key back. No case of any kind may show it: `checkFault` looks. */
export const secretCases: readonly FaultCase[] = [
  ...[400, 401, 403, 404, 405, 408, 413, 418, 429, 500, 503, 504].map((status): FaultCase => ({
    title: `C37 does not show the key that a ${status} echoes`,
    serve: () => startServer(respondWith([status, echo])),
    call: sendImage({retryCount: 0}),
    error: {status},
    message: /"Key \*\*\* is wrong\."/,
  })),
  ...[200, 302, 429].map((status): FaultCase => ({
    title: `C37 does not show the key that a ${status} echoes in its headers`,
    serve: () => startServer((_request, response) => response.writeHead(status, headers).end(KEY)),
    call: sendImage({retryCount: 0}),
    error: {status, requestId: '***'},
  })),
  {
    title: 'C37 does not show the key in the address of a redirect',
    serve: () =>
      startServer((_request, response) =>
        response.writeHead(302, {location: `https://e.com/?key=${KEY}`}).end(),
      ),
    call: sendImage(),
    error: {name: 'RedirectError'},
    message: /redirects to an address that contains the API key,/,
  },
  {
    title: 'C37 does not show the key that a closing host sends back as its first line',
    serve: () =>
      startServer((_request, response) => void response.socket?.end(`${KEY} ${KEY}\r\n\r\n`)),
    call: sendImage(),
    error: {name: 'ConnectionError'},
  },
  {
    title: 'C37 does not show the key with a file that cannot be read',
    serve: () => startServer(() => undefined),
    call: {client: 'vehicle', method: 'send', args: ['/nowhere.jpg']},
    error: {name: 'APIConfigError', code: 'ERR_CONFIG'},
    requests: 0,
  },
  {
    title: 'C38 the logger never gets the key',
    serve: () =>
      startServer(respondWith([503, {message: KEY}], [200, {...VEHICLES, version: '9.9'}])),
    call: sendImage(),
    check: (_server, {log}) => expect(log).toHaveLength(4),
  },
  ...publicCalls.map((call): FaultCase => ({
    title: `public calls do not send the key: ${call.client} ${call.method}`,
    serve: () => startServer(respondWith([200, []])),
    call,
    value: [],
    requests: 1,
    check: ({requests}) => expect(requests[0]?.headers['x-api-key']).toBeUndefined(),
  })),
];
