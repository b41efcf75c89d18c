import {hosts} from '../../portal/product';
import {limits} from '../limits';
import type {ConfigSchema} from './configSchema';
import {engineRegions, type Outcome} from './worker';

// Body, header and algorithms of the webhook are the published format; the settings are this
// documentation's own design.

/** What the agent is called and where it listens. */
export const agent = {
  image: `${hosts.registry}/vehicle-detector-agent`,
  httpPort: 8090,
  queueFolder: '/var/lib/agent/queue',
} as const;

/** JWA names (RFC 7518) that sign a webhook request. */
const signatureAlgorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
] as const;

const position: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['latitude', 'longitude'],
  properties: {
    latitude: {
      type: 'number',
      minimum: -90,
      maximum: 90,
      description: 'Degrees north, copied to `customData.latitude`.',
    },
    longitude: {
      type: 'number',
      minimum: -180,
      maximum: 180,
      description: 'Degrees east, copied to `customData.longitude`.',
    },
  },
};

const source: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'url'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z0-9-]+$',
      description: 'Your name for the camera, copied to `customData.sourceID`.',
    },
    type: {
      type: 'string',
      enum: ['rtsp', 'mjpeg', 'snapshot', 'folder'],
      description:
        'Source of the images: a video stream, an image that is fetched at intervals, or files in a folder.',
    },
    url: {type: 'string', description: 'Address of the stream or image; for `folder`, its path.'},
    username: {type: 'string', description: 'User name for the camera.'},
    passwordFile: {
      type: 'string',
      description: 'File that contains the password. A password in `url` is rejected.',
    },
    fps: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      default: 5,
      description: 'Frames analyzed per second.',
    },
    roi: {
      type: 'string',
      pattern: '^\\d+,\\d+(;\\d+,\\d+){3}$',
      description:
        'Part of the image to analyze: four corners, as in the field `roi` of the Vehicle API.',
    },
    position,
  },
};

const signature: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    algorithm: {
      type: 'string',
      enum: signatureAlgorithms,
      default: 'HS256',
      description: 'How the agent signs the body of each request.',
    },
    secretFile: {
      type: 'string',
      description: 'File that contains the shared secret. Required for the `HS` algorithms.',
    },
    privateKeyFile: {
      type: 'string',
      description: 'Private key in PEM format. Required for the other algorithms.',
    },
  },
};

const retry: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    attempts: {
      type: 'integer',
      minimum: 0,
      maximum: 100,
      default: 5,
      description: 'Retries after the first attempt.',
    },
    initialDelayMs: {
      type: 'integer',
      minimum: 100,
      maximum: 60000,
      default: 1000,
      description: 'Delay before the first retry. It doubles with each retry.',
    },
    maxDelayMs: {
      type: 'integer',
      minimum: 100,
      maximum: 3600000,
      default: 60000,
      description: 'Maximum delay between two attempts.',
    },
  },
};

