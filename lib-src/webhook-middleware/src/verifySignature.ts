import type {SignatureConfig} from './config.js';
import {createSignatureVerifier} from './createSignatureVerifier.js';

/**
 * Returns whether a signature belongs to a payload. It is for frameworks without an adapter. It
 * reads the keys at each call, and leaves limits, JSON and replays to you.
 *
 * @param payload the raw body, exactly as received: bytes, or text that is taken as UTF-8
 * @param signature value of the `X-Signature` header; a missing one is never valid
 * @param config algorithm and keys
 * @returns true for a valid signature; false for every other one, however malformed
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration cannot work
 * @throws TypeError when the payload is neither bytes nor text: usually the parsed body instead of
 *   the raw one
 *
 * @example
 * ```ts
 * import {type SignatureConfig, verifySignature} from '%%name.middleware%%';
 *
 * const body =
 *   '{"detectionTimestamp":1700000000000,"event":{"plate":{"found":true,"unicodeText":"ABC123"},"mmr":{"found":false}},"attachments":[]}';
 * const signature = '5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok';
 *
 * const config: SignatureConfig = {
 *   algorithm: 'HS256',
 *   secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
 * };
 *
 * console.log(verifySignature(body, signature, config)); // true
 * console.log(verifySignature(`${body} `, signature, config)); // false
 * ```
 */
export function verifySignature(
  payload: string | Uint8Array,
  signature: string | null | undefined,
  config: SignatureConfig,
): boolean {
  const isSigned = createSignatureVerifier(config);
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) {
    throw new TypeError(
      `\`payload\`: has the wrong type, got ${payload === null ? 'null' : typeof payload}. Expected: the raw body as bytes or text. Fix: verify before the body is parsed; a body that was parsed and written again has other bytes.`,
    );
  }
  if (typeof signature !== 'string') return false;
  return isSigned(typeof payload === 'string' ? Buffer.from(payload, 'utf8') : payload, signature);
}
