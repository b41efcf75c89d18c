import {createPublicKey, type JsonWebKey, KeyObject} from 'node:crypto';
import {checkJwk} from '../core/checkJwk.js';
import {
  checkPem,
  createJwkError,
  createKeyTypeError,
  createPemError,
  createPrivateKeyError,
} from '../core/checkPem.js';

/**
 * Makes a key from the `publicKey` of a configuration.
 *
 * @param key PEM text or bytes, a `KeyObject` or a JWK
 * @param algorithm the configured algorithm
 * @throws SignatureConfigError when it is not exactly one public key
 */
export function parsePublicKey(key: unknown, algorithm: string): KeyObject {
  if (key instanceof KeyObject) return key;
  if (typeof key === 'string' || key instanceof Uint8Array)
    return parsePem(Buffer.from(key as Uint8Array), 'publicKey', 'the given text');
  if (typeof key === 'object' && key !== null && 'kty' in key)
    return parseJwk(key as JsonWebKey, algorithm);
  throw createKeyTypeError(key);
}

/**
 * Makes a key from PEM.
 *
 * @param pem text of one key or certificate
 * @param field field of the configuration that it came from
 * @param subject name of the key in messages
 * @throws SignatureConfigError when it is not exactly one public key
 */
export function parsePem(pem: Buffer, field: string, subject: string): KeyObject {
  checkPem(pem.toString('latin1'), field, subject);
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw createPemError(field, subject, cause);
  }
}

function parseJwk(jwk: JsonWebKey, algorithm: string): KeyObject {
  if (jwk.d !== undefined) throw createPrivateKeyError('publicKey', 'a JWK with `d`');
  checkJwk(jwk, algorithm, 'publicKey');
  try {
    return createPublicKey({key: jwk, format: 'jwk'});
  } catch (cause) {
    throw createJwkError(jwk.kty, cause);
  }
}
