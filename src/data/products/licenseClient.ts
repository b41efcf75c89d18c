import {hosts, product} from '../../portal/product';
import type {ConfigSchema} from './configSchema';
import type {Outcome} from './worker';

// The whole product is this documentation's own design; it shares the License Service with the worker.

/** `client.toml`, key by key. */
export const licenseClientConfig: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['api_key_file'],
  properties: {
    api_key_file: {
      type: 'string',
      description:
        'File that holds the API key. Only the user of the service should be able to read it.',
    },
    service_url: {
      type: 'string',
      pattern: '^https?://',
      default: hosts.license,
      description: 'Base URL of the License Service.',
    },
    listen: {
      type: 'string',
      pattern: '^[^:]+:\\d+$',
      default: '127.0.0.1:8089',
      description:
        'Address for local programs. Another address than the loopback one makes it a site gateway and needs `allow`.',
    },
    allow: {
      type: 'array',
      items: {type: 'string'},
      default: [],
      description:
        'Networks that may ask for leases, such as `192.168.10.0/24`. The loopback address is always allowed.',
    },
    host_id: {
      type: 'string',
      'x-default': 'made from the machine',
      description:
        'Identity of this machine at the License Service. Set it in containers, where the machine changes.',
    },
    cache_dir: {
      type: 'string',
      default: `/var/cache/${product.slug}`,
      description: 'Folder for the current leases, so that a restart needs no network.',
    },
    proxy: {type: 'string', pattern: '^https?://', description: 'Proxy for the License Service.'},
    log_level: {
      type: 'string',
      enum: ['error', 'warn', 'info', 'debug'],
      default: 'info',
      description: 'Least important message that is written.',
    },
  },
};

/** Answers of the License Service, for the worker, the library and the executable alike. */
export const licenseErrors: readonly Outcome[] = [
  {code: '401', meaning: 'The API key is missing.', remedy: 'Set the key.'},
  {
    code: '403',
    meaning: 'The key is not valid, or its subscription does not hold one of the engines.',
    remedy: 'Check the key and the subscription in the console.',
  },
  {
    code: '409',
    meaning: 'No lease is free: other hosts hold all of them.',
    remedy: 'Release one, or wait until one expires.',
  },
  {
    code: '429',
    meaning: 'Too many requests.',
    remedy: 'Repeat after a growing delay. The client does it by itself.',
  },
  {
    code: '5xx',
    meaning: 'The License Service cannot answer now.',
    remedy: 'Repeat after a growing delay. A valid lease stays valid.',
  },
];

/** Fields of a lease. */
export const leaseFields: readonly {
  readonly field: string;
  readonly type: string;
  readonly meaning: string;
}[] = [
  {field: 'leaseId', type: 'string', meaning: 'Identifies the lease in later calls.'},
  {field: 'engines', type: 'list of strings', meaning: 'Engines that may run under the lease.'},
  {
    field: 'expiresAt',
    type: 'integer',
    meaning: 'End of the lease, in milliseconds since 1970-01-01 UTC.',
  },
  {
    field: 'remainingCredits',
    type: 'integer',
    meaning: 'Credits left in the current period of the subscription.',
  },
];

/** Everything that the client sends to the License Service. */
export const licenseData: readonly {readonly data: string; readonly purpose: string}[] = [
  {data: 'API key', purpose: 'Finds your subscription.'},
  {data: 'Host identity', purpose: 'Tells your machines apart. It is a hash, not a serial number.'},
  {data: 'Names of engines', purpose: 'Decides what the lease allows.'},
  {
    data: 'Counters of recognitions',
    purpose: 'Billing. They are numbers: no image, no plate, no time of a single recognition.',
  },
];
