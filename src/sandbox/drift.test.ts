import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Schema} from '../contract';
import {listCases, toRequest, type RequestValues} from './cases';
import {operations} from './contract';
import type {SandboxOperation} from './contractTypes';
import {createTestKeys} from './keys';
import {samples} from './samples';
import {toParts} from './cases/defaultValues';
import {startSandboxServer, type SandboxServer} from './server';
import {contractOperations, createFrozenClock, isDocumentedAsBilled, listProblems, readSamplePicture} from './testing';

/** Property-based requests in all: 26 operations, each with its share. */
const GENERATED_REQUESTS = 2_080;
const SEED = 20_241_120;

let server: SandboxServer;

beforeAll(async () => {
  // Time stands still but for `x-sandbox-advance`: a slow machine must not refill a bucket.
  server = await startSandboxServer({clock: createFrozenClock(Date.now())});
});

afterAll(() => server.close());

/** Sends over HTTP, and moves the clock on, so that only the rate limit's own tests are throttled. */
const send = async (values: RequestValues, advance = '1'): Promise<Response> =>
  fetch(await toRequest({...values, headers: {'x-sandbox-advance': advance, ...values.headers}}, server.url, readSamplePicture));

const readJson = async (response: Response): Promise<unknown> => {
  expect(response.headers.get('content-type')).toBe('application/json');
  return response.json();
};

describe('the sandbox and the contract', () => {
  it('have the same operations', () => {
    expect(operations.map(({id}) => id).sort()).toEqual(contractOperations.map(({id}) => id).sort());
  });

  const cases = operations.flatMap(({id}) => listCases(id).map((one) => [`${id} ${one.status} ${one.name}`, id, one] as const));

  it.each(cases)('reach %s by a request that truly causes it', async (_title, id, {status, name, values, before}) => {
    await fetch(`${server.url}/_sandbox/reset`, {method: 'POST'});
    for (const first of before) {
      expect((await send(first, '0')).status).toBe(200);
    }
    const response = await send(values, '0');
    const body = await readJson(response);
    expect(response.status, JSON.stringify(body)).toBe(status);
    expect(response.headers.get('x-sandbox-rule')).toBe(name);
    expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(listProblems(id, status, body)).toEqual([]);
  });

  it('reach every documented status of every operation', () => {
    const reached = new Set(cases.map(([, id, {status}]) => `${id} ${status}`));
    const documented = contractOperations.flatMap(({id, responses}) => Object.keys(responses).map((status) => `${id} ${status}`));
    expect(documented.filter((one) => !reached.has(one))).toEqual([]);
  });

  it.each(samples.map((sample) => [sample.name, sample] as const))('agree on the recorded answer of %s', async (_name, sample) => {
    const {id} = operations.find(({api, method}) => api === sample.api && method === 'POST') as SandboxOperation;
    const target: Record<string, string> = sample.api === 'vehicle' ? {region: sample.target} : {type: sample.target};
    const response = await send({
      operationId: id,
      pathParameters: target,
      query: {},
      headers: {'x-api-key': 'test_vip_20m', 'x-disable-checksum-check': 'true', 'x-enable-unidentified-license-plate': 'true'},
      parts: [...toParts(sample).filter(({name}) => name !== 'maxreads'), {name: 'maxreads', value: '5'}],
    });
    const body = await readJson(response);
    expect(response.headers.get('x-sandbox-sample')).toBe(sample.name);
    expect(listProblems(id, response.status, body)).toEqual([]);
  });
});

/** Every field below an object's schema, by its path; the items of a list share the path of the list. */
const listFields = (schema: Schema | undefined, path = ''): readonly string[] =>
  schema?.items === undefined
    ? Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => [`${path}.${name}`, ...listFields(property, `${path}.${name}`)])
    : listFields(schema.items, path);

