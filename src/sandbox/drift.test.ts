import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Schema} from '../contract';
import {listCases, toRequest, type RequestValues} from './cases';
import {operations} from './allApis';
import {samples} from './samples';
import {toParts} from './cases/defaultValues';
import {startSandboxServer, type SandboxServer} from './server';
import {contractOperations, createFrozenClock, listProblems, readSamplePicture} from './testing';

let server: SandboxServer;

beforeAll(async () => {
  // Only `x-sandbox-advance` moves the clock: a slow machine must not refill a bucket.
  server = await startSandboxServer({clock: createFrozenClock(Date.now())});
});

afterAll(() => server.close());

/**
 * Sends over HTTP, and moves the clock on, so that only the rate limit's own tests are throttled.
 */
const send = async (values: RequestValues, advance = '1'): Promise<Response> =>
  fetch(
    await toRequest(
      {...values, headers: {'x-sandbox-advance': advance, ...values.headers}},
      server.url,
      readSamplePicture,
    ),
  );

const readBody = async (response: Response, id: string): Promise<unknown> => {
  const isSimulated = operations.find((one) => one.id === id)?.example === undefined;
  const type = response.headers.get('content-type') ?? '';
  if (isSimulated) expect(type).toBe('application/json');
  return /[/+]json/.test(type) ? response.json() : response.text();
};

describe('the sandbox and the contract', () => {
  it('have the same operations', () => {
    expect(operations.map(({id}) => id).sort()).toEqual(
      contractOperations.map(({id}) => id).sort(),
    );
  });

  const cases = operations.flatMap(({id}) =>
    listCases(id).map((one) => [`${id} ${one.status} ${one.name}`, id, one] as const),
  );

  it.each(cases)(
    'reach %s by a request that causes it',
    async (_title, id, {status, name, values, before}) => {
      await fetch(`${server.url}/_sandbox/reset`, {method: 'POST'});
      for (const first of before) expect((await send(first, '0')).status).toBe(200);

      const response = await send(values, '0');
      const body = await readBody(response, id);
      expect(response.status, JSON.stringify(body)).toBe(status);
      expect(response.headers.get('x-sandbox-rule')).toBe(name);
      expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
      expect(listProblems(id, status, body)).toEqual([]);
    },
  );

  it('reach every documented status of every operation', () => {
    const reached = new Set(cases.map(([, id, {status}]) => `${id} ${status}`));
    const documented = contractOperations.flatMap(({id, responses}) =>
      Object.keys(responses).map((status) => `${id} ${status}`),
    );
    expect(documented.filter((one) => !reached.has(one))).toEqual([]);
  });

  it.each(samples.map((sample) => [sample.name, sample] as const))(
    'agree on the recorded response of %s',
    async (_name, sample) => {
      const id = sample.api === 'vehicle' ? 'recognizeVehicle' : 'readCargoCode';
      const target: Record<string, string> =
        sample.api === 'vehicle' ? {region: sample.target} : {type: sample.target};
      const response = await send({
        operationId: id,
        pathParameters: target,
        query: {},
        headers: {
          'x-api-key': 'test_vip_20m',
          'x-disable-checksum-check': 'true',
          'x-enable-unidentified-license-plate': 'true',
        },
        parts: [
          ...toParts(sample).filter(({name}) => name !== 'maxreads'),
          {name: 'maxreads', value: '5'},
        ],
      });
      const body = await readBody(response, id);
      expect(response.headers.get('x-sandbox-sample')).toBe(sample.name);
      expect(listProblems(id, response.status, body)).toEqual([]);
    },
  );
});

/**
 * Every field below an object's schema, by its path; the items of a list share the path of the
 * list.
 */
const listFields = (schema: Schema | undefined, path = ''): readonly string[] =>
  schema?.items === undefined
    ? Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => [
        `${path}.${name}`,
        ...listFields(property, `${path}.${name}`),
      ])
    : listFields(schema.items, path);

const listValues = (value: unknown, path = ''): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => listValues(item, path))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => [
          `${path}.${name}`,
          ...listValues(child, `${path}.${name}`),
        ])
      : [];

describe('the recorded responses', () => {
  const getSchema = (id: string): Schema | undefined =>
    contractOperations.find((operation) => operation.id === id)?.responses['200']?.content?.[
      'application/json'
    ]?.schema;

  it('show every field of a vehicle between them', () => {
    const shown = new Set(
      samples.flatMap(({vehicles}) => vehicles.flatMap((vehicle) => listValues(vehicle))),
    );
    const documented = listFields(
      getSchema('recognizeVehicle')?.properties?.['data']?.properties?.['vehicles'],
    );
    // The contract says so in words: characters of markings come without it.
    const missing = documented.filter(
      (field) => field !== '.markings.plateChars.bgDark' && !shown.has(field),
    );
    expect(missing).toEqual([]);
  });

  it('show every field of a character of a code between them', () => {
    const shown = new Set(
      samples.flatMap(({codes}) => codes.flatMap((code) => listValues(code.characters))),
    );
    const codes = getSchema('readCargoCode')?.properties?.['data']?.properties?.['codes']?.items;
    const character = codes?.properties?.['imageResults']?.items?.properties?.['characters'];
    expect(listFields(character).filter((field) => !shown.has(field))).toEqual([]);
  });
});
