import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {fuzz} from '../../../src/testing/fuzz/fuzz';
import {APIError} from '../src/index.js';
import {
  descriptorClient,
  IMAGE,
  KEY,
  storageClient,
  transportClient,
  vehicleClient,
  VEHICLES,
} from './support/clients.js';

type Fetch = () => Promise<Response>;
const HOST = 'https://api.example';

/** A call for each shape of response that the client knows. */
const calls: readonly ((fetch: Fetch) => Promise<unknown>)[] = [
  (fetch) => vehicleClient(HOST, {fetch, retryCount: 0}).send(IMAGE),
  (fetch) => vehicleClient(HOST, {fetch, retryCount: 0}).getCountries(),
  (fetch) => transportClient(HOST, {fetch, retryCount: 0}).send(IMAGE),
  (fetch) => storageClient(HOST, {fetch, retryCount: 0}).getEvents('vehicle'),
  (fetch) => storageClient(HOST, {fetch, retryCount: 0}).getHooks(),
  (fetch) => storageClient(HOST, {fetch, retryCount: 0}).getStorageStatus(),
  (fetch) => descriptorClient(HOST, {fetch, retryCount: 0}).getPrices('recognition'),
  (fetch) => descriptorClient(HOST, {fetch, retryCount: 0}).getUsagePlans(),
];

const leaf = fc.oneof(
  fc.jsonValue({maxDepth: 2}),
  fc.constantFrom(KEY, -0, 1e308, '__proto__', null, [], {}),
);
const known = fc.record(
  {
    version: leaf,
    message: leaf,
    data: fc.oneof(leaf, fc.record({vehicles: leaf, codes: leaf}, {requiredKeys: []})),
    events: leaf,
    hooks: leaf,
    vehicle: leaf,
  },
  {requiredKeys: []},
);
const bodies = fc.oneof(
  fc
    .oneof(known, fc.array(known, {maxLength: 3}), leaf, fc.constant(VEHICLES))
    .map((value) => new TextEncoder().encode(JSON.stringify(value))),
  fc.uint8Array({maxLength: 60}),
  fc
    .constantFrom('', KEY, '{"message":', '\uFEFF{}', 'NaN', '<html>')
    .map((text) => new TextEncoder().encode(text)),
);
const text = fc.string({unit: fc.constantFrom(...'abc019 ,;:/=-.äÿ"%'), maxLength: 30});
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'text/plain', 'text/html', KEY),
      text,
    ),
    'retry-after': fc.oneof(
      fc.constantFrom('0', '-1', '1e9', '999999999', 'Fri, 99 Foo', 'Mon'),
      text,
    ),
    location: fc.oneof(fc.constantFrom(`https://other.example/?${KEY}`, 'http://[', '/x'), text),
    'x-amzn-requestid': fc.oneof(fc.constant(KEY), text),
  },
  {requiredKeys: []},
);
const status = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      200,
      200,
      201,
      204,
      301,
      304,
      400,
      401,
      403,
      404,
      413,
      429,
      500,
      503,
      504,
    ),
    weight: 4,
  },
  fc.integer({min: 200, max: 599}),
);
const isBodyless = (code: number): boolean => [204, 205, 304].includes(code);

describe('whatever a host responds with', () => {
  fuzz('a call ends with a value or an error of the package, which does not show the key', {
    target: 'client: responses',
    usual: 1_000,
    property: fc.asyncProperty(
      fc.constantFrom(...calls),
      status,
      headers,
      bodies,
      async (call, code, fields, body) => {
        const respond: Fetch = async () =>
          new Response(isBodyless(code) ? null : new Uint8Array(body), {
            status: code,
            headers: fields,
          });
        const outcome = await call(respond).then(
          (value) => ({value}),
          (error: unknown) => ({error}),
        );
        if ('error' in outcome) {
          expect(outcome.error).toBeInstanceOf(APIError);
          expect(`${String(outcome.error)} ${JSON.stringify(outcome.error)}`).not.toContain(KEY);
        } else {
          expect([code >= 200 && code < 300, typeof outcome.value]).toEqual([true, 'object']);
        }
      },
    ),
  });
});