/** `agent.yaml`, key by key. */
export const agentConfig: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['api', 'sources', 'webhook'],
  properties: {
    api: {
      type: 'object',
      additionalProperties: false,
      required: ['region'],
      properties: {
        key: {
          type: 'string',
          description:
            'API key. Prefer `keyFile`. The variable `API_KEY` takes precedence over both.',
        },
        keyFile: {type: 'string', description: 'File that contains the API key.'},
        endpoint: {
          type: 'string',
          pattern: '^https?://',
          default: hosts.api,
          description: 'Base URL of the cloud or of a worker.',
        },
        region: {type: 'string', enum: engineRegions, description: 'Region of the plates.'},
        location: {type: 'string', description: 'Expected country or state, such as `HUN`.'},
        services: {
          type: 'array',
          items: {type: 'string', enum: ['anpr', 'mmr']},
          minItems: 1,
          uniqueItems: true,
          default: ['anpr', 'mmr'],
          description:
            'What to recognize. The event contains only a plate and a make and model, so hazard markings are not available.',
        },
        maxReads: {
          type: 'integer',
          minimum: limits.maxReadsMin.value,
          maximum: limits.maxReadsMax.value,
          default: limits.maxReadsDefault.value,
          description:
            'Value of `maxreads` in the request. Only the first vehicle is sent to the webhook.',
        },
        options: {
          type: 'object',
          additionalProperties: false,
          properties: {
            disableCallStatistics: {
              type: 'boolean',
              default: false,
              description: 'Sends `x-disable-call-statistics`.',
            },
            disableImageResizing: {
              type: 'boolean',
              default: false,
              description: 'Sends `x-disable-image-resizing`.',
            },
            enableWideRangeAnalysis: {
              type: 'boolean',
              default: false,
              description: 'Sends `x-enable-wide-range-analysis`.',
            },
            enableUnidentifiedLicensePlate: {
              type: 'boolean',
              default: false,
              description: 'Sends `x-enable-unidentified-license-plate`.',
            },
          },
        },
      },
    },
    sources: {type: 'array', minItems: 1, items: source},
    detection: {
      type: 'object',
      additionalProperties: false,
      properties: {
        trigger: {
          type: 'string',
          enum: ['motion', 'interval', 'http'],
          default: 'motion',
          description:
            'What starts a recognition: movement in the image, a fixed interval, or `POST /trigger/<id>`.',
        },
        intervalMs: {
          type: 'integer',
          minimum: 200,
          maximum: 3600000,
          default: 1000,
          description: 'Interval for the trigger `interval`.',
        },
        cooldownMs: {
          type: 'integer',
          minimum: 0,
          maximum: 3600000,
          default: 3000,
          description:
            'Time during which the same plate from the same source is not sent to the webhook again.',
        },
        bestOf: {
          type: 'integer',
          minimum: 1,
          maximum: 10,
          default: 3,
          description: 'Number of frames to compare; only the sharpest is sent to the API.',
        },
        minConfidence: {
          type: 'integer',
          minimum: limits.confidenceMin.value,
          maximum: limits.confidenceMax.value,
          default: 0,
          description: 'Results with a lower plate `confidence` are dropped.',
        },
      },
    },
    webhook: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'signature'],
      properties: {
        url: {
          type: 'string',
          pattern: '^https?://',
          description: 'URL that events are posted to. Use HTTPS outside your own network.',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 500,
          maximum: 60000,
          default: 5000,
          description: 'Time within which your server has to respond.',
        },
        retry,
        signature,
        attachments: {
          type: 'array',
          items: {type: 'string', enum: ['frame', 'plate']},
          uniqueItems: true,
          default: ['frame'],
          description:
            'JPEG images to include: the whole frame, the plate, both in this order, or none (an empty list).',
        },
      },
    },
    queue: {
      type: 'object',
      additionalProperties: false,
      properties: {
        dir: {
          type: 'string',
          default: agent.queueFolder,
          description:
            'Folder for events that have not been delivered yet. They survive a restart.',
        },
        maxMb: {
          type: 'integer',
          minimum: 1,
          maximum: 1048576,
          default: 512,
          description:
            'Maximum size of that folder in MiB. When the folder is full, the oldest event is dropped and logged.',
        },
      },
    },
    http: {
      type: 'object',
      additionalProperties: false,
      properties: {
        port: {
          type: 'integer',
          minimum: 1,
          maximum: 65535,
          default: agent.httpPort,
          description: 'Port for `/health`, `/metrics`, and `/trigger/<id>`.',
        },
      },
    },
    log: {
      type: 'object',
      additionalProperties: false,
      properties: {
        level: {
          type: 'string',
          enum: ['error', 'warn', 'info', 'debug'],
          default: 'info',
          description: 'Minimum severity of the messages that are logged.',
        },
      },
    },
  },
};

/** Environment of the agent's container. */
export const agentEnvironment: ConfigSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    API_KEY: {
      type: 'string',
      description: 'API key. Takes precedence over `api.key` and `api.keyFile`.',
    },
    HTTPS_PROXY: {
      type: 'string',
      pattern: '^https?://',
      description: 'Proxy for the API and the webhook.',
    },
    NO_PROXY: {
      type: 'string',
      description: 'Hosts to call without the proxy, separated by commas.',
    },
    TZ: {
      type: 'string',
      default: 'UTC',
      description: 'Time zone of the log. Times in events are always UTC.',
    },
  },
};

/** Exit codes of the agent. */
export const agentExitCodes: readonly Outcome[] = [
  {code: '0', meaning: 'Stopped on request.', remedy: 'Nothing to do.'},
  {
    code: '10',
    meaning: 'The configuration is invalid.',
    remedy: 'Read the log, which lists all problems. `agent validate` lists them without a start.',
  },
  {
    code: '13',
    meaning: 'The agent cannot write to the queue folder.',
    remedy: 'Check the owner, the permissions, and the free space of `queue.dir`.',
  },
];

/** How the agent handles the response of a webhook. */
export const webhookResponses: readonly {
  readonly response: string;
  readonly consequence: string;
}[] = [
  {response: '2xx', consequence: 'Delivered. The event leaves the queue.'},
  {
    response: '408, 429 or 5xx',
    consequence:
      'Retried with increasing delays, up to `webhook.retry.attempts` times. After that, the event waits in the queue and is sent later.',
  },
  {
    response: 'No connection, or no response within `webhook.timeoutMs`',
    consequence: 'Retried in the same way.',
  },
  {
    response: '401 and all other 4xx',
    consequence:
      'Not retried, because the same request would fail again. The event is dropped and logged as an error.',
  },
  {response: '3xx', consequence: 'Not followed: handled like 4xx.'},
];
