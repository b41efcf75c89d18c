import {CloudClientError} from './CloudClientError.js';

/**
 * Something given to this package cannot be used: an option, an argument or an image.
 * Nothing was sent, so nothing was charged.
 *
 * @example
 * ```ts
 * import {APIConfigError, StorageAndHookAPIClient} from '%%name.client%%';
 *
 * try {
 *   new StorageAndHookAPIClient({apiKey: ''});
 * } catch (error) {
 *   if (error instanceof APIConfigError) console.log(error.message);
 * }
 * ```
 */
export class APIConfigError extends CloudClientError {
  override readonly name = 'APIConfigError';
  override readonly code = 'ERR_CONFIG';
}