const listValues = (value: unknown, path = ''): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => listValues(item, path))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => [`${path}.${name}`, ...listValues(child, `${path}.${name}`)])
      : [];

describe('the recorded answers', () => {
  const getSchema = (id: string): Schema | undefined =>
    contractOperations.find((operation) => operation.id === id)?.responses['200']?.content?.['application/json']?.schema;

  it('show every field of a vehicle between them', () => {
    const shown = new Set(samples.flatMap(({vehicles}) => vehicles.flatMap((vehicle) => listValues(vehicle))));
    const documented = listFields(getSchema('recognizeVehicle')?.properties?.['data']?.properties?.['vehicles']);
    // The contract says so in words: characters of markings come without it.
    const missing = documented.filter((field) => field !== '.markings.plateChars.bgDark' && !shown.has(field));
    expect(missing).toEqual([]);
  });

  it('show every field of a character of a code between them', () => {
    const shown = new Set(samples.flatMap(({codes}) => codes.flatMap((code) => listValues(code.characters))));
    const codes = getSchema('readCargoCode')?.properties?.['data']?.properties?.['codes']?.items;
    const character = codes?.properties?.['imageResults']?.items?.properties?.['characters'];
    expect(listFields(character).filter((field) => !shown.has(field))).toEqual([]);
  });
});

const text = fc.string({unit: fc.constantFrom(...'abcXYZ019-_.,;:/?&=%+ äß'), minLength: 1, maxLength: 12}).filter((value) => !/^\.+$/.test(value));
const headerText = fc.string({unit: fc.constantFrom(...'abcXYZ019-_.,;:/ ='), maxLength: 12});
const oneOf = (...values: readonly string[]) => fc.constantFrom(...values);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: undefined});

const PATH_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  region: fc.oneof(oneOf('eur', 'EUR', 'nam', 'me', 'aus', 'moon'), text),
  type: fc.oneof(oneOf('iso', 'truck', 'eu-rail', 'am-rail', 'accr_usa'), text),
  api: fc.oneof(oneOf('vehicle', 'transport', 'descriptor'), text),
  hookUrl: fc.oneof(oneOf('https://hooks.example.com/a', 'http://hooks.example.com', 'ftp://x', 'https://'), fc.webUrl(), text),
  product: fc.oneof(oneOf('recognition'), text),
  country: fc.oneof(oneOf('DE', 'us', 'GB', 'XX'), text),
};

const numbers = fc.oneof(fc.integer({min: -5, max: 400}), fc.integer({min: 0, max: 4_000_000_000_000}), fc.double()).map(String);

const QUERY_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  order: fc.oneof(oneOf('asc', 'desc', 'DESC'), text),
  detailed: oneOf('true', 'false', 'x'),
  paid: oneOf('true', 'false', 'x'),
  enabled: oneOf('true', 'false', 'x'),
};

const HEADER_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'x-api-version': fc.oneof(oneOf('1.0', '1.1', '1.2', '1.3', '1.4', '1.4.1', '1.0.1', '2.0'), headerText),
};

const JSON_BODIES = fc.oneof(
  fc.record({hookUrl: fc.oneof(fc.webUrl(), text), apis: fc.record({vehicle: fc.boolean(), transport: fc.boolean()}, {requiredKeys: []})}),
  fc.record({vehicle: fc.boolean(), transport: fc.boolean()}, {requiredKeys: []}),
  fc.jsonValue(),
).map((value) => JSON.stringify(value));

const PART_VALUES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  service: fc.oneof(oneOf('anpr', 'anpr,mmr', 'mmr,adr', 'adr', 'anpr,anpr', 'all', ''), text),
  location: fc.oneof(oneOf('HUN', 'hun', 'US-CA', 'NONE', ''), text),
  maxreads: fc.oneof(oneOf('1', '2', '5', '0', '6', 'two', ''), numbers),
  roi: fc.oneof(oneOf('0,0;1280,0;1280,720;0,720', '0,0;1,0;1,1;0,1', '1,2;3,4'), text),
  customData: fc.oneof(fc.jsonValue().map((value) => JSON.stringify(value)), text),
};

