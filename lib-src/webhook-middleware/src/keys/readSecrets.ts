import {createSecretKey, type JsonWebKey, KeyObject} from 'node:crypto';
import {existsSync} from 'node:fs';
import type {SymmetricDetails} from '../algorithms.js';
import type {SecretKey, SymmetricSignatureConfig} from '../config.js';
import {SignatureConfigError} from '../SignatureConfigError.js';
import {checkJwk} from './checkJwk.js';

const FIX = 'Fix: give the text or bytes that `webhook.signature.secretFile` of the agent holds';

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
      `\`secret\`: is missing.${misplaced} Expected: the secret shared with the agent. ${FIX}.`,
    );
  }
  const secrets = Array.isArray(given) ? (given as readonly SecretKey[]) : [given as SecretKey];
  if (secrets.length === 0) {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is an empty list. Expected: one secret or more. ${FIX}.`,
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
  if (bytes >= details.bytes) return;
  if (bytes === 0) {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is empty. Expected: at least ${details.bytes} bytes. ${FIX}.`,
    );
  }
  const error = new SignatureConfigError(
    'secret',
    `\`secret\`: is shorter than the digest of ${algorithm}, got ${bytes} bytes. Expected: at least ${details.bytes} bytes (RFC 7518, section 3.2). Fix: make one with \`openssl rand -hex ${details.bytes}\`, or set \`allowShortSecret\` until the agent has a longer one.`,
  );
  if (allowShortSecret !== true) throw error;
  warn(error.message);
}

function toSecretKey(secret: unknown, algorithm: string): KeyObject {
  if (typeof secret === 'string')
    return createSecretKey(Buffer.from(rejectLookalikes(secret), 'utf8'));
  if (secret instanceof KeyObject) {
    if (secret.type === 'secret') return secret;
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is a ${secret.type} key. Expected: a secret key. ${FIX}.`,
    );
  }
  if (secret instanceof Uint8Array) {
    rejectLookalikes(Buffer.from(secret).toString('latin1'));
    return createSecretKey(secret);
  }
  const jwk = (typeof secret === 'object' && secret !== null ? secret : {}) as JsonWebKey;
  if (jwk.kty === 'oct' && typeof jwk.k === 'string') {
    checkJwk(jwk, algorithm, 'secret');
    return createSecretKey(Buffer.from(jwk.k, 'base64url'));
  }
  throw new SignatureConfigError(
    'secret',
    `\`secret\`: has the wrong type, got ${secret === null ? 'null' : typeof secret}. Expected: a string, a Uint8Array, a secret KeyObject or a JWK with \`kty\` "oct". ${FIX}.`,
  );
}

/** With a public key as the secret everyone could sign. A path is a secret that everyone can guess. */
function rejectLookalikes(text: string): string {
  const reject = (what: string): never => {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: looks like ${what}. Expected: the shared secret itself. ${FIX}; for a key pair configure an RS, PS or ES algorithm with \`publicKeyPath\`.`,
    );
  };
  if (/-----BEGIN [A-Z0-9 ]+-----/.test(text)) return reject('a key or certificate in PEM form');
  if (/^\s*\{[^]*"kty"\s*:/.test(text)) return reject('the text of a JWK');
  if (/^(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-\S+) /.test(text)) return reject('an SSH public key');
  if (/^[^\0\n]*[/\\][^\0\n]*$/.test(text) && existsSync(text)) return reject('the path of a file');
  return text;
}
