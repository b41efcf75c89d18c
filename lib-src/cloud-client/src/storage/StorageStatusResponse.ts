import type {APIFlags} from './Hook.js';

/** For which APIs results are stored. */
export interface StorageStatusResponse {
  /** A switch for each API. */
  enabledApis: APIFlags;
  /** ARN of the SNS topic of your key; `null` while storage is off. */
  topicArn: string | null;
}
