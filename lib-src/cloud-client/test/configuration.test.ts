import {describe, expect, test} from 'vitest';
import {
  APIConfigError,
  DescriptorAPIClient,
  StorageAndHookAPIClient,
  TransportAPIClient,
  VehicleAPIClient,
  type TransportAPIOptions,
  type VehicleAPIOptions,
} from '../src/index.js';
import {
  descriptorClient,
  IMAGE,
  KEY,
  storageClient,
  transportClient,
  vehicleClient,
  VEHICLES,
} from './support/clients.js';
import {respondWith, startServer} from './support/server.js';

test('C40 rejects http to a host that is not loopback', () => {
  expect(() => vehicleClient('http://api.example.com')).toThrowErrorMatchingInlineSnapshot(
    `[APIConfigError: \`endpoint\`: would send the API key unprotected, got "http://api.example.com". Expected: \`https:\`, or a loopback host. Fix: use https, or set \`allowInsecure\` if you accept it.]`,
  );
});

test.each([
  'http://127.0.0.1:4010',
  'http://127.9.9.9',
  'http://localhost:1',
  'http://a.localhost',
  'http://[::1]:80',
  'https://api.example.com/base/',
])('C40 accepts %s', (endpoint) => expect(() => vehicleClient(endpoint)).not.toThrow());

test('C40 accepts http to any host when it is allowed', () => {
  expect(() => vehicleClient('http://api.example.com', {allowInsecure: true})).not.toThrow();
});

test.each([
  'https://u:p@api.example.com',
  'https://u@api.example.com',
  'ftp://api.example.com',
  'javascript:alert(1)',
  '/vehicle',
  'api.example.com',
  '',
  'https://api.example.com/?a=b',
  'https://api.example.com/#a',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
])('C41 rejects the endpoint "%s"', (endpoint) => {
  expect(() => vehicleClient(endpoint)).toThrow(APIConfigError);
  expect(() => vehicleClient(endpoint)).toThrow(/^`endpoint`: /);
});

test('an endpoint may have a path, with or without a slash at its end', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  await vehicleClient(`${server.url}/proxy/`).send(IMAGE);
  expect(server.requests[0]!.url).toBe('/proxy/vehicle/eur');
});

test.each([
  ['AUTO', 'https://api.'],
  ['EU', 'https://eu-central-1.api.'],
  ['US', 'https://us-east-1.api.'],
  [undefined, 'https://api.'],
] as const)('the region %s calls %s…', async (cloudServiceRegion, start) => {
  let called = '';
  const fetch = async (url: string) => ((called = url), Response.json([]));
  const options =
    cloudServiceRegion === undefined
      ? {apiKey: KEY, fetch}
      : {apiKey: KEY, cloudServiceRegion, fetch};
  await new StorageAndHookAPIClient(options).getHooks();
  expect(called).toMatch(new RegExp(`^${start}[a-z-]+\\.example/storage/hooks$`));
});

test.each([
  'https://e.com/a?b=c&d#e',
  'http://e.com/../../x',
  'https://e.com/%2F%2e%2e',
  'https://e.com/fuvar/árvíztűrő',
  `https://e.com/${'x'.repeat(2000)}`,
])('C43 sends the hook URL %.40s as one segment that comes back unchanged', async (hookUrl) => {
  const server = await startServer(respondWith([200, {status: 'confirmed', hookUrl}]));
  await storageClient(server.url).getHook(hookUrl);
  const segments = server.requests[0]!.url.split('/');
  expect(segments.slice(0, 3)).toEqual(['', 'storage', 'hooks']);
  expect(segments).toHaveLength(4);
  expect(decodeURIComponent(segments[3]!)).toBe(hookUrl);
});

