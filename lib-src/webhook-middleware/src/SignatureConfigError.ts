/**
 * The configuration of the validator can't work: thrown when it is created, and by `reloadKeys()`. While requests come,
 * only a server that reads a body before the check makes one, with `order` for its field.
 * The message names the field, what is wrong with it and what to do; it never holds a secret.
 *
 * @example
 * ```ts
 * import {SignatureConfigError, webhookSignatureValidator} from 'vehicle-detector-agent-webhook-middleware';
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
