import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fuzz} from '../testing/fuzz/fuzz';
import {operations} from './allApis';
import type {SandboxOperation} from './contractTypes';
import {createTestKeys} from './keys';
import {samples} from './samples';
import {startSandboxServer, type SandboxServer} from './server';
import {createFrozenClock, isDocumentedAsBilled, listProblems, readSamplePicture} from './testing';

let server: SandboxServer;

beforeAll(async () => {
  // Only `x-sandbox-advance` moves the clock: a slow machine must not refill a bucket.
  server = await startSandboxServer({clock: createFrozenClock(Date.now())});
});

afterAll(() => server.close());

const text = fc
  .string({unit: fc.constantFrom(...'abcXYZ019-_.,;:/?&=%+ äß'), minLength: 1, maxLength: 12})
  .filter((value) => !/^\.+$/.test(value));
const headerText = fc.string({unit: fc.constantFrom(...'abcXYZ019-_.,;:/ ='), maxLength: 12});
const oneOf = (...values: readonly string[]) => fc.constantFrom(...values);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: undefined});

const PATH_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  region: fc.oneof(oneOf('eur', 'EUR', 'nam', 'me', 'aus', 'moon'), text),
  type: fc.oneof(oneOf('iso', 'truck', 'eu-rail', 'am-rail', 'accr_usa'), text),
  api: fc.oneof(oneOf('vehicle', 'transport', 'descriptor'), text),
  hookUrl: fc.oneof(
    oneOf('https://hooks.example.com/a', 'http://hooks.example.com', 'ftp://x', 'https://'),
    fc.webUrl(),
    text,
  ),
  product: fc.oneof(oneOf('recognition'), text),
  country: fc.oneof(oneOf('DE', 'us', 'GB', 'XX'), text),
};

const numbers = fc
  .oneof(fc.integer({min: -5, max: 400}), fc.integer({min: 0, max: 4_000_000_000_000}), fc.double())
  .map(String);

const QUERY_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  order: fc.oneof(oneOf('asc', 'desc', 'DESC'), text),
  detailed: oneOf('true', 'false', 'x'),
  paid: oneOf('true', 'false', 'x'),
  enabled: oneOf('true', 'false', 'x'),
};

const HEADER_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'x-api-version': fc.oneof(
    oneOf('1.0', '1.1', '1.2', '1.3', '1.4', '1.4.1', '1.0.1', '2.0'),
    headerText,
  ),
};

const JSON_BODIES = fc
  .oneof(
    fc.record({
      hookUrl: fc.oneof(fc.webUrl(), text),
      apis: fc.record({vehicle: fc.boolean(), transport: fc.boolean()}, {requiredKeys: []}),
    }),
    fc.record({vehicle: fc.boolean(), transport: fc.boolean()}, {requiredKeys: []}),
    fc.jsonValue(),
  )
  .map((value) => JSON.stringify(value));

const PART_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  service: fc.oneof(oneOf('anpr', 'anpr,mmr', 'mmr,adr', 'adr', 'anpr,anpr', 'all', ''), text),
  location: fc.oneof(oneOf('HUN', 'hun', 'US-CA', 'NONE', ''), text),
  maxreads: fc.oneof(oneOf('1', '2', '5', '0', '6', 'two', ''), numbers),
  roi: fc.oneof(oneOf('0,0;1280,0;1280,720;0,720', '0,0;1,0;1,1;0,1', '1,2;3,4'), text),
  customData: fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    text,
  ),
};

/** The header of a PNG, which is all that the sandbox reads of an image that it does not know. */
const toPng = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

const imageBytes = fc.oneof(
  {arbitrary: oneOf(...samples.map(({name}) => name)), weight: 3},
  {
    arbitrary: fc
      .tuple(fc.integer({min: 0, max: 9_000}), fc.integer({min: 0, max: 9_000}))
      .map(([width, height]) => toPng(width, height)),
    weight: 2,
  },
  {arbitrary: fc.uint8Array({maxLength: 64}).map((bytes) => new Uint8Array(bytes)), weight: 1},
);

