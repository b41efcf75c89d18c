import {createPublicKey, type JsonWebKey, KeyObject} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {EcDetails, RsaDetails} from '../algorithms.js';
import type {AsymmetricSignatureConfig, PublicKey} from '../config.js';
import {SignatureConfigError} from '../SignatureConfigError.js';
import {checkPublicKey} from './checkPublicKey.js';

const EXPECTED = 'Expected: a public key (SPKI, PKCS#1) or an X.509 certificate in PEM form';

/**
 * Reads the configured public keys, from files and from the configuration itself.
 *
 * @param config configuration with an RS, PS or ES algorithm
 * @param details what the algorithm asks
 * @throws SignatureConfigError when a key is missing, unreadable, private, or not one for the algorithm
 */
export function readPublicKeys(
  config: AsymmetricSignatureConfig,
  details: RsaDetails | EcDetails,
): KeyObject[] {
  const paths = toList<string>(config.publicKeyPath);
  const inline = toList<PublicKey>(config.publicKey);
  if (paths.length + inline.length === 0) {
    const misplaced = 'secret' in config ? ` ${config.algorithm} does not use \`secret\`.` : '';
    throw new SignatureConfigError(
      'publicKeyPath',
      `\`publicKeyPath\`: is missing.${misplaced} Expected: the path of the public key, or the key itself as \`publicKey\`. Fix: export it with \`openssl pkey -in private.pem -pubout -out public.pem\`.`,
    );
  }
  return [
    ...paths.map((path) =>
      checkPublicKey(
        readKeyFile(path),
        config.algorithm,
        details,
        'publicKeyPath',
        JSON.stringify(path),
      ),
    ),
    ...inline.map((key) =>
      checkPublicKey(toPublicKey(key), config.algorithm, details, 'publicKey', 'the given key'),
    ),
  ];
}

const toList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined || value === null
    ? []
    : Array.isArray(value)
      ? (value as readonly T[])
      : [value as T];

function readKeyFile(path: unknown): KeyObject {
  if (typeof path !== 'string' || path === '') {
    throw new SignatureConfigError(
      'publicKeyPath',
      `\`publicKeyPath\`: is not a path, got ${path === '' ? '""' : typeof path}. Expected: the path of a PEM file. Fix: give keys that are no files as \`publicKey\`.`,
    );
  }
  let pem: Buffer;
  try {
    pem = readFileSync(path);
  } catch (cause) {
    const {code} = cause as NodeJS.ErrnoException;
    const what =
      code === 'ENOENT'
        ? 'does not exist'
        : code === 'EISDIR'
          ? 'is a directory'
          : `can't be read (${code})`;
    throw new SignatureConfigError(
      'publicKeyPath',
      `\`publicKeyPath\`: ${what}, got ${JSON.stringify(path)}. Expected: a PEM file that this process may read. Fix: correct the path or the permissions.`,
      {cause},
    );
  }
  return parsePem(pem, 'publicKeyPath', JSON.stringify(path));
}

function toPublicKey(key: unknown): KeyObject {
  if (key instanceof KeyObject) return key;
  if (typeof key === 'string' || key instanceof Uint8Array)
    return parsePem(Buffer.from(key as Uint8Array), 'publicKey', 'the given text');
  if (typeof key === 'object' && key !== null && 'kty' in key) return parseJwk(key as JsonWebKey);
  throw new SignatureConfigError(
    'publicKey',
    `\`publicKey\`: has the wrong type, got ${key === null ? 'null' : typeof key}. ${EXPECTED}, a KeyObject or a JWK. Fix: read the file first, or give its path as \`publicKeyPath\`.`,
  );
}

/** `createPublicKey` would silently take the public half of a private key, which has no business on a receiver. */
function parsePem(pem: Buffer, field: string, subject: string): KeyObject {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(pem.toString('latin1')))
    throw createPrivateKeyError(field, subject);
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw new SignatureConfigError(
      field,
      `\`${field}\`: is no public key, got ${subject}. ${EXPECTED}. Fix: export it with \`openssl pkey -in private.pem -pubout -out public.pem\`.`,
      {cause},
    );
  }
}

function parseJwk(jwk: JsonWebKey): KeyObject {
  if (jwk.d !== undefined) throw createPrivateKeyError('publicKey', 'a JWK with `d`');
  try {
    return createPublicKey({key: jwk, format: 'jwk'});
  } catch (cause) {
    throw new SignatureConfigError(
      'publicKey',
      `\`publicKey\`: is a JWK that can't be used, got kty ${JSON.stringify(jwk.kty)}. Expected: an RSA or EC public key (RFC 7517). Fix: check its members.`,
      {cause},
    );
  }
}

const createPrivateKeyError = (field: string, subject: string): SignatureConfigError =>
  new SignatureConfigError(
    field,
    `\`${field}\`: is a private key, got ${subject}. Expected: the public half only: who holds the private key can sign. Fix: export it with \`openssl pkey -in private.pem -pubout -out public.pem\` and keep the private key on the agent.`,
  );
