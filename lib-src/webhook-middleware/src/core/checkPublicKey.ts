import {type EcDetails, RSA_MIN_BITS, type RsaDetails} from './algorithms.js';
import {SignatureConfigError} from './SignatureConfigError.js';

/** What the check needs to know of a key; a `KeyObject` has it. */
export interface KeyFacts {
  readonly type: string;
  readonly asymmetricKeyType?: string | undefined;
  readonly asymmetricKeyDetails?: KeyParameters | undefined;
}

interface KeyParameters {
  readonly modulusLength?: number | undefined;
  readonly publicExponent?: bigint | undefined;
  readonly namedCurve?: string | undefined;
  readonly hashAlgorithm?: string | undefined;
  readonly mgf1HashAlgorithm?: string | undefined;
  readonly saltLength?: number | undefined;
}

/** What is wrong with a key, and what the algorithm needs. */
type Problem = readonly [what: string, expected: string];

/**
 * Checks type, curve, size and parameters of a public key.
 *
 * @param key the key, or what is known of it
 * @param algorithm name of the algorithm, for the message
 * @param details requirements of the algorithm
 * @param field field of the configuration that holds the key
 * @param subject name of the key in messages
 * @returns the same key
 * @throws SignatureConfigError when the algorithm cannot use the key
 */
export function checkPublicKey<Key extends KeyFacts>(
  key: Key,
  algorithm: string,
  details: RsaDetails | EcDetails,
  field: string,
  subject: string,
): Key {
  const problem = getProblem(key, details);
  if (problem === undefined) return key;
  const [what, expected] = problem;
  throw new SignatureConfigError(
    field,
    `\`${field}\`: ${subject} ${what}. Expected: ${expected} for ${algorithm}. Fix: make a key pair for ${algorithm}, or configure the algorithm that the agent signs with.`,
  );
}

function getProblem(key: KeyFacts, details: RsaDetails | EcDetails): Problem | undefined {
  if (key.type !== 'public') return [`is a ${key.type} key`, 'a public key'];
  const type = key.asymmetricKeyType ?? 'unknown';
  const parameters = key.asymmetricKeyDetails ?? {};
  return details.family === 'ES'
    ? getEcProblem(type, parameters, details)
    : getRsaProblem(type, parameters, details);
}

function getEcProblem(
  type: string,
  {namedCurve}: KeyParameters,
  {curve, curveLabel}: EcDetails,
): Problem | undefined {
  if (type !== 'ec') return [`is a key of type ${type}`, `an EC key on curve ${curveLabel}`];
  return namedCurve === curve
    ? undefined
    : [`is on curve ${namedCurve}`, `curve ${curveLabel} (${curve})`];
}

function getRsaProblem(
  type: string,
  parameters: KeyParameters,
  {family, hash}: RsaDetails,
): Problem | undefined {
  const {modulusLength = 0, publicExponent = 0n} = parameters;
  if (type !== 'rsa' && !(type === 'rsa-pss' && family === 'PS'))
    return [`is a key of type ${type}`, 'an RSA key'];
  if (modulusLength < RSA_MIN_BITS)
    return [`has ${modulusLength} bits`, `at least ${RSA_MIN_BITS} bits`];
  // With the exponent 1 a signature is its own message: anyone can write one.
  if (publicExponent < 3n || publicExponent % 2n === 0n) {
    return [
      `has the public exponent ${publicExponent}`,
      'an odd exponent of 3 or more, usually 65537,',
    ];
  }
  return getPssProblem(parameters, hash);
}

/** An RSA-PSS key may be bound to a hash and a least length of the salt (RFC 4055, section 3.1). */
function getPssProblem(
  {hashAlgorithm, mgf1HashAlgorithm, saltLength = 0}: KeyParameters,
  hash: string,
): Problem | undefined {
  for (const bound of [hashAlgorithm, mgf1HashAlgorithm])
    if (bound !== undefined && bound !== hash) return [`is bound to ${bound}`, `a key for ${hash}`];
  const hashBytes = Number(hash.slice(3)) / 8;
  return saltLength > hashBytes
    ? [`needs a salt of ${saltLength} bytes`, `at most ${hashBytes} bytes`]
    : undefined;
}
