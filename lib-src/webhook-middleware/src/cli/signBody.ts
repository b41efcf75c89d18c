import {constants, createHmac, createPrivateKey, sign} from 'node:crypto';
import type {AlgorithmDetails} from '../core/algorithms.js';

/**
 * Signs a body as the agent does.
 *
 * @param body raw body
 * @param details the algorithm
 * @param key contents of the key file: the secret, or a private key in PEM form
 * @returns value of the X-Signature header
 */
export function signBody(body: string, details: AlgorithmDetails, key: Buffer): string {
  switch (details.family) {
    case 'HS':
      return createHmac(details.hash, key).update(body).digest('base64url');
    case 'RS':
      return sign(details.hash, Buffer.from(body), createPrivateKey(key)).toString('base64url');
    case 'PS':
      return sign(details.hash, Buffer.from(body), {
        key: createPrivateKey(key),
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
      }).toString('base64url');
    case 'ES':
      return sign(details.hash, Buffer.from(body), {
        key: createPrivateKey(key),
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url');
    default:
      return details satisfies never;
  }
}
