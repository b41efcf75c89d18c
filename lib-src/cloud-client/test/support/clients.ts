import {
  APIError,
  DescriptorAPIClient,
  StorageAndHookAPIClient,
  TransportAPIClient,
  VehicleAPIClient,
  type DescriptorAPIOptions,
  type StorageAndHookAPIOptions,
  type TransportAPIOptions,
  type VehicleAPIOptions,
} from '../../src/index.js';

/** A key that is easy to find when it leaks. */
export const KEY = 'kQ7-leak-detector-92xZ';

/** The smallest picture: the tests' servers do not look at it. */
export const IMAGE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

/** An empty success of the Vehicle API. */
export const VEHICLES = {version: '1.4.1', data: {vehicles: []}};

export const vehicleClient = (endpoint: string, options: Partial<VehicleAPIOptions> = {}) =>
  new VehicleAPIClient({
    apiKey: KEY,
    endpoint,
    inputImageLocation: {region: 'EUR'},
    services: {anpr: true},
    ...options,
  });

export const transportClient = (endpoint: string, options: Partial<TransportAPIOptions> = {}) =>
  new TransportAPIClient({apiKey: KEY, endpoint, type: 'iso', ...options});

export const storageClient = (endpoint: string, options: Partial<StorageAndHookAPIOptions> = {}) =>
  new StorageAndHookAPIClient({apiKey: KEY, endpoint, ...options});

export const descriptorClient = (endpoint: string, options: Partial<DescriptorAPIOptions> = {}) =>
  new DescriptorAPIClient({apiKey: KEY, endpoint, ...options});

/** The error of a call that must fail. */
export async function getError(call: Promise<unknown>): Promise<APIError> {
  const outcome = await call.then(
    (value) => new Error(`expected a failure, got ${JSON.stringify(value)?.slice(0, 200)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof APIError) return outcome;
  throw outcome;
}
