/** Algorithms with one secret that the agent and the receiver share. */
export type SymmetricAlgorithm = 'HS256' | 'HS384' | 'HS512';

/** Algorithms where the agent signs with a private key and the receiver knows the public one. */
export type AsymmetricAlgorithm =
  'RS256' | 'RS384' | 'RS512' | 'PS256' | 'PS384' | 'PS512' | 'ES256' | 'ES384' | 'ES512';

/** Every algorithm the agent can sign with, by its name in RFC 7518. */
export type Algorithm = SymmetricAlgorithm | AsymmetricAlgorithm;

/** Requirements of an algorithm of RFC 7518 for key and signature. */
export type AlgorithmDetails = SymmetricDetails | RsaDetails | EcDetails;

/** HMAC with SHA-2. */
export interface SymmetricDetails {
  readonly family: 'HS';
  readonly hash: string;
  /** Size of the digest, which is also the least size of a good secret (RFC 7518, section 3.2). */
  readonly bytes: number;
}

/** RSASSA-PKCS1-v1_5 (RS) or RSASSA-PSS (PS) with SHA-2. */
export interface RsaDetails {
  readonly family: 'RS' | 'PS';
  readonly hash: string;
}

/** ECDSA with SHA-2. */
export interface EcDetails {
  readonly family: 'ES';
  readonly hash: string;
  /** OpenSSL's name of the only curve the algorithm allows. */
  readonly curve: string;
  /** The same curve as RFC 7518 calls it. */
  readonly curveLabel: string;
  /** Size of r and s together. */
  readonly bytes: number;
}

const symmetricAlgorithms = {
  HS256: {family: 'HS', hash: 'sha256', bytes: 32},
  HS384: {family: 'HS', hash: 'sha384', bytes: 48},
  HS512: {family: 'HS', hash: 'sha512', bytes: 64},
} satisfies Record<SymmetricAlgorithm, SymmetricDetails>;

const asymmetricAlgorithms = {
  RS256: {family: 'RS', hash: 'sha256'},
  RS384: {family: 'RS', hash: 'sha384'},
  RS512: {family: 'RS', hash: 'sha512'},
  PS256: {family: 'PS', hash: 'sha256'},
  PS384: {family: 'PS', hash: 'sha384'},
  PS512: {family: 'PS', hash: 'sha512'},
  ES256: {family: 'ES', hash: 'sha256', curve: 'prime256v1', curveLabel: 'P-256', bytes: 64},
  ES384: {family: 'ES', hash: 'sha384', curve: 'secp384r1', curveLabel: 'P-384', bytes: 96},
  ES512: {family: 'ES', hash: 'sha512', curve: 'secp521r1', curveLabel: 'P-521', bytes: 132},
} satisfies Record<AsymmetricAlgorithm, RsaDetails | EcDetails>;

/** A `Map`, so that a name such as `__proto__` finds nothing. */
export const algorithms: ReadonlyMap<string, AlgorithmDetails> = new Map<
  Algorithm,
  AlgorithmDetails
>([
  ...(Object.entries(symmetricAlgorithms) as [Algorithm, AlgorithmDetails][]),
  ...(Object.entries(asymmetricAlgorithms) as [Algorithm, AlgorithmDetails][]),
]);

/** RFC 7518, section 3.3: a key of 2048 bits or larger must be used. */
export const RSA_MIN_BITS = 2048;
