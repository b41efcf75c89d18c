import {expect} from 'vitest';
import {VEHICLES} from '../support/clients.js';
import {json, respondWith, startServer} from '../support/server.js';
import {getGap, sendImage, type FaultCase} from './FaultCase.js';

const serve =
  (...list: Parameters<typeof respondWith>): FaultCase['serve'] =>
  () =>
    startServer(respondWith(...list));
const notBilled = {billed: false, mayHaveBeenBilled: false};

/** Responses that are not a success. */
export const statusCases: readonly FaultCase[] = [
  {
    title: 'C01 returns the value of a valid response after one request',
    serve: serve([200, {...VEHICLES, nodename: 'n1'}]),
    call: sendImage(),
    value: {...VEHICLES, nodename: 'n1'},
    requests: 1,
    check: ({requests}) =>
      expect(requests[0]).toMatchObject({
        method: 'POST',
        url: '/vehicle/eur',
        headers: {'x-api-key': expect.any(String)},
      }),
  },
  {
    title: 'C02 says that a 400 is billed, with the message of the API, after one request',
    serve: serve([
      400,
      {message: 'Invalid image: it cannot be decoded.'},
      {'x-amzn-requestid': 'r-1'},
    ]),
    call: sendImage(),
    error: {
      name: 'BadRequestError',
      code: 'ERR_BAD_REQUEST',
      status: 400,
      billed: true,
      mayHaveBeenBilled: true,
      attempts: 1,
      requestId: 'r-1',
      method: 'POST',
    },
    message: 'POST SERVER/vehicle/eur: responded with 400, "Invalid image: it cannot be decoded.".',
    requests: 1,
  },
  {
    title: 'C02 a 400 of a call that is free is not billed',
    serve: serve([400, {message: 'Event storage is disabled for this API key.'}]),
    call: {client: 'storage', method: 'getEvents', args: ['vehicle']},
    error: {name: 'BadRequestError', ...notBilled},
  },
  ...(
    [
      ['C03', 401, 'AuthenticationError', 'ERR_AUTHENTICATION'],
      ['C04', 403, 'PermissionError', 'ERR_PERMISSION'],
      ['C06', 405, 'MethodNotAllowedError', 'ERR_METHOD_NOT_ALLOWED'],
      ['C08', 413, 'TooLargeError', 'ERR_TOO_LARGE'],
    ] as const
  ).map(([id, status, name, code]): FaultCase => ({
    title: `${id} gives a typed error for ${status} after one request`,
    serve: serve([status, {message: 'No.'}]),
    call: sendImage(),
    error: {name, code, status, attempts: 1, ...notBilled},
    requests: 1,
  })),
  ...(['getHook', 'deleteHook'] as const).map((method): FaultCase => ({
    title: `C05 gives a typed error for an unknown hook: ${method}`,
    serve: serve([404, {message: 'Hook not found: the URL is not registered.'}]),
    call: {client: 'storage', method, args: ['https://e.com/a']},
    error: {name: 'NotFoundError', code: 'ERR_NOT_FOUND', attempts: 1},
    requests: 1,
    check: ({requests}) =>
      expect(requests[0]?.method).toBe(method === 'getHook' ? 'GET' : 'DELETE'),
  })),
  ...(
    [
      ['C07', 408],
      ['C09', 429],
      ['C16', 503],
      ['C17', 504],
      ['C15', 500],
      ['C15', 502],
    ] as const
  ).map(([id, status]): FaultCase => ({
    title: `${id} repeats after a ${status}, within the first half second`,
    serve: serve([status, {message: 'Later.'}], [200, VEHICLES]),
    call: sendImage(),
    value: VEHICLES,
    requests: 2,
    check: (server) => {
      expect(getGap(server)).toBeLessThan(650);
      expect(server.requests[1]!.body.equals(server.requests[0]!.body)).toBe(true);
    },
  })),
  ...[501, 505, 507, 520, 522].map((status): FaultCase => ({
    title: `C15 does not repeat after a ${status}, which the API never sends`,
    serve: serve([status, {message: 'No.'}], [200, VEHICLES]),
    call: sendImage(),
    error: {name: 'ServerError', status, attempts: 1, ...notBilled},
    requests: 1,
  })),
  {
    title: 'C10 waits as long as Retry-After says in seconds',
    serve: serve([429, {}, {'retry-after': '1'}], [200, VEHICLES]),
    call: sendImage(),
    value: VEHICLES,
    check: (server) => {
      expect(getGap(server)).toBeGreaterThanOrEqual(999);
      expect(getGap(server)).toBeLessThan(3000);
    },
  },
  {
    title: 'C11 waits until the date that Retry-After names',
    serve: () =>
      startServer((_request, response, count) =>
        count === 1
          ? json(response, 429, {}, {'retry-after': new Date(Date.now() + 2000).toUTCString()})
          : json(response, 200, VEHICLES),
      ),
    call: sendImage(),
    value: VEHICLES,
    check: (server) => {
      expect(getGap(server)).toBeGreaterThan(900);
      expect(getGap(server)).toBeLessThan(4000);
    },
  },
  ...(
    [
      ['3600', 3_600_000],
      ['99999999999', 99_999_999_999_000],
      // A language may round it.
      ['9'.repeat(400), expect.closeTo(Number.MAX_SAFE_INTEGER, -3)],
    ] as const
  ).map(([value, ms]): FaultCase => ({
    title: `C12 does not wait for the Retry-After "${value.slice(0, 20)}", and says how long it is`,
    serve: serve([429, {message: 'Limit Exceeded'}, {'retry-after': value}]),
    call: sendImage(),
    error: {
      name: 'RateLimitError',
      code: 'ERR_RATE_LIMIT',
      attempts: 1,
      retryAfterMs: ms,
      headers: expect.objectContaining({'retry-after': value}),
    },
    requests: 1,
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(2000),
  })),
  ...['-1', 'abc', '1e309', ''].map((value): FaultCase => ({
    title: `C13 takes the Retry-After "${value}" for none`,
    serve: serve([429, {}, {'retry-after': value}], [200, VEHICLES]),
    call: sendImage(),
    value: VEHICLES,
    check: (server) => expect(getGap(server)).toBeLessThan(650),
  })),
  {
    title: 'C14 gives up on a constant 429 after three requests',
    serve: serve([429, {message: 'Too Many Requests'}]),
    call: sendImage(),
    error: {name: 'RateLimitError', attempts: 3, retryAfterMs: undefined, billed: false},
    message: /Fix: send more slowly \(`rateLimit`\), or subscribe to a larger plan/,
    requests: 3,
  },
  {
    title: 'C15 gives up on a constant 500 after three requests',
    serve: serve([500, {message: 'Internal error'}]),
    call: sendImage(),
    error: {name: 'ServerError', attempts: 3, status: 500, ...notBilled},
    requests: 3,
  },
  {
    title: 'C15 retryCount 0 means one request',
    serve: serve([500, {}]),
    call: sendImage({retryCount: 0}),
    error: {name: 'ServerError', attempts: 1},
    requests: 1,
  },
  {
    title: 'C16 honors Retry-After of a 503 too',
    serve: serve([503, {}, {'retry-after': '2'}], [200, VEHICLES]),
    call: sendImage(),
    value: VEHICLES,
    check: (server) => expect(getGap(server)).toBeGreaterThanOrEqual(1999),
  },
  {
    title: 'C17 a constant 504 is a timeout of the API',
    serve: serve([504, {message: 'Endpoint request timed out'}]),
    call: sendImage(),
    error: {name: 'TimeoutError', status: 504, attempts: 3, mayHaveBeenBilled: false},
  },
  {
    title: 'C18 keeps an HTML error page as text, cut to 8 KB',
    serve: () =>
      startServer((_request, response) =>
        response
          .writeHead(500, {'content-type': 'text/html'})
          .end(`<html>${'x'.repeat(20_000)}</html>`),
      ),
    call: sendImage({retryCount: 0}),
    error: {name: 'ServerError', body: `<html>${'x'.repeat(20_000)}</html>`.slice(0, 8192)},
  },
  {
    title: 'fails at once when the wait would outlast the deadline',
    serve: serve([503, {}, {'retry-after': '30'}]),
    call: sendImage({deadlineMs: 2000}),
    error: {name: 'ServerError', attempts: 1},
    check: (_server, {tookMs}) => expect(tookMs).toBeLessThan(2000),
  },
];
