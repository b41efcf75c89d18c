import {names, packageScope} from '../../portal/product';
import {quote, toKey, toLiteral} from './javaScript';
import type {SampleTarget} from './target';
import type {Call, CallPart} from './toCall';

/** How an operation is called with the client library; a test compares the names with it. */
interface ClientCall {
  /** Class that the package exports. */
  readonly client: string;
  readonly method: string;
  /** Options other than the key. */
  readonly getOptions?: (call: Call) => Readonly<Record<string, unknown>>;
  readonly getArguments?: (call: Call) => readonly unknown[];
  readonly hasNoResponse?: true;
}

const getFiles = ({parts = []}: Call): string[] =>
  parts.filter(({isFile}) => isFile).map(({value}) => value);
const getText = ({parts = []}: Call, name: string): string | undefined =>
  parts.find((part: CallPart) => part.name === name)?.value;
const getHeader = ({headers}: Call, name: string): string | undefined =>
  headers.find(([header]) => header === name)?.[1];

/** Options without those that have no value. */
const defined = (options: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** A text as the value of JSON that it is; the library rejects others, as the API does. */
function fromJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];

/** The corners of a region by their names; a text that is not four of them stays as it is. */
function toRegionOfInterest(roi: string | undefined): unknown {
  const corners = roi?.split(';').map((corner) => corner.split(',').map(fromJson));
  return corners?.length === CORNERS.length
    ? Object.fromEntries(CORNERS.map((name, index) => [name, corners[index]]))
    : roi;
}

/** The headers that switch something on: `x-disable-iso-code` is `disableISOCode`. */
const toSwitches = ({headers}: Call): Record<string, unknown> =>
  Object.fromEntries(
    headers.flatMap(([name, value]) =>
      /^x-(?:dis|en)able-/.test(name) && /^\s*true\s*$/i.test(value)
        ? [[toCamelCase(name.slice(2)).replace('Iso', 'ISO'), true]]
        : [],
    ),
  );

const toCamelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What images of vehicles and of cargo are read with. */
const recognitionOptions = (call: Call): Record<string, unknown> => ({
  maxReads: fromJson(getText(call, 'maxreads')),
  ...toSwitches(call),
  apiVersion: getHeader(call, 'x-api-version'),
});
const vehicleOptions = (call: Call): Record<string, unknown> =>
  defined({
    inputImageLocation: defined({
      region: String(call.values.region ?? 'eur').toUpperCase(),
      location: getText(call, 'location'),
    }),
    services: Object.fromEntries(
      (getText(call, 'service') ?? 'anpr').split(',').map((service) => [service, true]),
    ),
    regionOfInterest: toRegionOfInterest(getText(call, 'roi')),
    customData: fromJson(getText(call, 'customData')),
    ...recognitionOptions(call),
  });
const transportOptions = (call: Call): Record<string, unknown> =>
  defined({type: call.values.type ?? 'iso', ...recognitionOptions(call)});

/** The values of parameters, without those at the end that have none. */
const valuesOf =
  (...parameters: readonly string[]) =>
  (call: Call): unknown[] => {
    const values = parameters.map((parameter) => call.values[parameter]);
    while (values.length > 0 && values.at(-1) === undefined) values.pop();
    return values;
  };
const filters = (call: Call): unknown[] =>
  call.query.length === 0
    ? []
    : [Object.fromEntries(call.query.map(([name]) => [name, call.values[name]]))];

