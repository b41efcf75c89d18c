import {toBase64, toBase64Url, toUtf8, type Bytes} from '../bytes';
import {listPemBlocks} from '../keys/readPem';
import {getDetails, toHashName, type Algorithm} from '../verify/algorithms';
import {computeHmac} from '../verify/webCrypto';

/** What an agent signs with, as texts that a reader can save. */
export interface SigningKey {
  /** The secret, or the private key in PEM (PKCS #8). */
  readonly secret: string;
  /** PEM (SPKI); absent for a secret, and for a private key that was pasted. */
  readonly publicKey?: string;
}

/** The key cannot sign with the algorithm. The message says what is expected. */
export class SigningKeyError extends Error {}

const SECRET_BYTES = 48;
const NAMES = {RS: 'RSASSA-PKCS1-v1_5', PS: 'RSA-PSS', ES: 'ECDSA'} as const;

function toParameters(algorithm: Algorithm) {
  const details = getDetails(algorithm);
  if (details.family === 'HS') throw new TypeError(`${algorithm} has no key pair.`);
  const name = NAMES[details.family];
  const hash = toHashName(details.hash);
  return details.family === 'ES'
    ? {name, hash, namedCurve: details.curveLabel}
    : {name, hash, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1)};
}

const toPem = (label: string, bytes: ArrayBuffer): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(toBase64(new Uint8Array(bytes)).match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    '',
  ].join('\n');

/** Makes a secret of 64 characters, or a key pair, with the browser's random numbers. */
export async function createSigningKey(algorithm: Algorithm): Promise<SigningKey> {
  if (getDetails(algorithm).family === 'HS')
    return {secret: toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))};
  const parameters = toParameters(algorithm);
  const pair = (await crypto.subtle.generateKey(parameters, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  return {
    secret: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicKey: toPem('PUBLIC KEY', await crypto.subtle.exportKey('spki', pair.publicKey)),
  };
}

/**
 * Signs a body as the agent does.
 *
 * @param secret the secret, or a private key in PEM (PKCS #8)
 * @returns the value of `X-Signature`
 * @throws SigningKeyError if the key cannot sign with the algorithm
 */
export async function signBody(body: Bytes, algorithm: Algorithm, secret: string): Promise<string> {
  const details = getDetails(algorithm);
  if (details.family === 'HS') {
    if (secret === '') throw new SigningKeyError('Make a secret, or paste one.');
    return toBase64Url(await computeHmac(toUtf8(secret), toHashName(details.hash), body));
  }
  const key = await importPrivateKey(secret, algorithm);
  const parameters = {...toParameters(algorithm), saltLength: Number(details.hash.slice(3)) / 8};
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(parameters, key, body)));
}

async function importPrivateKey(pem: string, algorithm: Algorithm): Promise<CryptoKey> {
  const [block] = listPemBlocks(pem);
  if (block?.bytes === undefined || block.label !== 'PRIVATE KEY') {
    throw new SigningKeyError(
      'Make a key pair, or paste a private key in PEM (PKCS #8: BEGIN PRIVATE KEY). To convert one: openssl pkcs8 -topk8 -nocrypt -in key.pem',
    );
  }
  try {
    const parameters = toParameters(algorithm);
    return await crypto.subtle.importKey('pkcs8', block.bytes, parameters, false, ['sign']);
  } catch {
    throw new SigningKeyError(
      `This private key cannot sign with ${algorithm}. Make a key pair for it.`,
    );
  }
}
