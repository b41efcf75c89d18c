import {
  checkPem,
  createJwkError,
  createKeyTypeError,
  createPemError,
  createPrivateKeyError,
} from '../../../lib-src/webhook-middleware/src/core/checkPem';
import {checkJwk} from '../../../lib-src/webhook-middleware/src/core/checkJwk';
import {fromBase64, toLatin1} from '../bytes';
import {checkPoint, curveNames, curves, toBigInt} from './curves';
import {trimZeros} from './der';
import type {KeyData} from './KeyData';
import {readCertificate} from './readCertificate';
import {readRsaKey, readSpki, toRsaKey} from './readDerKey';
import {listPemBlocks, type PemBlock} from './readPem';

const READERS: Readonly<Record<string, (bytes: Uint8Array) => KeyData>> = {
  'PUBLIC KEY': readSpki,
  'RSA PUBLIC KEY': (bytes) => readRsaKey(bytes),
  CERTIFICATE: (bytes) => readSpki(readCertificate(bytes).publicKey),
};

/**
 * Reads a public key as the middleware does, and rejects what it rejects.
 *
 * @throws SignatureConfigError when it is not exactly one public key
 */
export function readKey(input: unknown, algorithm: string): KeyData {
  if (typeof input === 'string' || input instanceof Uint8Array) {
    const text = typeof input === 'string' ? input : toLatin1(input);
    checkPem(text, 'publicKey', 'the given text');
    try {
      return readBlock(listPemBlocks(text)[0]);
    } catch (cause) {
      throw createPemError('publicKey', 'the given text', cause);
    }
  }
  if (typeof input === 'object' && input !== null && 'kty' in input)
    return readJwk(input, algorithm);
  throw createKeyTypeError(input);
}

function readBlock(block: PemBlock | undefined): KeyData {
  const read = READERS[block?.label ?? ''];
  if (block?.bytes === undefined || read === undefined) throw new TypeError('The text has no key.');
  return read(block.bytes);
}

function readJwk(jwk: Readonly<Record<string, unknown>> | object, algorithm: string): KeyData {
  const members = jwk as Readonly<Record<string, unknown>>;
  if (members.d !== undefined) throw createPrivateKeyError('publicKey', 'a JWK with `d`');
  checkJwk(jwk, algorithm, 'publicKey');
  try {
    return readJwkNumbers(members);
  } catch (cause) {
    throw createJwkError(members.kty, cause);
  }
}

/**
 * The key that the members of a JWK hold (RFC 7518, section 6).
 *
 * @throws TypeError or RangeError if they hold none
 */
export function readJwkNumbers(members: Readonly<Record<string, unknown>>): KeyData {
  const read = (name: string): Uint8Array => {
    const value = members[name];
    const bytes = typeof value === 'string' ? fromBase64(value) : undefined;
    if (bytes === undefined) throw new TypeError(`The JWK has no \`${name}\`.`);
    return trimZeros(bytes);
  };
  if (members.kty === 'RSA') return toRsaKey(read('n'), read('e'));
  if (members.kty !== 'EC') throw new TypeError('The JWK is neither of type RSA nor EC.');
  const curve = curveNames.find((name) => name === members.crv);
  if (curve === undefined) {
    const namedCurve = String(members.crv);
    return {facts: {type: 'public', asymmetricKeyType: 'ec', asymmetricKeyDetails: {namedCurve}}};
  }
  return {
    facts: {
      type: 'public',
      asymmetricKeyType: 'ec',
      asymmetricKeyDetails: {namedCurve: curves[curve].name},
    },
    material: {kind: 'ec', curve, ...checkPoint(toBigInt(read('x')), toBigInt(read('y')), curve)},
  };
}
