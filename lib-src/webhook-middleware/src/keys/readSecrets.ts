import {createSecretKey, type JsonWebKey, KeyObject} from 'node:crypto';
import {existsSync} from 'node:fs';
import type {SecretKey, SymmetricSignatureConfig} from '../config.js';
import type {SymmetricDetails} from '../core/algorithms.js';
import {checkJwk} from '../core/checkJwk.js';
import {checkSecretLength, rejectLookalikes, SECRET_FIX} from '../core/checkSecret.js';
import {SignatureConfigError} from '../core/SignatureConfigError.js';

/**
 * Turns the configured secrets into keys.
 *
 * @param config configuration with an HS algorithm
 * @param details requirements of the algorithm
 * @param warn receives the warning about a short secret that `allowShortSecret` allows
 * @throws SignatureConfigError when a secret is missing, too short, of a wrong type, or looks like
 *   something else
 */
export function readSecrets(
  config: SymmetricSignatureConfig,
  details: SymmetricDetails,
  warn: (text: string) => void,
): KeyObject[] {
  const given: unknown = config.secret;
  if (given === undefined || given === null) {
    const misplaced =
      'publicKeyPath' in config || 'publicKey' in config
        ? ` ${config.algorithm} is symmetric and has no public key.`
        : '';
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is missing.${misplaced} Expected: the secret shared with the agent. ${SECRET_FIX}.`,
    );
  }
  const secrets = Array.isArray(given) ? (given as readonly SecretKey[]) : [given as SecretKey];
  if (secrets.length === 0) {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is an empty list. Expected: one secret or more. ${SECRET_FIX}.`,
    );
  }
  return secrets.map((secret) => {
    const key = toSecretKey(secret, config.algorithm);
    checkLength(key.symmetricKeySize ?? 0, config, details, warn);
    return key;
  });
}

function checkLength(
  bytes: number,
  {algorithm, allowShortSecret}: SymmetricSignatureConfig,
  details: SymmetricDetails,
  warn: (text: string) => void,
): void {
  const error = checkSecretLength(bytes, algorithm, details);
  if (error === undefined) return;
  if (allowShortSecret !== true) throw error;
  warn(error.message);
}

function toSecretKey(secret: unknown, algorithm: string): KeyObject {
  if (typeof secret === 'string')
    return createSecretKey(Buffer.from(rejectLookalikes(secret, existsSync), 'utf8'));
  if (secret instanceof KeyObject) {
    if (secret.type === 'secret') return secret;
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is a ${secret.type} key. Expected: a secret key. ${SECRET_FIX}.`,
    );
  }
  if (secret instanceof Uint8Array) {
    rejectLookalikes(Buffer.from(secret).toString('latin1'), existsSync);
    return createSecretKey(secret);
  }
  const jwk = (typeof secret === 'object' && secret !== null ? secret : {}) as JsonWebKey;
  if (jwk.kty === 'oct' && typeof jwk.k === 'string') {
    checkJwk(jwk, algorithm, 'secret');
    return createSecretKey(Buffer.from(jwk.k, 'base64url'));
  }
  throw new SignatureConfigError(
    'secret',
    `\`secret\`: has the wrong type, got ${secret === null ? 'null' : typeof secret}. Expected: a string, a Uint8Array, a secret KeyObject or a JWK with \`kty\` "oct". ${SECRET_FIX}.`,
  );
}
