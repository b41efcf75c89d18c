/**
 * Base of every error that this package throws: `catch (error) { if (error instanceof
 * CloudClientError) … }`. No error contains the API key, neither in its message nor in a field.
 *
 * @example
 * ```ts
 * import {CloudClientError, StorageAndHookAPIClient} from '%%name.client%%';
 *
 * try {
 *   await new StorageAndHookAPIClient({apiKey: 'key', endpoint: 'not a URL'}).getHooks();
 * } catch (error) {
 *   if (error instanceof CloudClientError) console.log(error.code);
 * }
 * ```
 */
export abstract class CloudClientError extends Error {
  /**
   * What happened, as a constant that programs may compare: `ERR_CONFIG`, `ERR_RATE_LIMIT` and so
   * on. It stays the same from release to release; texts may change.
   */
  abstract readonly code: string;
}
