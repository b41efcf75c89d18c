import type {SignatureConfig} from './config.js';
import {createSignatureVerifier} from './createSignatureVerifier.js';

/**
 * Tells whether a signature belongs to a payload.
 * For frameworks that {@link webhookSignatureValidator} has no adapter for; it reads the keys at each call,
 * and it leaves limits, JSON and replays to you.
 *
 * @param payload the raw body, exactly as received: bytes, or text that is taken as UTF-8
 * @param signature value of the `X-Signature` header; a missing one is never right
 * @param config algorithm and keys
 * @returns true when the signature is right; false for every other signature, however malformed
 * @throws SignatureConfigError (`ERR_SIGNATURE_CONFIG`) when the configuration can't work
 * @throws TypeError when the payload is neither bytes nor text: usually the parsed body instead of the raw one
 *
 * @example
 * ```ts
 * import {verifySignature} from 'vehicle-detector-agent-webhook-middleware';
 *
 * const body =
 *   '{"detectionTimestamp":1700000000000,"event":{"plate":{"found":true,"unicodeText":"ABC123"},"mmr":{"found":false}},"attachments":[]}';
 * const signature = 'S1ByJfAnu1i1mZ_-8B_Ys_FhMy9iPk6b09RjEzCWHew';
 *
 * console.log(verifySignature(body, signature, {algorithm: 'HS256', secret: 'example-secret-do-not-use'})); // true
 * console.log(verifySignature(`${body} `, signature, {algorithm: 'HS256', secret: 'example-secret-do-not-use'})); // false
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
