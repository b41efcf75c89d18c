import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandboxServer, type SandboxServer} from '../../../src/sandbox/server';
import type * as descriptor from './generated/descriptor.js';
import type * as storage from './generated/storage.js';
import type * as transport from './generated/transport.js';
import type * as vehicle from './generated/vehicle.js';
import {
  descriptorClient,
  storageClient,
  transportClient,
  vehicleClient,
} from './support/clients.js';
import {contractOperations} from './support/contract.js';

/** Without the messages that the service sends to a hook. */
type OperationId = Exclude<
  keyof (vehicle.operations & transport.operations & storage.operations & descriptor.operations),
  `receive${string}`
>;
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const pictures = path.resolve(import.meta.dirname, '../../../src/sandbox/samples/pictures');
const picture = (name: string) => path.join(pictures, name);
const hookUrl = 'https://hooks.example.com/a?b=c&d=%2F#e';
const product = 'recognition';

/** Each operation of the contract, called through the client with every argument that it has. */
const calls = {
  recognizeVehicle: ({url, fetch}) =>
    vehicleClient(url, {
      apiKey: 'test_default',
      fetch,
      disableCallStatistics: true,
      disableImageResizing: true,
      enableWideRangeAnalysis: true,
      enableUnidentifiedLicensePlate: true,
      apiVersion: '1.4',
    }).send(picture('plate-european.jpg'), {
      inputImageLocation: {region: 'EUR', location: 'hun'},
      services: {anpr: true, mmr: true, adr: true},
      maxReads: 2,
      regionOfInterest: {
        topLeft: [0, 0],
        topRight: [1280, 0],
        bottomRight: [1280, 720],
        bottomLeft: [0, 720],
      },
      customData: {timestamp: 1, latitude: 47.5, longitude: 19, sourceID: 'gate-3'},
    }),
  listCountries: ({url, fetch}) => vehicleClient(url, {fetch}).getCountries(),
  listServices: ({url, fetch}) => vehicleClient(url, {fetch}).getServices(),
  listVehicleVersions: ({url, fetch}) => vehicleClient(url, {fetch}).getVersions(),
  readCargoCode: async ({url, fetch}) =>
    transportClient(url, {
      apiKey: 'test_default',
      fetch,
      disableISOCode: true,
      disableChecksumCheck: true,
      enableFullUsAccrCode: true,
      disableImageResizing: true,
      enableWideRangeAnalysis: true,
      maxReads: 1,
      apiVersion: '1.0',
    }).send(picture('container-iso.jpg'), await readFile(picture('container-iso.jpg'))),
  listTransportVersions: ({url, fetch}) => transportClient(url, {fetch}).getVersions(),
  listEvents: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).getEvents('vehicle', {
      limit: 1,
      order: 'asc',
      after: 1,
    }),
  listHooks: ({url, fetch}) => storageClient(url, {apiKey: 'test_storage', fetch}).getHooks(),
  createHook: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).createHook({
      hookUrl,
      apis: {vehicle: true},
    }),
  getHook: ({url, fetch}) => storageClient(url, {apiKey: 'test_storage', fetch}).getHook(hookUrl),
  updateHook: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).updateHook(hookUrl, {transport: true}),
  deleteHook: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).deleteHook(hookUrl),
  getStorageStatus: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).getStorageStatus(),
  updateStorageStatus: ({url, fetch}) =>
    storageClient(url, {apiKey: 'test_storage', fetch}).updateStorageStatus({
      vehicle: true,
      transport: true,
    }),
  listApis: ({url, fetch}) =>
    descriptorClient(url, {fetch}).getApis({detailed: true, api: 'vehicle'}),
  listDimensions: ({url, fetch}) => descriptorClient(url, {fetch}).getDimensions(),
  getFreeCallCount: ({url, fetch}) =>
    descriptorClient(url, {apiKey: 'test_free', fetch}).getFreeCallCount(product),
  getPaidSubscriptionUsages: ({url, fetch}) =>
    descriptorClient(url, {apiKey: 'test_default', fetch}).getPaidSubscriptionUsage(
      product,
      Date.now() - 86_400_000,
      Date.now(),
    ),
  listPaidSubscriptions: ({url, fetch}) =>
    descriptorClient(url, {apiKey: 'test_default', fetch}).getPaidSubscriptions(),
  listPrices: ({url, fetch}) => descriptorClient(url, {fetch}).getPrices(product),
  listPricesByCountry: ({url, fetch}) => descriptorClient(url, {fetch}).getPrices(product, 'DE'),
  listProducts: ({url, fetch}) => descriptorClient(url, {fetch}).getProducts(),
  getRegion: ({url, fetch}) => descriptorClient(url, {fetch}).getRegion(),
  listUsagePlanSubscriptions: ({url, fetch}) =>
    descriptorClient(url, {apiKey: 'test_default', fetch}).getUsagePlanSubscriptions(),
  listUsagePlanUsages: ({url, fetch}) =>
    descriptorClient(url, {apiKey: 'test_default', fetch}).getUsagePlanUsage(),
  listUsagePlans: ({url, fetch}) => descriptorClient(url, {fetch}).getUsagePlans({paid: true}),
} satisfies Record<OperationId, (to: {url: string; fetch: Fetch}) => Promise<unknown>>;

