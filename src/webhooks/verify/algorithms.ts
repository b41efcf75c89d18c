import {
  algorithms,
  type Algorithm,
  type AlgorithmDetails,
} from '../../../lib-src/webhook-middleware/src/core/algorithms';

export type {Algorithm};

/** The twelve algorithms, in the order of the documents. */
export const algorithmNames = [...algorithms.keys()] as readonly Algorithm[];

export const getDetails = (algorithm: Algorithm): AlgorithmDetails => {
  const details = algorithms.get(algorithm);
  if (details === undefined) throw new RangeError(`There is no algorithm ${algorithm}.`);
  return details;
};

/** WebCrypto's name of a hash: SHA-256 for sha256. */
export const toHashName = (hash: string): string => hash.toUpperCase().replace('SHA', 'SHA-');

/** What an algorithm needs as its key. */
export const getKeyKind = (algorithm: Algorithm): 'secret' | 'RSA' | 'EC' =>
  algorithm.startsWith('HS') ? 'secret' : algorithm.startsWith('ES') ? 'EC' : 'RSA';
