import {constants, createHmac, type KeyObject, timingSafeEqual, verify} from 'node:crypto';
import {type AlgorithmDetails, algorithms} from './core/algorithms.js';
import type {
  AsymmetricSignatureConfig,
  SignatureConfig,
  SymmetricSignatureConfig,
} from './config.js';
import {decodeSignature} from './core/decodeSignature.js';
import {readPublicKeys} from './keys/readPublicKeys.js';
import {readSecrets} from './keys/readSecrets.js';
import {SignatureConfigError} from './core/SignatureConfigError.js';

/** Whether a signature belongs to a payload. The keys were read once. */
export type SignatureVerifier = (payload: Uint8Array, signature: string) => boolean;

/**
 * Checks a configuration and makes its keys, once for many payloads.
 *
 * @param config algorithm and keys
 * @param warn receives the warning about a short secret that is allowed
 * @returns a function that never throws for what a sender controls
 * @throws SignatureConfigError when the configuration cannot work
 */
export function createSignatureVerifier(
  config: SignatureConfig,
  warn: (text: string) => void = () => {},
): SignatureVerifier {
  const details = getDetails(config);
  const keys =
    details.family === 'HS'
      ? readSecrets(config as SymmetricSignatureConfig, details, warn)
      : readPublicKeys(config as AsymmetricSignatureConfig, details);
  return (payload, signature) => {
    const bytes = decodeSignature(signature);
    if (bytes === undefined) return false;
    // Every key is tried, so that the time does not tell which one fitted.
    return keys.map((key) => isSignedWith(key, details, payload, bytes)).includes(true);
  };
}

function getDetails(config: unknown): AlgorithmDetails {
  if (typeof config !== 'object' || config === null) {
    throw new SignatureConfigError(
      'config',
      `configuration: has the wrong type, got ${config === null ? 'null' : typeof config}. Expected: an object with \`algorithm\`. Fix: see the examples of \`webhookSignatureValidator\`.`,
    );
  }
  const {algorithm} = config as {readonly algorithm?: unknown};
  const details = typeof algorithm === 'string' ? algorithms.get(algorithm) : undefined;
  if (details === undefined) {
    throw new SignatureConfigError(
      'algorithm',
      `\`algorithm\`: ${algorithm === undefined ? 'is missing' : `is unknown, got ${JSON.stringify(algorithm)}`}. Expected: one of ${[...algorithms.keys()].join(', ')}, in capital letters. Fix: copy \`webhook.signature.algorithm\` of the agent.`,
    );
  }
  return details;
}

function isSignedWith(
  key: KeyObject,
  details: AlgorithmDetails,
  payload: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (details.family === 'HS') {
    const digest = createHmac(details.hash, key).update(payload).digest();
    // The length of a digest is no secret.
    return digest.length === signature.length && timingSafeEqual(digest, signature);
  }
  if (signature.length !== getSignatureBytes(key, details)) return false;
  try {
    return verify(details.hash, payload, toVerifyKey(key, details.family), signature);
  } catch {
    // OpenSSL throws for some signatures that no signer makes, such as r = n.
    return false;
  }
}

function getSignatureBytes(
  key: KeyObject,
  details: Exclude<AlgorithmDetails, {family: 'HS'}>,
): number {
  return details.family === 'ES'
    ? details.bytes
    : Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
}

function toVerifyKey(key: KeyObject, family: 'RS' | 'PS' | 'ES'): Parameters<typeof verify>[2] {
  switch (family) {
    case 'RS':
      return {key, padding: constants.RSA_PKCS1_PADDING};
    case 'PS':
      // RFC 7518, section 3.5: the salt is as long as the digest; any other length is rejected.
      return {
        key,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
      };
    case 'ES':
      return {key, dsaEncoding: 'ieee-p1363'};
    default:
      return family satisfies never;
  }
}
