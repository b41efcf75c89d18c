import type {AlgorithmDetails} from '../../../lib-src/webhook-middleware/src/core/algorithms';
import {toBase64Url, type Bytes} from '../bytes';
import {curves} from '../keys/curves';
import type {CurveName, KeyMaterial} from '../keys/KeyData';
import {toHashName} from './algorithms';

/** This browser lacks an algorithm or a size of keys that the middleware has. */
export class UnsupportedError extends Error {}

/** How a public key is used: the family, its hash, and the length of the salt for PS. */
export interface PublicScheme {
  readonly family: 'RS' | 'PS' | 'ES';
  /** WebCrypto's name of the hash. */
  readonly hash: string;
  readonly saltBytes?: number;
}

const NAMES = {RS: 'RSASSA-PKCS1-v1_5', PS: 'RSA-PSS', ES: 'ECDSA'} as const;

export const toScheme = (details: Exclude<AlgorithmDetails, {family: 'HS'}>): PublicScheme => ({
  family: details.family,
  hash: toHashName(details.hash),
});

/** Computes an HMAC. An empty secret, which WebCrypto rejects, is a zero byte: both are padded. */
export async function computeHmac(secret: Uint8Array, hash: string, body: Bytes): Promise<Bytes> {
  const key = await crypto.subtle.importKey(
    'raw',
    secret.length === 0 ? new Uint8Array(1) : Uint8Array.from(secret),
    {name: 'HMAC', hash},
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, body));
}

const toJwk = (material: KeyMaterial): JsonWebKey => {
  if (material.kind === 'rsa') {
    const {modulus, exponent} = material;
    return {kty: 'RSA', n: toBase64Url(modulus), e: toBase64Url(exponent)};
  }
  const {curve, x, y} = material;
  return {kty: 'EC', crv: curve, x: toCoordinate(x, curve), y: toCoordinate(y, curve)};
};

function toCoordinate(value: bigint, curve: CurveName): string {
  const {bytes} = curves[curve];
  const digits = value.toString(16).padStart(bytes * 2, '0');
  return toBase64Url(
    Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  );
}

/**
 * Imports a public key that was checked before.
 *
 * @throws UnsupportedError if the browser cannot use it
 */
export async function importPublicKey(
  material: KeyMaterial,
  {family, hash}: PublicScheme,
): Promise<CryptoKey> {
  const parameters = {
    name: NAMES[family],
    hash,
    ...(material.kind === 'ec' && {namedCurve: material.curve}),
  };
  try {
    return await crypto.subtle.importKey('jwk', toJwk(material), parameters, false, ['verify']);
  } catch (cause) {
    const what =
      material.kind === 'ec'
        ? `curve ${material.curve}`
        : `RSA keys of ${(material.modulus.length * 8).toLocaleString('en')} bits`;
    throw new UnsupportedError(`This browser does not support ${what}.`, {cause});
  }
}

/** Whether a signature belongs to a body. Never throws for what a sender controls. */
export async function isSigned(
  key: CryptoKey,
  {family, hash, saltBytes = Number(hash.slice(4)) / 8}: PublicScheme,
  signature: Bytes,
  body: Bytes,
): Promise<boolean> {
  const parameters = {name: NAMES[family], hash, ...(family === 'PS' && {saltLength: saltBytes})};
  return crypto.subtle.verify(parameters, key, signature, body).catch(() => false);
}

/** How long signatures of a key are; others are rejected before they are checked. */
export const getSignatureBytes = (material: KeyMaterial): number =>
  material.kind === 'rsa' ? material.modulus.length : curves[material.curve].bytes * 2;
