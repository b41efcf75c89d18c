import type {ClientOptions} from '../options/ClientOptions.js';

/** Options of a {@link StorageAndHookAPIClient}: those that every client has. */
export interface StorageAndHookAPIOptions extends ClientOptions {
  /** Your API key, sent as `X-Api-Key`. The hooks and events that you see are those of this key. */
  readonly apiKey: string;
}
