import {SignatureConfigError} from './SignatureConfigError.js';

const EXPECTED = 'Expected: a public key (SPKI, PKCS#1) or an X.509 certificate in PEM form';
const EXPORT = 'Fix: export it with `openssl pkey -in private.pem -pubout -out public.pem`';

/**
 * Checks that PEM text has no private key, and at most one key or certificate.
 *
 * @param text PEM text
 * @param field field of the configuration that it came from
 * @param subject name of the key in messages
 * @throws SignatureConfigError otherwise
 */
export function checkPem(text: string, field: string, subject: string): void {
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
}

/** The error for PEM text that cannot be read. */
export const createPemError = (
  field: string,
  subject: string,
  cause?: unknown,
): SignatureConfigError =>
  new SignatureConfigError(
    field,
    `\`${field}\`: is not a public key, got ${subject}. ${EXPECTED}. ${EXPORT}.`,
    {cause},
  );

/** The error for a JWK that cannot be read. */
export const createJwkError = (kty: unknown, cause?: unknown): SignatureConfigError =>
  new SignatureConfigError(
    'publicKey',
    `\`publicKey\`: is a JWK that cannot be used, got kty ${JSON.stringify(kty)}. Expected: an RSA or EC public key (RFC 7517). Fix: check its members.`,
    {cause},
  );

/** The error for a private key. */
export const createPrivateKeyError = (field: string, subject: string): SignatureConfigError =>
  new SignatureConfigError(
    field,
    `\`${field}\`: is a private key, got ${subject}. Expected: only the public half, since the holder of the private key can sign. ${EXPORT} and keep the private key on the agent.`,
  );

/** The error for a key of a type that no key has. */
export const createKeyTypeError = (key: unknown): SignatureConfigError =>
  new SignatureConfigError(
    'publicKey',
    `\`publicKey\`: has the wrong type, got ${key === null ? 'null' : typeof key}. ${EXPECTED}, a KeyObject or a JWK. Fix: read the file first, or give its path as \`publicKeyPath\`.`,
  );
