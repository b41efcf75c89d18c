import type {JsonWebKey, KeyObject} from 'node:crypto';
import type {AsymmetricAlgorithm, SymmetricAlgorithm} from './core/algorithms.js';

/** A shared secret: its text (UTF-8), its bytes, a secret `KeyObject`, or a JWK with `kty: 'oct'`. */
export type SecretKey = string | Uint8Array | KeyObject | JsonWebKey;

/**
 * A public key: PEM text or bytes (SPKI, PKCS#1 or an X.509 certificate), a public `KeyObject`, or
 * a JWK.
 */
export type PublicKey = string | Uint8Array | KeyObject | JsonWebKey;

/**
 * Configuration for HS256, HS384 and HS512.
 *
 * @example
 * ```ts
 * import type {SymmetricSignatureConfig} from '%%name.middleware%%';
 *
 * // While the secret changes, list the new one and the old one: both are accepted.
 * const config: SymmetricSignatureConfig = {
 *   algorithm: 'HS256',
 *   secret: ['new-secret-of-at-least-32-characters', 'old-secret-of-at-least-32-characters'],
 * };
 * ```
 */
export interface SymmetricSignatureConfig {
  /** The agent's `webhook.signature.algorithm`. Nothing in a request can change it. */
  algorithm: SymmetricAlgorithm;
  /**
   * The shared secret, or several while it changes: a request passes with any of them. Text is used
   * as UTF-8. A secret that looks like a PEM key, the text of a JWK or the path of a file is
   * rejected. It needs at least 32 bytes for HS256, 48 for HS384, 64 for HS512 (RFC 7518, section
   * 3.2).
   */
  secret: SecretKey | readonly SecretKey[];
  /**
   * Accept a secret that is shorter than the digest, and warn the logger. Only for an agent whose
   * secret you cannot change yet: a short secret can be found by trying.
   * @defaultValue false
   */
  allowShortSecret?: boolean;
}

/**
 * Configuration for RS, PS and ES algorithms. Give `publicKeyPath`, `publicKey` or both.
 *
 * @example
 * ```ts
 * import {generateKeyPairSync} from 'node:crypto';
 * import type {AsymmetricSignatureConfig} from '%%name.middleware%%';
 *
 * const {publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
 * const config: AsymmetricSignatureConfig = {algorithm: 'ES256', publicKey};
 * ```
 */
export interface AsymmetricSignatureConfig {
  /** The agent's `webhook.signature.algorithm`. Nothing in a request can change it. */
  algorithm: AsymmetricAlgorithm;
  /**
   * File with the public key in PEM form, or several while the key changes. Read when the validator
   * is created, and again only by `reloadKeys()`. Each file holds one key or certificate. The dates
   * of a certificate are not checked. A private key is rejected.
   */
  publicKeyPath?: string | readonly string[];
  /**
   * The public key itself, or several while the key changes. RSA keys need 2048 bits or more and an
   * odd exponent of 3 or more; ES256 needs curve P-256, ES384 P-384, ES512 P-521. The members
   * `use`, `alg` and `key_ops` of a JWK must allow to verify with `algorithm`.
   */
  publicKey?: PublicKey | readonly PublicKey[];
}

/**
 * Algorithm and keys: {@link SymmetricSignatureConfig} or {@link AsymmetricSignatureConfig},
 * distinguished by `algorithm`.
 */
export type SignatureConfig = SymmetricSignatureConfig | AsymmetricSignatureConfig;
