import * as agent from './agent';
import * as agentEvent from './agentEvent';
import * as engineNames from './engineNames';
import * as engines from './engines';
import * as licenseClient from './licenseClient';
import * as mobile from './mobile';
import * as symptoms from './symptoms';
import * as webhookVector from './webhookVector';
import * as worker from './worker';

/** Modules that describe products. A test compares them with the files of this folder. */
export const productModules = {
  agent,
  agentEvent,
  engineNames,
  engines,
  licenseClient,
  mobile,
  symptoms,
  webhookVector,
  worker,
};

interface ProductAssumption {
  readonly statement: string;
  readonly reason: string;
}

const UNSPECIFIED =
  'The specification names the product and its pages, and describes none of its settings, codes, or messages.';
const REASONS = {
  engines:
    'Published release notes mention quarterly engines; the specification only has the field `engine`.',
  worker:
    'Published deployment parameters give the names of some settings; the specification describes none.',
  licenseClient: 'The specification names the product only, so all of it is designed here.',
  mobile:
    'The specification names the app and its integration; how other apps call it is designed here.',
} as const;

/**
 * What is decided here about each export. The type demands an entry for every one,
 * so a new table cannot go without a mark.
 */
export const productAssumptions = {
  agent: {
    agent: {statement: 'Name of the image, port, and paths of the agent.', reason: UNSPECIFIED},
    agentConfig: {statement: 'The keys of `agent.yaml` and their defaults.', reason: UNSPECIFIED},
    agentEnvironment: {statement: 'The environment variables of the agent.', reason: UNSPECIFIED},
    agentExitCodes: {statement: 'The exit codes of the agent.', reason: UNSPECIFIED},
    webhookResponses: {
      statement: 'What the agent does after each response of a webhook.',
      reason:
        'Body, header, and algorithms of the webhook are published; retries and their limits are not.',
    },
  },
  agentEvent: {
    agentEventSchema: {
      statement: 'Which fields of the agent’s webhook request are always there.',
      reason: UNSPECIFIED,
    },
  },
  engineNames: {
    engineNames: {statement: 'The names of engines in examples.', reason: REASONS.engines},
    previousEngine: {
      statement: 'A release before the current one remains.',
      reason: REASONS.engines,
    },
    missingEngine: {
      statement: 'The name of an engine that is not installed.',
      reason: REASONS.engines,
    },
  },
  engines: {
    engineKinds: {
      statement: 'Engine packages have a kind, a scope, and a quarter in their names.',
      reason: REASONS.engines,
    },
    enginesConfig: {statement: 'The keys of `engines.json`.', reason: UNSPECIFIED},
  },
  licenseClient: {
    licenseClientConfig: {
      statement: 'The keys of `client.toml` and their defaults.',
      reason: REASONS.licenseClient,
    },
    licenseErrors: {statement: 'The errors of the License Service.', reason: REASONS.licenseClient},
    leaseFields: {statement: 'The fields of a lease.', reason: REASONS.licenseClient},
    licenseData: {
      statement: 'What a client sends to the License Service.',
      reason: REASONS.licenseClient,
    },
  },
  mobile: {
    mobilePermissions: {statement: 'The permissions of the app.', reason: REASONS.mobile},
    mobileSettings: {statement: 'The settings of the app.', reason: REASONS.mobile},
    mobileExtras: {statement: 'The extras of the intent.', reason: REASONS.mobile},
    mobileResults: {statement: 'The result codes of the activity.', reason: REASONS.mobile},
  },
  symptoms: {
    symptoms: {
      statement: 'What goes wrong with each product, its causes and remedies.',
      reason: UNSPECIFIED,
    },
  },
  webhookVector: {
    webhookVector: {
      statement: 'A secret and its signatures, to test a receiver with.',
      reason: 'An example of this documentation; a test computes the signatures again.',
    },
  },
  worker: {
    worker: {statement: 'Name of the image and port of the worker.', reason: REASONS.worker},
    engineRegions: {
      statement: 'Engines exist for every region of the Vehicle API.',
      reason: REASONS.worker,
    },
    engineTypes: {
      statement: 'Engines exist for every type of the Transportation & Cargo API.',
      reason: REASONS.worker,
    },
    workerEnvironmentGroups: {
      statement: 'The environment variables of the worker and their defaults, by group.',
      reason: REASONS.worker,
    },
    workerEnvironment: {
      statement: 'The environment variables of the worker and their defaults.',
      reason: REASONS.worker,
    },
    exitCodes: {statement: 'The exit codes of worker and license client.', reason: UNSPECIFIED},
    workerStatuses: {
      statement: 'Statuses that mean something else on the worker than in the cloud.',
      reason: UNSPECIFIED,
    },
    healthFields: {statement: 'The fields of `GET /health/ready`.', reason: UNSPECIFIED},
    logFields: {statement: 'The fields of a log line in JSON.', reason: UNSPECIFIED},
    workerRequirements: {statement: 'What the host of a worker needs.', reason: UNSPECIFIED},
  },
} satisfies {
  readonly [Module in keyof typeof productModules]: {
    readonly [Name in keyof (typeof productModules)[Module]]: ProductAssumption;
  };
};
