import {hosts, product} from '../../portal/product';
import {regions} from '../countries';
import {limits} from '../limits';
import type {ConfigSchema} from './configSchema';

// Names and defaults of API_KEY, VEHICLE_REGIONS, TRANSPORT_TYPES, INIT_DEFAULT_ENGINES, PORT and
// the ARM64 build follow the published deployment parameters; the rest is this documentation's own
// design.

/** What the worker is called and where it listens. */
export const worker = {
  image: `${hosts.registry}/${product.slug}-worker`,
  /** Port inside the container. */
  port: 80,
} as const;

/** Regions for which engines are published: path values of the Vehicle API. */
export const engineRegions: readonly string[] = regions.map(({code}) => code.toLowerCase());
/** Path values of the Transportation & Cargo API. A test compares them with the specification. */
export const engineTypes = ['eu-rail', 'am-rail', 'truck', 'iso'] as const;

const listOf = (values: readonly string[]): string =>
  `^(${values.join('|')})?(,(${values.join('|')}))*$`;

const general = {
  API_KEY: {
    type: 'string',
    description:
      'Key for the License Service. Required unless `API_KEY_FILE` is set, or `LICENSE_SERVICE_URL` is a site gateway.',
  },
  API_KEY_FILE: {
    type: 'string',
    description:
      'Path of a file that contains the key, for example a Docker secret. Takes precedence over `API_KEY`.',
  },
  PORT: {
    type: 'integer',
    minimum: 1,
    maximum: 65535,
    default: worker.port,
    description: 'Port on which the worker listens inside the container.',
  },
  NODE_NAME: {
    type: 'string',
    'x-default': 'host name',
    description: 'Value of `nodename` in every response. Quote it in support requests.',
  },
  LOG_LEVEL: {
    type: 'string',
    enum: ['error', 'warn', 'info', 'debug'],
    default: 'info',
    description: 'Minimum severity of the messages that are logged.',
  },
  LOG_FORMAT: {
    type: 'string',
    enum: ['text', 'json'],
    default: 'text',
    description: 'Log format: one line of text or one JSON object per message.',
  },
} as const satisfies Record<string, ConfigSchema>;

const engines = {
  VEHICLE_REGIONS: {
    type: 'string',
    pattern: listOf(engineRegions),
    default: 'eur',
    description:
      'Regions whose engines are available, separated by commas. If empty, the Vehicle API is off.',
  },
  TRANSPORT_TYPES: {
    type: 'string',
    pattern: listOf(engineTypes),
    default: '',
    description:
      'Code types whose engines are available, separated by commas. If empty, the Transportation & Cargo API is off.',
  },
  INIT_DEFAULT_ENGINES: {
    type: 'boolean',
    default: false,
    description:
      '`true` loads the engines at startup, which takes longer, but `startuptime` stays 0. `false` loads each engine on first use.',
  },
} as const satisfies Record<string, ConfigSchema>;

const load = {
  WORKER_THREADS: {
    type: 'integer',
    minimum: 1,
    maximum: 256,
    'x-default': 'number of CPUs',
    description: 'Number of images to recognize at the same time.',
  },
  QUEUE_SIZE: {
    type: 'integer',
    minimum: 0,
    maximum: 10000,
    'x-default': '4 × `WORKER_THREADS`',
    description: 'Number of requests that can wait. Further requests return 503.',
  },
  REQUEST_TIMEOUT_MS: {
    type: 'integer',
    minimum: 1000,
    maximum: 600000,
    default: 30000,
    description:
      'Maximum time in milliseconds from the last byte of the request to the response. After that, the worker returns 408.',
  },
  MAX_IMAGE_BYTES: {
    type: 'integer',
    minimum: 1024,
    maximum: 104857600,
    default: limits.imageBytes.value,
    description: 'Maximum request body in bytes. Larger requests return 413.',
  },
  RESIZE_MAX_PIXELS: {
    type: 'integer',
    minimum: 307200,
    maximum: 100000000,
    default: limits.fullHdWidth.value * limits.fullHdHeight.value,
    description:
      'Number of pixels (width × height) above which an image is scaled down. The default is the area of Full HD.',
  },
} as const satisfies Record<string, ConfigSchema>;

const access = {
  REQUIRE_API_KEY: {
    type: 'boolean',
    default: false,
    description:
      'If `true`, callers must send one of `CLIENT_API_KEYS` in `X-Api-Key`. A missing key returns 401, any other key 403.',
  },
  CLIENT_API_KEYS: {
    type: 'string',
    description:
      'Keys that callers can use, separated by commas. Choose them yourself; they are unrelated to `API_KEY`.',
  },
  CORS_ALLOWED_ORIGINS: {
    type: 'string',
    description: 'Origins whose web pages can call the worker, separated by commas, or `*`.',
  },
} as const satisfies Record<string, ConfigSchema>;

const license = {
  LICENSE_SERVICE_URL: {
    type: 'string',
    pattern: '^https?://',
    default: hosts.license,
    description: 'Base URL of the License Service, or of a site gateway.',
  },
  LICENSE_REFRESH_SECONDS: {
    type: 'integer',
    minimum: 60,
    // Two thirds of a lease, so that one failed renewal does not end it.
    maximum: 600,
    default: 300,
    description: 'Interval at which the lease is renewed and usage is reported.',
  },
  LICENSE_GRACE_SECONDS: {
    type: 'integer',
    minimum: 0,
    maximum: 86400,
    default: 3600,
    description: 'How long recognition continues when the License Service cannot be reached.',
  },
  HTTPS_PROXY: {
    type: 'string',
    pattern: '^https?://',
    description: 'Proxy for the License Service. The worker opens no other outbound connections.',
  },
  NO_PROXY: {
    type: 'string',
    description: 'Hosts to call without the proxy, separated by commas.',
  },
} as const satisfies Record<string, ConfigSchema>;

