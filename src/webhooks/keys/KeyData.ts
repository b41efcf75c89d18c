import type {KeyFacts} from '../../../lib-src/webhook-middleware/src/core/checkPublicKey';

export type CurveName = 'P-256' | 'P-384' | 'P-521';

/** The numbers of a public key, as WebCrypto can import them. */
export type KeyMaterial =
  | {readonly kind: 'rsa'; readonly modulus: Uint8Array; readonly exponent: Uint8Array}
  | {readonly kind: 'ec'; readonly curve: CurveName; readonly x: bigint; readonly y: bigint};

/** A public key that was read from a text. */
export interface KeyData {
  /** What the middleware checks of a key. */
  readonly facts: KeyFacts;
  /** Absent for a key that none of the twelve algorithms can use. */
  readonly material?: KeyMaterial;
}
