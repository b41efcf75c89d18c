/** One element of DER: its tag, and where it and its content begin and end. */
interface Element {
  readonly tag: number;
  readonly start: number;
  readonly contentStart: number;
  readonly end: number;
}

const SEQUENCE = 0x30;
const VERSION = 0xa0;

function readElement(bytes: Uint8Array, start: number): Element {
  const [tag = 0, first = 0] = bytes.subarray(start, start + 2);
  // Up to 127, the byte is the length; above, its low bits count the bytes of the length.
  const count = first < 0x80 ? 0 : first & 0x7f;
  const contentStart = start + 2 + count;
  const length =
    count === 0
      ? first
      : bytes.subarray(start + 2, contentStart).reduce((total, byte) => total * 256 + byte, 0);
  const end = contentStart + length;
  if (end > bytes.length) throw new RangeError('The certificate is cut off.');
  return {tag, start, contentStart, end};
}

function listElements(bytes: Uint8Array, {contentStart, end}: Element): Element[] {
  const elements: Element[] = [];
  for (let start = contentStart; start < end; start = elements.at(-1)?.end ?? end)
    elements.push(readElement(bytes, start));
  return elements;
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * The public key of an X.509 certificate in PEM, as WebCrypto imports it: the sixth field after the
 * version (RFC 5280, section 4.1).
 *
 * @throws if the text is no certificate
 */
export function readPublicKey(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/.exec(pem)?.[1];
  if (base64 === undefined) throw new TypeError('The text has no certificate.');
  const bytes = fromBase64(base64.replaceAll(/\s/g, ''));
  const [toBeSigned] = listElements(bytes, readElement(bytes, 0));
  const fields = toBeSigned === undefined ? [] : listElements(bytes, toBeSigned);
  const publicKey = fields.filter(({tag}) => tag !== VERSION)[5];
  if (publicKey?.tag !== SEQUENCE) throw new TypeError('The certificate has no public key.');
  return bytes.slice(publicKey.start, publicKey.end);
}
