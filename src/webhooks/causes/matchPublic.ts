import type {Bytes} from '../bytes';
import type {KeyData} from '../keys/KeyData';
import {readKey} from '../keys/readKey';
import {algorithmNames, getDetails, getKeyKind, type Algorithm} from '../verify/algorithms';
import type {LabConfig} from '../verify/verifyRequest';
import {
  getSignatureBytes,
  importPublicKey,
  isSigned,
  toScheme,
  UnsupportedError,
  type PublicScheme,
} from '../verify/webCrypto';
import type {Change, Match, Matcher} from './Matcher';
import {listKeys} from './listKeys';
import type {Variant} from './Variant';

interface Scheme extends PublicScheme {
  readonly changes: readonly Change[];
  readonly algorithm?: Algorithm;
}

/** One key with one way to use it. */
interface Combination {
  readonly changes: readonly Change[];
  readonly scheme: Scheme;
  readonly key: CryptoKey;
  readonly signatureBytes: number;
}

const HASHES = ['SHA-256', 'SHA-384', 'SHA-512', 'SHA-1'];
/** Empty, SHA-1's, and those of the other algorithms. The longest depends on the key. */
const SALTS = [0, 20, 32, 48, 64];

/** Checks a body with every key of a text, in every way that the key can be used. */
export async function createPublicMatcher(
  {algorithm, key}: LabConfig,
  signatures: readonly Variant[],
): Promise<Matcher> {
  const combinations = await listCombinations(algorithm, key);
  let tried = 0;
  const match = async (body: Bytes, maxChanges: number): Promise<Match | undefined> => {
    for (const {changes, scheme, key: cryptoKey, signatureBytes} of combinations) {
      if (changes.length > maxChanges) continue;
      for (const {cause, label, value, isSent} of signatures) {
        if (value.length !== signatureBytes) continue;
        const form = isSent === true ? [] : [{cause, label}];
        const all = [...form, ...changes];
        if (all.length > Math.max(1, maxChanges) || (all.length === 0 && maxChanges > 0)) continue;
        tried += 1;
        if (await isSigned(cryptoKey, scheme, value, body))
          return {changes: all, ...(scheme.algorithm && {algorithm: scheme.algorithm})};
      }
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

async function listCombinations(algorithm: Algorithm, key: unknown): Promise<Combination[]> {
  const given = attempt(() => readKey(key, algorithm));
  const keys: {changes: readonly Change[]; value: KeyData}[] = [
    ...(given === undefined ? [] : [{changes: [], value: given}]),
    ...listKeys(key).map(({cause, label, value}) => ({changes: [{cause, label}], value})),
  ];
  const combinations: Combination[] = [];
  for (const {changes, value} of keys) {
    if (value.material === undefined) continue;
    for (const scheme of listSchemes(algorithm, value)) {
      const imported = await importPublicKey(value.material, scheme).catch((error: unknown) => {
        if (error instanceof UnsupportedError) return undefined;
        throw error;
      });
      if (imported === undefined) continue;
      combinations.push({
        changes: [...scheme.changes, ...changes],
        scheme,
        key: imported,
        signatureBytes: getSignatureBytes(value.material),
      });
    }
  }
  return combinations.sort((left, right) => left.changes.length - right.changes.length);
}

/** The ways in which a key can be used, the configured one first. */
function listSchemes(configured: Algorithm, {facts, material}: KeyData): Scheme[] {
  const kind = material?.kind === 'ec' ? 'EC' : 'RSA';
  const curve = facts.asymmetricKeyDetails?.namedCurve;
  const named = algorithmNames.flatMap((algorithm): Scheme[] => {
    const details = getDetails(algorithm);
    if (details.family === 'HS' || getKeyKind(algorithm) !== kind) return [];
    if (details.family === 'ES' && details.curve !== curve) return [];
    const changes =
      algorithm === configured ? [] : [{cause: 'algorithm', label: algorithm} as const];
    return [{...toScheme(details), algorithm, changes}];
  });
  return [...named, ...listOddSchemes(kind, named, material)];
}

/** Hashes that the curve's algorithm does not have, and salts of other lengths. */
function listOddSchemes(
  kind: 'EC' | 'RSA',
  named: readonly Scheme[],
  material: KeyData['material'],
): Scheme[] {
  if (kind === 'EC') {
    return HASHES.filter((hash) => named.every((scheme) => scheme.hash !== hash)).map((hash) => ({
      family: 'ES',
      hash,
      changes: [{cause: 'algorithm-hash', label: `ECDSA with ${hash} on this curve`}],
    }));
  }
  const modulusBytes = material?.kind === 'rsa' ? material.modulus.length : 0;
  return named
    .filter(({family}) => family === 'PS')
    .flatMap((scheme) => {
      const hashBytes = Number(scheme.hash.slice(4)) / 8;
      return [...SALTS, modulusBytes - hashBytes - 2]
        .filter((saltBytes) => saltBytes !== hashBytes && saltBytes >= 0)
        .map((saltBytes): Scheme => ({
          ...scheme,
          saltBytes,
          changes: [
            ...scheme.changes,
            {cause: 'algorithm-salt', label: `a salt of ${saltBytes} bytes`},
          ],
        }));
    });
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