const pick = (
  values: Readonly<Record<string, fc.Arbitrary<string>>>,
  names: readonly string[],
  fallback: fc.Arbitrary<string>,
) => fc.record(Object.fromEntries(names.map((name) => [name, optional(values[name] ?? fallback)])));

/** Only what was drawn: an optional value that is left out is no value. */
const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const listNames = ({parameters}: SandboxOperation, place: string): readonly string[] =>
  parameters.filter((parameter) => parameter.in === place).map(({name}) => name);

const toArbitraryRequest = (operation: SandboxOperation) =>
  fc.record({
    path: fc.record(
      Object.fromEntries(
        listNames(operation, 'path').map((name) => [name, PATH_VALUES[name] ?? text]),
      ),
    ),
    query: pick(QUERY_VALUES, listNames(operation, 'query'), numbers),
    headers: pick(
      HEADER_VALUES,
      listNames(operation, 'header'),
      oneOf('true', 'false', 'TRUE', 'yes'),
    ),
    key: fc.oneof(
      {arbitrary: oneOf(...createTestKeys().map(({key}) => key)), weight: 8},
      {arbitrary: headerText, weight: 1},
    ),
    status: optional(oneOf('408', '500', '503', '504', '418')),
    advance: oneOf('0', '0.3', '60', '90000'),
    parts: pick(
      PART_VALUES,
      operation.bodies.flatMap(({fields}) => fields.map(({name}) => name)),
      text,
    ),
    images: fc.array(imageBytes, {maxLength: 3}),
    json: JSON_BODIES,
  });

it.each(['Infinity', '-Infinity', '1e400'])('%s is no time', async (time) => {
  const {path} = operations.find(({id}) => id === 'getPaidSubscriptionUsages')!;
  const response = await fetch(
    `${server.url}${path.replace('{product}', 'recognition')}?endtime=${time}`,
    {headers: {'x-api-key': 'test_default'}},
  );
  expect([response.status, response.headers.get('x-sandbox-rule')]).toEqual([
    400,
    'invalidEndTime',
  ]);
});

describe('any request to', () => {
  // The others respond with their example.
  for (const operation of operations.filter(({example}) => example === undefined)) {
    const {id} = operation;
    fuzz(`${id} gets a documented response`, {
      target: 'sandbox: requests with fields',
      usual: 2_080,
      share: operations.length,
      property: fc.asyncProperty(toArbitraryRequest(operation), async (drawn) => {
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(drawn.path[name] ?? ''),
        );
        const query = new URLSearchParams(present(drawn.query)).toString();
        const response = await fetch(`${server.url}${path}?${query}`, {
          method: operation.method,
          headers: {
            ...present(drawn.headers),
            'x-api-key': drawn.key,
            'x-sandbox-advance': drawn.advance,
            ...(drawn.status === undefined ? {} : {'x-sandbox-status': drawn.status}),
            ...(operation.bodies[0]?.kind !== 'json' ? {} : {'content-type': 'application/json'}),
          },
          ...(operation.method === 'GET' ? {} : {body: await toBody(operation, drawn)}),
        });
        expect(response.headers.get('content-type')).toBe('application/json');
        expect(listProblems(id, response.status, await response.json())).toEqual([]);
        expect(response.headers.get('x-sandbox-rule')).toBeTruthy();
        expect(response.headers.get('x-sandbox-billed')).toBe(
          String(isDocumentedAsBilled(id, response.status)),
        );
      }),
    });
  }
});

async function toBody(
  operation: SandboxOperation,
  drawn: {
    readonly parts: Record<string, string | undefined>;
    readonly images: readonly (string | Uint8Array<ArrayBuffer>)[];
    readonly json: string;
  },
): Promise<FormData | string> {
  if (!('notMultipart' in operation.errors)) return drawn.json;

  const form = new FormData();
  for (const [name, value] of Object.entries(present(drawn.parts))) form.append(name, value);

  for (const image of drawn.images) {
    const bytes =
      typeof image === 'string' ? new Uint8Array(await readSamplePicture(image)) : image;
    form.append('image', new Blob([bytes]), 'picture');
  }
  return form;
}
