import type {ClientOptions} from '../options/ClientOptions.js';

/**
 * Options of a {@link StorageAndHookAPIClient}: those that every client has.
 *
 * @example
 * ```ts
 * import {StorageAndHookAPIClient, type StorageAndHookAPIOptions} from '%%name.client%%';
 *
 * const options: StorageAndHookAPIOptions = {apiKey: process.env.%%env.apiKey%% ?? '', retryCount: 5};
 * console.log(await new StorageAndHookAPIClient(options).getStorageStatus());
 * ```
 */
export interface StorageAndHookAPIOptions extends ClientOptions {
  /** Your API key, sent as `X-Api-Key`. The hooks and events that you see are those of this key. */
  readonly apiKey: string;
}
