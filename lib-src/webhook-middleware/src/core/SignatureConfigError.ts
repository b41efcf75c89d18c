/**
 * The configuration of the validator cannot work: thrown when the validator is created, and by
 * `reloadKeys()`. A request causes one only on a server that reads the body before the check; its
 * `field` is then `order`. The message names the field, the problem and the fix. It never contains
 * a secret.
 *
 * @example
 * ```ts
 * import {SignatureConfigError, webhookSignatureValidator} from '%%name.middleware%%';
 *
 * try {
 *   webhookSignatureValidator({algorithm: 'RS256', publicKeyPath: '/etc/agent/missing.pem'});
 * } catch (error) {
 *   if (!(error instanceof SignatureConfigError)) throw error;
 *   console.error(error.code, error.field); // ERR_SIGNATURE_CONFIG publicKeyPath
 * }
 * ```
 */
export class SignatureConfigError extends Error {
  /** Always `SignatureConfigError`, also after minification. */
  override readonly name = 'SignatureConfigError';
  /** Stable code for programs: `ERR_SIGNATURE_CONFIG`. */
  readonly code = 'ERR_SIGNATURE_CONFIG';
  /** Field of the configuration that is wrong, such as `algorithm` or `publicKeyPath`. */
  readonly field: string;

  /**
   * @param field field of the configuration that is wrong
   * @param message what is wrong, what is expected, how to fix it
   * @param options the error underneath, as `cause`
   */
  constructor(field: string, message: string, options?: {cause?: unknown}) {
    super(message, options);
    this.field = field;
  }
}