let sandbox: SandboxServer;
beforeAll(async () => {
  sandbox = await startSandboxServer();
});
afterAll(() => sandbox.close());

test('the client has a call for every operation of the contract', () => {
  expect(Object.keys(calls).sort()).toEqual([...contractOperations.keys()].sort());
});

test.each(Object.entries(calls))(
  '%s is called and responds as the contract says',
  async (id, call) => {
    const {operation, matches, validate} = contractOperations.get(id)!;
    const seen: {request: Request; response: Response}[] = [];
    const fetch: Fetch = async (url, init) => {
      const response = await globalThis.fetch(url, init);
      seen.push({request: new Request(url, init), response: response.clone()});
      return response;
    };
    const value = await call({url: sandbox.url, fetch});
    expect(seen).toHaveLength(1);
    const {request, response} = seen[0]!;
    const {pathname, searchParams} = new URL(request.url);
    expect(matches(request.method, pathname)).toBe(true);

    const parameters = operation.parameters.filter(
      ({in: place}) => place === 'query' || place === 'header',
    );
    const sent = parameters.filter(
      ({name, in: place}) =>
        (place === 'query' ? searchParams : request.headers).get(name) !== null,
    );
    for (const name of searchParams.keys())
      expect(parameters.map((parameter) => parameter.name)).toContain(name);
    for (const {name, in: place, schema} of sent) {
      validate(
        schema!,
        toTyped((place === 'query' ? searchParams : request.headers).get(name)!, schema?.type),
      );
    }
    expect(request.headers.has('x-api-key')).toBe(!operation.isPublic);

    const body = operation.requestBody?.content;
    if (body?.['application/json'] !== undefined)
      validate(body['application/json'].schema!, await request.json());
    if (body?.['multipart/form-data'] !== undefined) {
      validate(
        body['multipart/form-data'].schema!,
        toParts(await request.formData(), operation.id),
      );
    }

    const received = await response.json();
    validate(operation.responses['200']!.content!['application/json']!.schema!, received);
    if (id !== 'deleteHook') expect(value).toEqual(received);
  },
);

test('the types of the package describe the newest version of each API', async () => {
  const vehicles = vehicleClient(sandbox.url);
  expect((await vehicles.getVersions()).at(-1)).toBe(vehicles.supportedAPIVersion);
  const codes = transportClient(sandbox.url);
  expect((await codes.getVersions()).at(-1)).toBe(codes.supportedAPIVersion);
});

test('every header and part of a recognition can be sent', async () => {
  for (const id of ['recognizeVehicle', 'readCargoCode'] as const) {
    let request: Request | undefined;
    const fetch: Fetch = (url, init) => (
      (request = new Request(url, init)),
      globalThis.fetch(url, init)
    );
    await calls[id]({url: sandbox.url, fetch});
    const {operation} = contractOperations.get(id)!;
    const headers = operation.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({name}) => name);
    expect(headers.filter((name) => !request!.headers.has(name))).toEqual([]);
    const parts = Object.keys(toParts(await request!.formData(), id));
    expect(parts.length).toBeGreaterThan(1);
    if (id === 'recognizeVehicle') {
      expect(parts.sort()).toEqual([
        'customData',
        'image',
        'location',
        'maxreads',
        'roi',
        'service',
      ]);
    }
  }
});

test('a recognition is charged once by the sandbox, and a rejection before sending is not', async () => {
  const credits: (string | null)[] = [];
  const fetch: Fetch = async (url, init) => {
    const response = await globalThis.fetch(url, init);
    credits.push(response.headers.get('x-sandbox-credits-left'));
    return response;
  };
  const client = vehicleClient(sandbox.url, {apiKey: 'test_basic_20k', fetch});
  await client.send(picture('plate-european.jpg'));
  await client.send('/nowhere.jpg').catch(() => undefined);
  await client.send(picture('plate-european.jpg'));
  expect(credits).toHaveLength(2);
  expect(Number(credits[0]) - Number(credits[1])).toBe(1);
});

test('goes through all stored events of the sandbox, page by page', async () => {
  const client = storageClient(sandbox.url, {apiKey: 'test_storage'});
  const ids: number[] = [];
  for await (const {creationTimestamp} of client.events('vehicle', {limit: 1, order: 'asc'}))
    ids.push(creationTimestamp);
  const {events} = await client.getEvents('vehicle', {order: 'asc'});
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual(events.map(({creationTimestamp}) => creationTimestamp));
});

function toTyped(text: string, type: unknown): unknown {
  return type === 'string' ? text : (JSON.parse(text) as unknown);
}

/** Multipart fields as the schema has them. */
function toParts(form: FormData, id: string): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form
      .getAll(name)
      .map((value) => (typeof value === 'string' ? value : '<binary>'));
    parts[name] =
      name === 'image' && id === 'readCargoCode'
        ? values
        : name === 'maxreads' || name === 'customData'
          ? JSON.parse(values[0]!)
          : values[0];
  }
  return parts;
}