/** Environment variables in the groups of the configuration page. */
export const workerEnvironmentGroups = {
  general: {type: 'object', properties: general},
  engines: {type: 'object', properties: engines},
  load: {type: 'object', properties: load},
  access: {type: 'object', properties: access},
  license: {type: 'object', properties: license},
} as const satisfies Record<string, ConfigSchema>;

/**
 * All environment variables: validates the `environment` of each Compose file and each `--env` of a
 * command.
 */
export const workerEnvironment: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {...general, ...engines, ...load, ...access, ...license},
};

/** A row of a table: what is seen, what it means, what to do. */
export interface Outcome {
  readonly code: string;
  readonly meaning: string;
  readonly remedy: string;
}

/** Exit codes shared by the worker and the license service client. */
export const exitCodes: readonly Outcome[] = [
  {code: '0', meaning: 'Stopped on request.', remedy: 'Nothing to do.'},
  {
    code: '10',
    meaning: 'A setting is missing or invalid.',
    remedy: 'Read the last line of the log: it names the setting and the values that it accepts.',
  },
  {
    code: '11',
    meaning: 'The License Service rejected the lease request.',
    remedy:
      'Check the key and the subscription in the console. The log shows the status: 401, 403, or 409.',
  },
  {
    code: '12',
    meaning: 'An engine cannot be loaded.',
    remedy:
      'Check the memory limit, the processor architecture, and, if you built the image yourself, `engines.json`.',
  },
];

/** Statuses that mean something else on the worker than in the cloud. */
export const workerStatuses: readonly Outcome[] = [
  {
    code: '401',
    meaning: '`X-Api-Key` is missing and `REQUIRE_API_KEY` is `true`.',
    remedy: 'Send one of `CLIENT_API_KEYS`.',
  },
  {
    code: '403',
    meaning: 'The key is not one of `CLIENT_API_KEYS`.',
    remedy: 'Correct the key that the caller sends.',
  },
  {
    code: '404',
    meaning: 'The region or code type is not loaded, or the path does not exist.',
    remedy: 'Add it to `VEHICLE_REGIONS` or `TRANSPORT_TYPES` and restart.',
  },
  {
    code: '408',
    meaning: 'No response within `REQUEST_TIMEOUT_MS`.',
    remedy: 'Send smaller images, or add threads or containers.',
  },
  {
    code: '413',
    meaning: 'The body exceeds `MAX_IMAGE_BYTES`.',
    remedy: 'Send a smaller image or raise the limit.',
  },
  {
    code: '503',
    meaning: 'The queue is full, the worker is starting, or its lease has expired.',
    remedy: 'Read `message`. Retry later with increasing delays; check `/health/ready`.',
  },
];

/** Fields of `GET /health/ready`. */
export const healthFields: readonly {
  readonly field: string;
  readonly type: string;
  readonly meaning: string;
}[] = [
  {
    field: 'status',
    type: '`starting`, `ready`, `stopping`, `unlicensed`',
    meaning: 'Only `ready` has the status 200; all others have 503.',
  },
  {
    field: 'license.state',
    type: '`none`, `valid`, `grace`, `expired`',
    meaning: 'State of the lease.',
  },
  {
    field: 'license.expiresAt',
    type: 'integer',
    meaning: 'End of the lease, in milliseconds since 1970-01-01 UTC.',
  },
  {
    field: 'engines[].name',
    type: 'string',
    meaning: 'Name of the engine, as in the field `engine` of a result.',
  },
  {
    field: 'engines[].loaded',
    type: 'boolean',
    meaning:
      '`false` until the first request that needs the engine, unless the engine is preloaded.',
  },
];

/** Fields of a log line when `LOG_FORMAT` is `json`. */
export const logFields: readonly {
  readonly field: string;
  readonly type: string;
  readonly meaning: string;
}[] = [
  {field: 'time', type: 'string', meaning: 'Time in UTC, ISO 8601 with milliseconds.'},
  {field: 'level', type: 'string', meaning: '`error`, `warn`, `info`, or `debug`.'},
  {
    field: 'event',
    type: 'string',
    meaning: 'What happened: `started`, `request`, `lease`, `engine`, `stopped`.',
  },
  {field: 'status', type: 'integer', meaning: 'HTTP status of a `request`.'},
  {
    field: 'path',
    type: 'string',
    meaning: 'Path of a `request`, without its query. Images, results, and keys are never logged.',
  },
  {field: 'nodetime', type: 'integer', meaning: 'Milliseconds spent on a `request`.'},
  {field: 'message', type: 'string', meaning: 'Description in plain English.'},
];

/** What the host needs. */
export const workerRequirements: readonly {readonly item: string; readonly need: string}[] = [
  {item: 'Operating system', need: 'Linux with Docker Engine 24 or later'},
  {item: 'Processor', need: 'amd64 with AVX2, or arm64; 2 virtual CPUs to start'},
  {
    item: 'Memory',
    need: '2 GiB for one region, plus 1 GiB for each additional region and 0.5 GiB for each code type',
  },
  {item: 'Disk', need: '10 GiB for the image and the license cache'},
  {
    item: 'Network, outgoing',
    need: `TCP 443 to ${hosts.registry} and ${new URL(hosts.license).host}`,
  },
  {
    item: 'Clock',
    need: 'Synchronized (NTP): a lease is rejected if the clock is off by more than five minutes',
  },
];
