import {
  constants,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  sign as cryptoSign,
} from 'node:crypto';
import type {Algorithm, AsymmetricAlgorithm, SignatureConfig} from '../../src/index.js';

/** Long enough for every HS algorithm. */
export const secret = 'a-secret-for-tests-that-is-longer-than-sixty-four-bytes-0123456789-abcdef';

export const algorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
] as const satisfies readonly Algorithm[];

export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const pairs = new Map<string, KeyPair>();

/** One pair per kind of key, made once per test file. */
export function getKeyPair(algorithm: AsymmetricAlgorithm): KeyPair {
  const curve = {ES256: 'P-256', ES384: 'P-384', ES512: 'P-521'}[algorithm as string];
  const kind = curve ?? 'RSA';
  let pair = pairs.get(kind);
  if (pair === undefined) {
    pair =
      curve === undefined
        ? generateKeyPairSync('rsa', {modulusLength: 2048})
        : generateKeyPairSync('ec', {namedCurve: curve});
    pairs.set(kind, pair);
  }
  return pair;
}

const isSymmetric = (algorithm: Algorithm): boolean => algorithm.startsWith('HS');

/** A configuration that verifies what {@link sign} makes. */
export function getConfig(algorithm: Algorithm): SignatureConfig {
  return (
    isSymmetric(algorithm)
      ? {algorithm, secret}
      : {algorithm, publicKey: getKeyPair(algorithm as AsymmetricAlgorithm).publicKey}
  ) as SignatureConfig;
}

/** Signs with OpenSSL, as an agent does; shares nothing with the library. */
export function sign(
  body: string | Uint8Array,
  algorithm: Algorithm = 'HS256',
  key: string | KeyObject = isSymmetric(algorithm)
    ? secret
    : getKeyPair(algorithm as AsymmetricAlgorithm).privateKey,
): string {
  const bytes = Buffer.from(body as Uint8Array);
  const hash = `sha${algorithm.slice(2)}`;
  if (isSymmetric(algorithm)) return createHmac(hash, key).update(bytes).digest('base64url');
  const options = algorithm.startsWith('PS')
    ? {padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST}
    : {dsaEncoding: 'ieee-p1363' as const};
  return cryptoSign(hash, bytes, {key: key as KeyObject, ...options}).toString('base64url');
}
