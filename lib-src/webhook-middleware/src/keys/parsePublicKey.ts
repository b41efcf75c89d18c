import {createPublicKey, type JsonWebKey, KeyObject} from 'node:crypto';
import {SignatureConfigError} from '../SignatureConfigError.js';
import {checkJwk} from './checkJwk.js';

const EXPECTED = 'Expected: a public key (SPKI, PKCS#1) or an X.509 certificate in PEM form';
const EXPORT = 'Fix: export it with `openssl pkey -in private.pem -pubout -out public.pem`';

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
  throw new SignatureConfigError(
    'publicKey',
    `\`publicKey\`: has the wrong type, got ${key === null ? 'null' : typeof key}. ${EXPECTED}, a KeyObject or a JWK. Fix: read the file first, or give its path as \`publicKeyPath\`.`,
  );
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
  const text = pem.toString('latin1');
  // `createPublicKey` would silently take the public half of a private key, which does not belong
  // on a receiver.
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) throw createPrivateKeyError(field, subject);
  // It would also take the first of several keys, so that a second key never verifies.
  const blocks = text.match(/-----BEGIN [A-Z0-9 ]*(?:PUBLIC KEY|CERTIFICATE)-----/g) ?? [];
  if (blocks.length > 1) {
    throw new SignatureConfigError(
      field,
      `\`${field}\`: holds ${blocks.length} keys or certificates, got ${subject}. Expected: exactly one. Fix: give a list with one item for each key; of a certificate chain give the first certificate.`,
    );
  }
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw new SignatureConfigError(
      field,
      `\`${field}\`: is not a public key, got ${subject}. ${EXPECTED}. ${EXPORT}.`,
      {cause},
    );
  }
}

function parseJwk(jwk: JsonWebKey, algorithm: string): KeyObject {
  if (jwk.d !== undefined) throw createPrivateKeyError('publicKey', 'a JWK with `d`');
  checkJwk(jwk, algorithm, 'publicKey');
  try {
    return createPublicKey({key: jwk, format: 'jwk'});
  } catch (cause) {
    throw new SignatureConfigError(
      'publicKey',
      `\`publicKey\`: is a JWK that cannot be used, got kty ${JSON.stringify(jwk.kty)}. Expected: an RSA or EC public key (RFC 7517). Fix: check its members.`,
      {cause},
    );
  }
}

function createPrivateKeyError(field: string, subject: string): SignatureConfigError {
  return new SignatureConfigError(
    field,
    `\`${field}\`: is a private key, got ${subject}. Expected: only the public half, since the holder of the private key can sign. ${EXPORT} and keep the private key on the agent.`,
  );
}