/** A PNG by its head only: what the sandbox reads of a picture that it does not know. */
const toPng = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

const imageBytes = fc.oneof(
  {arbitrary: oneOf(...samples.map(({name}) => name)), weight: 3},
  {arbitrary: fc.tuple(fc.integer({min: 0, max: 9_000}), fc.integer({min: 0, max: 9_000})).map(([width, height]) => toPng(width, height)), weight: 2},
  {arbitrary: fc.uint8Array({maxLength: 64}).map((bytes) => new Uint8Array(bytes)), weight: 1},
);

const pick = (values: Readonly<Record<string, fc.Arbitrary<string>>>, names: readonly string[], fallback: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, optional(values[name] ?? fallback)])));

/** Only what was drawn: an optional value that is left out is no value. */
const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

const listNames = ({parameters}: SandboxOperation, place: string): readonly string[] =>
  parameters.filter((parameter) => parameter.in === place).map(({name}) => name);

const toArbitraryRequest = (operation: SandboxOperation) =>
  fc.record({
    path: fc.record(Object.fromEntries(listNames(operation, 'path').map((name) => [name, PATH_VALUES[name] ?? text]))),
    query: pick(QUERY_VALUES, listNames(operation, 'query'), numbers),
    headers: pick(HEADER_VALUES, listNames(operation, 'header'), oneOf('true', 'false', 'TRUE', 'yes')),
    key: fc.oneof({arbitrary: oneOf(...createTestKeys().map(({key}) => key)), weight: 8}, {arbitrary: headerText, weight: 1}),
    status: optional(oneOf('408', '500', '503', '504', '418')),
    advance: oneOf('0', '0.3', '60', '90000'),
    parts: pick(PART_VALUES, operation.parts.map(({name}) => name), text),
    images: fc.array(imageBytes, {maxLength: 3}),
    json: JSON_BODIES,
  });

describe('any request to', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s gets a documented answer',
    async (id, operation) => {
      await fc.assert(
        fc.asyncProperty(toArbitraryRequest(operation), async (drawn) => {
          const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(drawn.path[name] ?? ''));
          const query = new URLSearchParams(present(drawn.query)).toString();
          const response = await fetch(`${server.url}${path}?${query}`, {
            method: operation.method,
            headers: {
              ...present(drawn.headers),
              'x-api-key': drawn.key,
              'x-sandbox-advance': drawn.advance,
              ...(drawn.status === undefined ? {} : {'x-sandbox-status': drawn.status}),
              ...(operation.isBodyValid === undefined ? {} : {'content-type': 'application/json'}),
            },
            ...(operation.method === 'GET' ? {} : {body: await toBody(operation, drawn)}),
          });
          const body = await readJson(response);
          expect(listProblems(id, response.status, body)).toEqual([]);
          expect(response.headers.get('x-sandbox-rule')).toBeTruthy();
          expect(response.headers.get('x-sandbox-billed')).toBe(String(isDocumentedAsBilled(id, response.status)));
        }),
        {numRuns: GENERATED_REQUESTS / operations.length, seed: SEED},
      );
    },
    60_000,
  );
});

async function toBody(
  operation: SandboxOperation,
  drawn: {readonly parts: Record<string, string | undefined>; readonly images: readonly (string | Uint8Array<ArrayBuffer>)[]; readonly json: string},
): Promise<FormData | string> {
  if (!('notMultipart' in operation.errors)) {
    return drawn.json;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(present(drawn.parts))) {
    form.append(name, value);
  }
  for (const image of drawn.images) {
    const bytes = typeof image === 'string' ? new Uint8Array(await readSamplePicture(image)) : image;
    form.append('image', new Blob([bytes]), 'picture');
  }
  return form;
}
