import type {KeyObject} from 'node:crypto';
import {type EcDetails, RSA_MIN_BITS, type RsaDetails} from '../algorithms.js';
import {SignatureConfigError} from '../SignatureConfigError.js';

/**
 * Checks kind, curve and size of a public key.
 *
 * @param key the key as Node read it
 * @param algorithm name of the algorithm, for the message
 * @param details what the algorithm asks
 * @param field field of the configuration that it came from
 * @param subject how messages call the key
 * @returns the same key
 * @throws SignatureConfigError when the algorithm can't use the key
 */
export function checkPublicKey(
  key: KeyObject,
  algorithm: string,
  details: RsaDetails | EcDetails,
  field: string,
  subject: string,
): KeyObject {
  const refuse = (what: string, expected: string): never => {
    throw new SignatureConfigError(
      field,
      `\`${field}\`: ${subject} ${what}. Expected: ${expected} for ${algorithm}. Fix: make a key pair for ${algorithm}, or configure the algorithm that the agent signs with.`,
    );
  };
  if (key.type !== 'public') return refuse(`is a ${key.type} key`, 'a public key');
  const kind = key.asymmetricKeyType ?? 'unknown';
  const {namedCurve, modulusLength = 0} = key.asymmetricKeyDetails ?? {};

  if (details.family === 'ES') {
    if (kind !== 'ec')
      return refuse(`is a key of type ${kind}`, `an EC key on curve ${details.curveLabel}`);
    if (namedCurve !== details.curve)
      return refuse(`is on curve ${namedCurve}`, `curve ${details.curveLabel} (${details.curve})`);
    return key;
  }
  const isRsa = kind === 'rsa' || (kind === 'rsa-pss' && details.family === 'PS');
  if (!isRsa) return refuse(`is a key of type ${kind}`, 'an RSA key');
  if (modulusLength < RSA_MIN_BITS)
    return refuse(`has ${modulusLength} bits`, `at least ${RSA_MIN_BITS} bits`);
  return key;
}
