import {
  DescriptorAPIClient,
  StorageAndHookAPIClient,
  TransportAPIClient,
  VehicleAPIClient,
} from '../../../lib-src/cloud-client/src/index.js';
import type {FailingCall} from './RealText';

type Fetch = () => Promise<Response>;

const IMAGE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const KEY = 'a-key-for-tests';

const vehicle = (options: object = {}): VehicleAPIClient =>
  new VehicleAPIClient({
    apiKey: KEY,
    inputImageLocation: {region: 'EUR'},
    services: {anpr: true},
    retryCount: 0,
    ...options,
  } as ConstructorParameters<typeof VehicleAPIClient>[0]);
const storage = (options: object = {}): StorageAndHookAPIClient =>
  new StorageAndHookAPIClient({apiKey: KEY, retryCount: 0, ...options});

const respond =
  (body: string, init: ResponseInit = {}): Fetch =>
  () =>
    Promise.resolve(new Response(body, {headers: {'content-type': 'application/json'}, ...init}));
const failWith =
  (code: string, message: string, syscall?: string): Fetch =>
  () =>
    Promise.reject(
      new TypeError('fetch failed', {
        cause: Object.assign(new Error(message), {code, ...(syscall !== undefined && {syscall})}),
      }),
    );

/**
 * Calls of the client that fail, by the id of the entry. Where the client passes on why a connection
 * failed, that is the entry.
 */
export const clientCalls: readonly FailingCall[] = [
  ['client-key', () => storage({apiKey: ''})],
  ['client-key', () => storage({apiKey: 'two words'})],
  ['client-key', () => storage({apiKey: undefined})],
  ['client-endpoint', () => storage({endpoint: 'https://api.example.com/?a=b'})],
  ['client-endpoint', () => storage({endpoint: 'https://me:secret@api.example.com'})],
  ['client-endpoint', () => storage({endpoint: 'ftp://api.example.com'})],
  ['client-endpoint', () => storage({endpoint: 7})],
  ['client-endpoint', () => storage({endpoint: 'api.example.com'})],
  ['client-endpoint', () => storage({endpoint: 'http://api.example.com'})],
  ['client-option', () => storage({cloudServiceRegion: 'MARS'})],
  ['client-option', () => storage({retryCount: 99})],
  ['client-option', () => storage({timeoutMs: 'long'})],
  ['client-option', () => storage({fetch: 'no function'})],
  ['client-option', () => storage({rateLimit: 'huge'})],
  ['client-option', () => storage({rateLimit: {burst: 2}})],
  ['client-option', () => vehicle({services: {}})],
  ['client-option', () => vehicle({inputImageLocation: {region: 'a/b'}})],
  ['client-option', () => vehicle({inputImageLocation: {region: 'EUR', location: '§'}})],
  ['client-option', () => vehicle({maxReads: 12})],
  ['client-option', () => new TransportAPIClient({apiKey: KEY, type: 'ship' as 'iso'})],
  ['client-option', () => new DescriptorAPIClient({apiKey: KEY}).getPrices('a', 'HUNGARY')],
  ['client-option', () => new DescriptorAPIClient({apiKey: KEY}).getPrices('..')],
  [
    'client-custom-data',
    () => {
      const data: Record<string, unknown> = {};
      data['self'] = data;
      return vehicle().send(IMAGE, {customData: data});
    },
  ],
  ['client-hook-url', () => storage().getHook('')],
  ['client-hook-url', () => storage().getHook('hooks.example.com/a')],
  ['client-hook-url', () => storage().getHook('https://hooks.example.com/a b')],
  ['client-image', () => vehicle().send('/nowhere/car.jpg')],
  ['client-image', () => vehicle().send(new Uint8Array())],
  ['client-image', () => vehicle().send(7 as unknown as Uint8Array)],
  ['client-too-large', () => vehicle().send(new Uint8Array(7_000_000))],
  [
    'client-aborted',
    () => vehicle({fetch: respond('{}')}).send(IMAGE, {signal: AbortSignal.abort()}),
  ],
  [
    'client-timeout',
    () =>
      vehicle({
        timeoutMs: 20,
        fetch: (_url: string, {signal}: RequestInit) =>
          new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
      }).send(IMAGE),
  ],
  [
    'connection-refused',
    () =>
      vehicle({
        fetch: failWith('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:4010', 'connect'),
      }).send(IMAGE),
  ],
  [
    'host-not-found',
    () =>
      vehicle({
        fetch: failWith('ENOTFOUND', 'getaddrinfo ENOTFOUND api.example.com', 'getaddrinfo'),
      }).send(IMAGE),
  ],
  [
    'connection-reset',
    () => vehicle({fetch: failWith('ECONNRESET', 'read ECONNRESET', 'read')}).send(IMAGE),
  ],
  [
    'certificate',
    () => vehicle({fetch: failWith('CERT_HAS_EXPIRED', 'certificate has expired')}).send(IMAGE),
  ],
  [
    'connection-timeout',
    () =>
      storage({
        fetch: failWith('ETIMEDOUT', 'connect ETIMEDOUT 203.0.113.9:443', 'connect'),
      }).getHooks(),
  ],
  [
    'client-redirect',
    () =>
      vehicle({
        fetch: respond('', {status: 302, headers: {location: 'https://login.example.com/'}}),
      }).send(IMAGE),
  ],
  ['client-status', () => vehicle({fetch: respond('teapot', {status: 418})}).send(IMAGE)],
  ['client-status', () => vehicle({fetch: respond('<html>', {status: 451})}).send(IMAGE)],
  [
    'client-format',
    () => vehicle({fetch: respond('<html>', {headers: {'content-type': 'text/html'}})}).send(IMAGE),
  ],
  ['client-format', () => vehicle({fetch: respond('')}).send(IMAGE)],
  ['client-format', () => vehicle({fetch: respond('{"a"')}).send(IMAGE)],
  ['client-format', () => vehicle({fetch: respond('[]')}).send(IMAGE)],
  ['client-format', () => vehicle({fetch: respond('{"version":"1"}')}).send(IMAGE)],
  ['client-format', () => storage({fetch: respond('{}')}).getHooks()],
  [
    'client-queue',
    async () => {
      const client = vehicle({
        rateLimit: {perSecond: 0.1, burst: 1, maxQueued: 1},
        fetch: respond('{"data":{"vehicles":[]}}'),
        apiKey: `queue-${Math.random()}`,
      });
      void client.send(IMAGE).catch(() => undefined);
      void client.send(IMAGE, {signal: AbortSignal.timeout(50)}).catch(() => undefined);
      await client.send(IMAGE);
      await client.send(IMAGE);
    },
  ],
];
