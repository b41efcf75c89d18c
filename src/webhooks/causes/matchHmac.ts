import {isEqual, toUtf8, type Bytes} from '../bytes';
import {readSecret} from '../keys/readSecret';
import {algorithmNames, getDetails, toHashName, type Algorithm} from '../verify/algorithms';
import type {LabConfig} from '../verify/verifyRequest';
import {computeHmac} from '../verify/webCrypto';
import type {Change, Match, Matcher} from './Matcher';
import {listSecrets} from './listSecrets';
import type {Variant} from './Variant';

interface Hash {
  readonly name: string;
  readonly algorithm?: Algorithm;
}

const HS: readonly Hash[] = algorithmNames
  .filter((algorithm) => algorithm.startsWith('HS'))
  .map((algorithm) => ({name: toHashName(getDetails(algorithm).hash), algorithm}));
const HASHES: readonly Hash[] = [...HS, {name: 'SHA-1'}];

interface Secret {
  readonly changes: readonly Change[];
  readonly value: Bytes;
}

/** Compares HMACs of a body, with the secret in every form, with the signature in every form. */
export function createHmacMatcher(
  {algorithm, key}: LabConfig,
  signatures: readonly Variant[],
): Matcher {
  const own = HASHES.find((hash) => hash.algorithm === algorithm);
  const secrets = listAllSecrets(key, algorithm);
  const lengths = new Set(signatures.map(({value}) => value.length));
  // Only hashes whose size a signature has can match.
  const hashes = HASHES.filter(({name}) => lengths.has(getBytes(name)));
  let tried = 0;
  const match = async (body: Bytes, maxChanges: number): Promise<Match | undefined> => {
    for (const hash of hashes) {
      for (const secret of secrets) {
        const changes = [...getHashChanges(hash, own), ...secret.changes];
        if (changes.length > maxChanges) continue;
        tried += 1;
        const digest = await computeHmac(secret.value, hash.name, body);
        const form = findForm(signatures, digest);
        const all = form === undefined ? [] : [...form, ...changes];
        if (form !== undefined && (all.length > 0 || maxChanges === 0))
          return {changes: all, ...(hash.algorithm !== undefined && {algorithm: hash.algorithm})};
      }
      const digest = new Uint8Array(await crypto.subtle.digest(hash.name, body));
      if (maxChanges === 1 && findForm(signatures, digest) !== undefined)
        return {changes: [{cause: 'algorithm-hash', label: `${hash.name} without a key`}]};
    }
    return undefined;
  };
  return {
    match,
    get tried() {
      return tried;
    },
  };
}

/** The secret as it is used, then in other forms. */
function listAllSecrets(key: unknown, algorithm: Algorithm): readonly Secret[] {
  const given = readGiven(key, algorithm);
  const others = listSecrets(key)
    .filter(({value}) => given === undefined || !isEqual(value, given))
    .map(({cause, label, value}) => ({changes: [{cause, label}], value}));
  return given === undefined ? others : [{changes: [], value: given}, ...others];
}

function getHashChanges(hash: Hash, own: Hash | undefined): readonly Change[] {
  if (hash === own || own === undefined) return [];
  return hash.algorithm === undefined
    ? [{cause: 'algorithm-hash', label: 'HMAC with SHA-1'}]
    : [{cause: 'algorithm', label: hash.algorithm}];
}

/** What is different about the signature that equals a digest; undefined if none does. */
function findForm(
  signatures: readonly Variant[],
  digest: Uint8Array,
): readonly Change[] | undefined {
  const found = signatures.filter(({value}) => isEqual(value, digest));
  const [first] = found;
  if (first === undefined) return undefined;
  return isCanonical(found) ? [] : [{cause: first.cause, label: first.label}];
}

/** Whether one of the forms is the one that the agent sends. */
const isCanonical = (found: readonly Variant[]): boolean =>
  found.some(({isSent}) => isSent === true);

const getBytes = (hash: string): number => (hash === 'SHA-1' ? 20 : Number(hash.slice(4)) / 8);

/** The secret as the middleware uses it, also where it rejects it. */
function readGiven(key: unknown, algorithm: Algorithm): Bytes | undefined {
  const details = getDetails(algorithm);
  if (details.family !== 'HS') return undefined;
  return (
    readSecret(key, algorithm, details).secret ??
    (typeof key === 'string' ? toUtf8(key) : undefined)
  );
}
