import type {KeyFacts} from '../../../lib-src/webhook-middleware/src/core/checkPublicKey';
import {curveNames, curves, readPoint, toBigInt} from './curves';
import {
  getContent,
  listElements,
  readBitString,
  readElement,
  readInteger,
  readOid,
  TAG,
  type Element,
} from './der';
import type {KeyData} from './KeyData';

type Parameters = NonNullable<KeyFacts['asymmetricKeyDetails']>;

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const EC = '1.2.840.10045.2.1';

/** Types of keys, as Node.js calls them, that no algorithm of ours uses. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '1.2.840.10040.4.1': 'dsa',
  '1.3.101.110': 'x25519',
  '1.3.101.112': 'ed25519',
  '1.3.101.113': 'ed448',
};

export const opensslCurves: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'prime256v1',
  '1.3.132.0.34': 'secp384r1',
  '1.3.132.0.35': 'secp521r1',
  '1.3.132.0.10': 'secp256k1',
};

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

export const getCurveName = (opensslName: string | undefined) =>
  curveNames.find((name) => curves[name].name === opensslName);

/**
 * The public key of `SubjectPublicKeyInfo` (RFC 5280, section 4.1).
 *
 * @throws TypeError or RangeError if the bytes are anything else
 */
export function readSpki(bytes: Uint8Array): KeyData {
  const [algorithm, key] = listSequence(bytes, readElement(bytes));
  const [oid, parameters] = listSequence(bytes, algorithm);
  const type = readOid(bytes, oid);
  const content = readBitString(bytes, key);
  if (type === RSA) return readRsaKey(content, 'rsa');
  if (type === RSA_PSS) return readRsaKey(content, 'rsa-pss', readPssParameters(bytes, parameters));
  if (type === EC) return readEcKey(content, readOid(bytes, parameters));
  return {facts: {type: 'public', asymmetricKeyType: OTHER_TYPES[type] ?? type}};
}

/** The public key of PKCS #1: modulus and exponent. */
export function readRsaKey(
  bytes: Uint8Array,
  type: 'rsa' | 'rsa-pss' = 'rsa',
  parameters: Parameters = {},
): KeyData {
  const [modulus, exponent, ...rest] = listSequence(bytes, readElement(bytes)).map((element) =>
    readInteger(bytes, element),
  );
  if (modulus === undefined || exponent === undefined || rest.length > 0)
    throw new TypeError('The bytes are not an RSA public key.');
  return toRsaKey(modulus, exponent, type, parameters);
}

export function toRsaKey(
  modulus: Uint8Array,
  exponent: Uint8Array,
  type: 'rsa' | 'rsa-pss' = 'rsa',
  parameters: Parameters = {},
): KeyData {
  const [first = 0] = modulus;
  const modulusLength = modulus.length * 8 - Math.clz32(first) + 24;
  return {
    facts: {
      type: 'public',
      asymmetricKeyType: type,
      asymmetricKeyDetails: {
        ...parameters,
        modulusLength: Math.max(0, modulusLength),
        publicExponent: toBigInt(exponent),
      },
    },
    material: {kind: 'rsa', modulus, exponent},
  };
}

function readEcKey(point: Uint8Array, curveId: string): KeyData {
  const namedCurve = opensslCurves[curveId] ?? curveId;
  const curve = getCurveName(namedCurve);
  return {
    facts: {type: 'public', asymmetricKeyType: 'ec', asymmetricKeyDetails: {namedCurve}},
    ...(curve !== undefined && {material: {kind: 'ec', curve, ...readPoint(point, curve)}}),
  };
}

/** What an RSA-PSS key is bound to (RFC 4055, section 3.1), with the defaults of that section. */
function readPssParameters(bytes: Uint8Array, element: Element | undefined): Parameters {
  if (element === undefined) return {};
  const fields = new Map(
    listSequence(bytes, element).map((field) => [field.tag & 0x1f, listElements(bytes, field)[0]]),
  );
  const readHash = (field: Element | undefined): string => {
    if (field === undefined) return 'sha1';
    const oid = readOid(bytes, listSequence(bytes, field)[0]);
    return HASHES[oid] ?? oid;
  };
  const mask = fields.get(1);
  const salt = fields.get(2);
  return {
    hashAlgorithm: readHash(fields.get(0)),
    mgf1HashAlgorithm: readHash(mask === undefined ? undefined : listSequence(bytes, mask)[1]),
    saltLength: salt === undefined ? 20 : Number(toBigInt(getContent(bytes, salt))),
  };
}

export function listSequence(bytes: Uint8Array, element: Element | undefined): Element[] {
  if (element?.tag !== TAG.sequence) throw new TypeError('There is no sequence.');
  return listElements(bytes, element);
}
