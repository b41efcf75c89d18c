import {getTestKey} from '../../data/testKeys';
import {hosts, names} from '../../portal/product';

/** Where samples send their requests; the reader chooses. */
export const sampleTargets = [
  {id: 'cloud', label: 'Cloud'},
  {id: 'sandbox', label: 'Sandbox'},
] as const;

/** What a sample says about its target. */
export interface SampleTarget {
  /** Environment variable that holds the key. */
  readonly keyVariable: string;
  /** The key itself. The keys of the sandbox are no secrets. Default: read from the environment. */
  readonly key?: string;
  /** Takes the place of the server's host. Default: the host of the contract. */
  readonly endpoint?: string;
}

export const cloudTarget: SampleTarget = {keyVariable: names.apiKeyVariable};

/** With Basic authentication, the key of the sandbox is the password, of any user. */
export const SANDBOX_USER = 'user';

/** The sandbox on the reader's machine, with one of its keys. */
export const createSandboxTarget = (key: string): SampleTarget => ({
  ...cloudTarget,
  key,
  endpoint: hosts.sandbox,
});

/** The sandbox with a key that the samples of this API succeed with. */
export const getSandboxTarget = (api: string): SampleTarget => createSandboxTarget(getTestKey(api));