/** Every operation of the contract; a test compares the list with the specifications. */
export const clientCalls: Readonly<Record<string, ClientCall>> = {
  recognizeVehicle: {
    client: 'VehicleAPIClient',
    method: 'send',
    getOptions: vehicleOptions,
    getArguments: getFiles,
  },
  listCountries: {client: 'VehicleAPIClient', method: 'getCountries', getOptions: vehicleOptions},
  listServices: {client: 'VehicleAPIClient', method: 'getServices', getOptions: vehicleOptions},
  listVehicleVersions: {
    client: 'VehicleAPIClient',
    method: 'getVersions',
    getOptions: vehicleOptions,
  },

  readCargoCode: {
    client: 'TransportAPIClient',
    method: 'send',
    getOptions: transportOptions,
    getArguments: getFiles,
  },
  listTransportVersions: {
    client: 'TransportAPIClient',
    method: 'getVersions',
    getOptions: transportOptions,
  },

  listEvents: {
    client: 'StorageAndHookAPIClient',
    method: 'getEvents',
    getArguments: (call) => [call.values.api, ...filters(call)],
  },
  listHooks: {client: 'StorageAndHookAPIClient', method: 'getHooks'},
  createHook: {
    client: 'StorageAndHookAPIClient',
    method: 'createHook',
    getArguments: ({json}) => [json],
  },
  getHook: {
    client: 'StorageAndHookAPIClient',
    method: 'getHook',
    getArguments: valuesOf('hookUrl'),
  },
  updateHook: {
    client: 'StorageAndHookAPIClient',
    method: 'updateHook',
    getArguments: (call) => [call.values.hookUrl, call.json],
  },
  deleteHook: {
    client: 'StorageAndHookAPIClient',
    method: 'deleteHook',
    getArguments: valuesOf('hookUrl'),
    hasNoResponse: true,
  },
  getStorageStatus: {client: 'StorageAndHookAPIClient', method: 'getStorageStatus'},
  updateStorageStatus: {
    client: 'StorageAndHookAPIClient',
    method: 'updateStorageStatus',
    getArguments: ({json}) => [json],
  },

  listApis: {client: 'DescriptorAPIClient', method: 'getApis', getArguments: filters},
  listDimensions: {client: 'DescriptorAPIClient', method: 'getDimensions'},
  getFreeCallCount: {
    client: 'DescriptorAPIClient',
    method: 'getFreeCallCount',
    getArguments: valuesOf('product'),
  },
  getPaidSubscriptionUsages: {
    client: 'DescriptorAPIClient',
    method: 'getPaidSubscriptionUsage',
    getArguments: valuesOf('product', 'starttime', 'endtime'),
  },
  listPaidSubscriptions: {client: 'DescriptorAPIClient', method: 'getPaidSubscriptions'},
  listPrices: {
    client: 'DescriptorAPIClient',
    method: 'getPrices',
    getArguments: valuesOf('product'),
  },
  listPricesByCountry: {
    client: 'DescriptorAPIClient',
    method: 'getPrices',
    getArguments: valuesOf('product', 'country'),
  },
  listProducts: {client: 'DescriptorAPIClient', method: 'getProducts'},
  getRegion: {client: 'DescriptorAPIClient', method: 'getRegion'},
  listUsagePlanSubscriptions: {client: 'DescriptorAPIClient', method: 'getUsagePlanSubscriptions'},
  listUsagePlanUsages: {client: 'DescriptorAPIClient', method: 'getUsagePlanUsage'},
  listUsagePlans: {client: 'DescriptorAPIClient', method: 'getUsagePlans', getArguments: filters},
};

/** How the library makes a call; nothing for one that it doesn't have, whatever its id is. */
export const getClientCall = ({operationId}: Call): ClientCall | undefined =>
  Object.hasOwn(clientCalls, operationId) ? clientCalls[operationId] : undefined;

/**
 * The call as a JavaScript module with our client library; nothing for operations that it doesn't
 * have.
 */
export function toClient(call: Call, target: SampleTarget): string | undefined {
  const entry = getClientCall(call);
  if (entry === undefined) return undefined;
  const {client, method, getOptions, getArguments, hasNoResponse} = entry;
  // The catalogue is public, and only its client does without a key.
  const key = call.needsKey || client !== 'DescriptorAPIClient' ? [`apiKey: ${toKey(target)}`] : [];
  const {endpoint} = target;
  const options = [
    ...key,
    ...(endpoint === undefined ? [] : [`endpoint: ${quote(endpoint)}`]),
    ...Object.entries(getOptions?.(call) ?? {}).map(
      ([name, value]) => `${name}: ${toLiteral(value)}`,
    ),
  ];
  const request = `await client.${method}(${(getArguments?.(call) ?? []).map((value) => toLiteral(value)).join(', ')})`;
  return [
    `import {${client}} from '${packageScope}${names.clientPackage}';`,
    '',
    `const client = new ${client}(${options.length === 0 ? '' : options.length === 1 ? `{${options[0]}}` : `{\n${options.map((line) => `  ${line},`).join('\n')}\n}`});`,
    hasNoResponse === true ? `${request};` : `console.log(${request});`,
  ].join('\n');
}