describe('what cannot be sent', () => {
  const hookUrls = [
    'https://e.com/\ud800',
    'https://e.com/\0',
    'https://e.com/a b',
    'ftp://e.com/',
    '../../x',
    '/hooks',
    '..',
    '.',
    '',
    'https://',
    undefined,
    7,
  ];
  test.each(hookUrls)('C44 rejects the hook URL %j before anything is sent', async (value) => {
    const server = await startServer(respondWith([200, {}]));
    const client = storageClient(server.url);
    const hookUrl = value as string;
    for (const call of [
      client.getHook(hookUrl),
      client.deleteHook(hookUrl),
      client.updateHook(hookUrl, {}),
      client.createHook({hookUrl, apis: {}}),
    ])
      await expect(call).rejects.toThrow(/^`hookUrl`: /);

    expect(server.requests).toHaveLength(0);
  });

  test.each(['.', '..', 'a/b', 'EUR?x=1', '', '%2e%2e', 'E U', undefined])(
    'C45 rejects the region %j',
    (region) => {
      expect(() =>
        vehicleClient('https://e.com', {inputImageLocation: {region: region as string}}),
      ).toThrow(/^`inputImageLocation\.region`: /);
    },
  );

  test.each(['.', '..', 'a/b', 'iso?x=1', 'ISO', 'accr_usa', '', undefined])(
    'C45 rejects the type %j',
    (type) => {
      expect(() => new TransportAPIClient({apiKey: KEY, type} as TransportAPIOptions)).toThrow(
        /^`type`: /,
      );
    },
  );

  test.each(['.', '..', 'a/b', '', 'x?y'])('C45 rejects the product %j', async (product) => {
    const client = descriptorClient('https://e.com');
    for (const call of [
      client.getFreeCallCount(product),
      client.getPrices(product),
      client.getPaidSubscriptionUsage(product),
    ])
      await expect(call).rejects.toThrow(/^`product`: /);
  });

  const bad: [string, Record<string, unknown>][] = [
    ['maxReads', {maxReads: 0}],
    ['maxReads', {maxReads: 6}],
    ['maxReads', {maxReads: 1.5}],
    ['maxReads', {maxReads: '3'}],
    ['maxReads', {maxReads: NaN}],
    [
      'regionOfInterest.bottomLeft',
      {regionOfInterest: {topLeft: [0, 0], topRight: [1, 0], bottomRight: [1, 1]}},
    ],
    [
      'regionOfInterest.topLeft',
      {
        regionOfInterest: {
          topLeft: [NaN, 0],
          topRight: [1, 0],
          bottomRight: [1, 1],
          bottomLeft: [0, 1],
        },
      },
    ],
    [
      'regionOfInterest.topLeft',
      {
        regionOfInterest: {
          topLeft: [-1, 0],
          topRight: [1, 0],
          bottomRight: [1, 1],
          bottomLeft: [0, 1],
        },
      },
    ],
    ['regionOfInterest', {regionOfInterest: '0,0;1,0;1,1;0,1'}],
    ['services', {services: {}}],
    ['services', {services: {anpr: false}}],
    ['services', {services: undefined}],
    ['inputImageLocation', {inputImageLocation: undefined}],
    ['inputImageLocation.location', {inputImageLocation: {region: 'EUR', location: 'H\r\nX'}}],
    ['customData', {customData: [1]}],
    ['disableImageResizing', {disableImageResizing: 'false'}],
    ['apiVersion', {apiVersion: '1'}],
    ['cloudServiceRegion', {cloudServiceRegion: 'ASIA'}],
    ['cloudServiceRegion', {cloudServiceRegion: 'toString'}],
    ['retryCount', {retryCount: -1}],
    ['retryCount', {retryCount: Infinity}],
    ['timeoutMs', {timeoutMs: 0}],
    ['deadlineMs', {deadlineMs: 2 ** 31}],
    ['rateLimit', {rateLimit: 'gold'}],
    ['rateLimit', {rateLimit: 5}],
    ['rateLimit.perSecond', {rateLimit: {}}],
    ['rateLimit.burst', {rateLimit: {perSecond: 1, burst: 0}}],
    ['fetch', {fetch: 'node-fetch'}],
  ];
  test.each(bad)('C50 rejects a wrong `%s` at once', (name, options) => {
    const create = () =>
      new VehicleAPIClient({
        apiKey: KEY,
        inputImageLocation: {region: 'EUR'},
        services: {anpr: true},
        ...options,
      } as VehicleAPIOptions);
    expect(create).toThrow(APIConfigError);
    try {
      create();
    } catch (error) {
      expect((error as Error).message.startsWith(`\`${name}\`: `)).toBe(true);
      expect((error as Error).message).toContain('Expected: ');
    }
  });

  test('C50 rejects a wrong maxReads of the Transport API', () => {
    expect(() =>
      transportClient('https://e.com', {maxReads: 6}),
    ).toThrowErrorMatchingInlineSnapshot(
      `[APIConfigError: \`maxReads\`: out of range, got 6. Expected: an integer from 1 to 5.]`,
    );
  });

  test.each([
    ['limit', {limit: 0}],
    ['limit', {limit: 201}],
    ['order', {order: 'up'}],
    ['before', {before: -1}],
    ['after', {after: -1}],
    ['continuation-token', {'continuation-token': ''}],
    ['api', {}],
  ])(
    'C50 rejects a wrong `%s` of a list of events before anything is sent',
    async (name, filters) => {
      const server = await startServer(respondWith([200, {}]));
      const api = name === 'api' ? 'car' : 'vehicle';
      await expect(
        storageClient(server.url).getEvents(api as 'vehicle', filters as object),
      ).rejects.toThrow(`\`${name}\`: `);
      expect(server.requests).toHaveLength(0);
    },
  );

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  test.each([
    ['with a cycle', circular],
    ['with a bigint', {n: 1n}],
  ])('C51 rejects custom data %s', async (_what, customData) => {
    const server = await startServer(respondWith([200, VEHICLES]));
    await expect(vehicleClient(server.url).send(IMAGE, {customData})).rejects.toThrow(
      /^`customData`: cannot be written as JSON/,
    );
    expect(server.requests).toHaveLength(0);
  });

  test.each([null, 7, 'x', []])('rejects %j for options', (options) => {
    expect(() => new VehicleAPIClient(options as unknown as VehicleAPIOptions)).toThrow(
      /^`options`: wrong type/,
    );
  });

  test.each([{signal: new AbortController()}, {signal: null}, {timeoutMs: -1}, {deadlineMs: '5'}])(
    'rejects a call with %j',
    async (options) => {
      await expect(storageClient('https://e.com').getHooks(options as never)).rejects.toThrow(
        /^`(signal|timeoutMs|deadlineMs)`: /,
      );
    },
  );

  test.each(['Germany', 'D', '..', '12'])('rejects the country %j', async (country) => {
    await expect(
      descriptorClient('https://e.com').getPrices('recognition', country),
    ).rejects.toThrow(/^`country`: is not a country/);
  });

  test.each([{vehicle: 'yes'}, {transport: 1}, null, [true]])(
    'rejects the switches %j',
    async (flags) => {
      const client = storageClient('https://e.com');
      for (const call of [
        client.updateStorageStatus(flags as never),
        client.updateHook('https://e.com/', flags as never),
      ])
        await expect(call).rejects.toThrow(/^`apis/);
    },
  );

  test('a call that needs a key says so', async () => {
    const client = new DescriptorAPIClient();
    await expect(client.getPaidSubscriptions()).rejects.toThrowErrorMatchingInlineSnapshot(
      `[APIConfigError: \`apiKey\`: is missing. Expected: your API key: this call returns your own subscriptions. Fix: give it to the constructor.]`,
    );
  });
});

test('C51 sends custom data of 1 MB and with a __proto__ key as plain data', async () => {
  const server = await startServer(respondWith([200, VEHICLES]));
  const customData = {
    ...(JSON.parse('{"__proto__": {"a": 1}}') as object),
    filler: 'x'.repeat(1_000_000),
  };
  await vehicleClient(server.url).send(IMAGE, {customData});
  expect(server.requests[0]!.body.toString('latin1')).toContain(
    '{"__proto__":{"a":1},"filler":"xxx',
  );
  expect(({} as {a?: number}).a).toBeUndefined();
});

describe('the logger', () => {
  test.each([null, 'console', {warn: () => undefined}, {debug: () => undefined}])(
    'cannot be %j',
    (logger) => {
      const options = {logger} as unknown as Partial<VehicleAPIOptions>;
      expect(() => vehicleClient('http://127.0.0.1', options)).toThrow(
        /^`logger`: wrong type.*`debug` and `warn`/,
      );
    },
  );

  const fail = () => {
    throw new Error('the disk is full');
  };
  test.each([
    ['throws', fail],
    ['rejects', () => Promise.reject(new Error('the disk is full'))],
  ])('changes no result when it %s', async (_how, log) => {
    const server = await startServer(
      respondWith([500, {}], [200, {...VEHICLES, version: '99.0.0'}]),
    );
    const logger = {debug: log as () => void, warn: log as () => void};
    const client = vehicleClient(server.url, {logger});
    await expect(client.send(IMAGE)).resolves.toMatchObject({version: '99.0.0'});
    expect(server.requests).toHaveLength(2);
  });
});
