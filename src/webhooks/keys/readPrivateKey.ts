import {curves, readPoint} from './curves';
import {
  getContent,
  listElements,
  readBitString,
  readElement,
  readInteger,
  readOid,
  TAG,
} from './der';
import type {CurveName, KeyData} from './KeyData';
import {getCurveName, listSequence, opensslCurves, toRsaKey} from './readDerKey';

/**
 * The public half of a private key: PKCS #8, PKCS #1 or SEC 1.
 *
 * @throws TypeError or RangeError if the bytes are none of them, or leave the public half out
 */
export function readPublicHalf(bytes: Uint8Array): KeyData {
  const elements = listSequence(bytes, readElement(bytes));
  const [, second, third, fourth] = elements;
  if (second?.tag === TAG.sequence && third?.tag === TAG.octetString) {
    const [, parameters] = listSequence(bytes, second);
    const curve = parameters?.tag === TAG.oid ? readOid(bytes, parameters) : undefined;
    return readInner(getContent(bytes, third), curve);
  }
  if (elements.length >= 9) return toRsaKey(readInteger(bytes, second), readInteger(bytes, third));
  if (third === undefined && fourth === undefined) throw new TypeError('There is no public half.');
  return readInner(bytes, undefined);
}

function readInner(bytes: Uint8Array, curveId: string | undefined): KeyData {
  const elements = listSequence(bytes, readElement(bytes));
  const [, second, third] = elements;
  if (elements.length >= 9) return toRsaKey(readInteger(bytes, second), readInteger(bytes, third));
  // SEC 1: the parameters are in [0], the point is in [1].
  const parameters = elements.find(({tag}) => tag === 0xa0);
  const point = elements.find(({tag}) => tag === 0xa1);
  const oid =
    curveId ?? (parameters === undefined ? '' : readOid(bytes, listElements(bytes, parameters)[0]));
  const curve = getCurveName(opensslCurves[oid]);
  if (curve === undefined || point === undefined) throw new TypeError('There is no public half.');
  return toEcKey(readBitString(bytes, listElements(bytes, point)[0]), curve);
}

export const toEcKey = (point: Uint8Array, curve: CurveName): KeyData => ({
  facts: {
    type: 'public',
    asymmetricKeyType: 'ec',
    asymmetricKeyDetails: {namedCurve: curves[curve].name},
  },
  material: {kind: 'ec', curve, ...readPoint(point, curve)},
});
