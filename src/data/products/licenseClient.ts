import {hosts, product} from '../../portal/product';
import type {ConfigSchema} from './configSchema';
import type {Outcome} from './worker';

// The whole product is this documentation's own design; it shares the License Service with the
// worker.

/** `client.toml`, key by key. */
export const licenseClientConfig: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['api_key_file'],
  properties: {
    api_key_file: {
      type: 'string',
      description:
        'File that contains the API key. Make it readable only by the user that runs the service.',
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
        'Address for local programs. Any address other than loopback makes the service a site gateway and requires `allow`.',
    },
    allow: {
      type: 'array',
      items: {type: 'string'},
      default: [],
      description:
        'Networks that can request leases, such as `192.168.10.0/24`. The loopback address is always allowed.',
    },
    host_id: {
      type: 'string',
      'x-default': 'derived from the machine',
      description:
        'Identity of this machine at the License Service. Set it in containers, where the derived identity changes.',
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
      description: 'Minimum severity of the messages that are logged.',
    },
  },
};

/** Responses of the License Service, for the worker, the library, and the executable. */
export const licenseErrors: readonly Outcome[] = [
  {code: '401', meaning: 'The API key is missing.', remedy: 'Set the key.'},
  {
    code: '403',
    meaning: 'The key is invalid, or its subscription does not include one of the engines.',
    remedy: 'Check the key and the subscription in the console.',
  },
  {
    code: '409',
    meaning: 'No lease is available: other hosts hold all of them.',
    remedy: 'Release a lease, or wait until one expires.',
  },
  {
    code: '429',
    meaning: 'Too many requests.',
    remedy: 'Retry with increasing delays. The client does this automatically.',
  },
  {
    code: '5xx',
    meaning: 'The License Service is unavailable.',
    remedy: 'Retry with increasing delays. A valid lease stays valid.',
  },
];

/** Fields of a lease. */
export const leaseFields: readonly {
  readonly field: string;
  readonly type: string;
  readonly meaning: string;
}[] = [
  {field: 'leaseId', type: 'string', meaning: 'Identifies the lease in later calls.'},
  {field: 'engines', type: 'list of strings', meaning: 'Engines that can run under the lease.'},
  {
    field: 'expiresAt',
    type: 'integer',
    meaning: 'End of the lease, in milliseconds since 1970-01-01 UTC.',
  },
  {
    field: 'remainingCredits',
    type: 'integer',
    meaning: 'Credits that remain in the current period of the subscription.',
  },
];

/** Everything that the client sends to the License Service. */
export const licenseData: readonly {readonly data: string; readonly purpose: string}[] = [
  {data: 'API key', purpose: 'Finds your subscription.'},
  {
    data: 'Host identity',
    purpose: 'Distinguishes your machines. It is a hash, not a serial number.',
  },
  {data: 'Names of engines', purpose: 'Determines which engines the lease allows.'},
  {
    data: 'Recognition counters',
    purpose:
      'Billing. The counters are only numbers: no image, no plate, and no time of a single recognition.',
  },
];
