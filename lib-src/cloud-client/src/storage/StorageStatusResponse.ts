import type {APIFlags} from './Hook.js';

/**
 * For which APIs results are stored.
 *
 * @example
 * ```ts
 * import {StorageAndHookAPIClient, type StorageStatusResponse} from '%%name.client%%';
 *
 * const client = new StorageAndHookAPIClient({apiKey: process.env.%%env.apiKey%% ?? ''});
 * const status: StorageStatusResponse = await client.getStorageStatus();
 * console.log(status.enabledApis, status.topicArn);
 * ```
 */
export interface StorageStatusResponse {
  /** A switch for each API. */
  enabledApis: APIFlags;
  /** ARN of the SNS topic of your key; `null` while storage is off. May be missing. */
  topicArn?: string | null;
}
