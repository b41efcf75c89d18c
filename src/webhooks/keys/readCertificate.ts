import {getContent, listElements, readBitString, readElement, readOid, type Element} from './der';
import {listSequence} from './readDerKey';

const VERSION = 0xa0;
const UTC_TIME = 0x17;

/** Attributes of names, as OpenSSL abbreviates them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
};

/** Signatures of certificates that can be checked here, by WebCrypto's name of the hash. */
const SIGNATURES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};

/** The parts of an X.509 certificate that receivers check. */
export interface Certificate {
  readonly subject: string;
  readonly issuer: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** `SubjectPublicKeyInfo`. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** What the issuer signed. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  /** Hash of an RSA (PKCS #1 v1.5) signature; absent for other signatures. */
  readonly signatureHash?: string;
}

/**
 * Reads a certificate from DER (RFC 5280, section 4.1).
 *
 * @throws TypeError or RangeError if the bytes are no certificate
 */
export function readCertificate(bytes: Uint8Array): Certificate {
  const [signed, algorithm, signature] = listSequence(bytes, readElement(bytes));
  const [serial, , issuer, validity, subject, publicKey] = listSequence(bytes, signed).filter(
    ({tag}) => tag !== VERSION,
  );
  if (signed === undefined || serial === undefined || publicKey === undefined)
    throw new TypeError('The bytes are no certificate.');
  const [notBefore, notAfter] = listSequence(bytes, validity);
  const hash = SIGNATURES[readOid(bytes, listSequence(bytes, algorithm)[0])];
  return {
    subject: readName(bytes, subject),
    issuer: readName(bytes, issuer),
    notBefore: readTime(bytes, notBefore),
    notAfter: readTime(bytes, notAfter),
    publicKey: bytes.slice(publicKey.start, publicKey.end),
    signed: bytes.slice(signed.start, signed.end),
    signature: Uint8Array.from(readBitString(bytes, signature)),
    ...(hash !== undefined && {signatureHash: hash}),
  };
}

function readName(bytes: Uint8Array, name: Element | undefined): string {
  return listSequence(bytes, name)
    .flatMap((set) => listElements(bytes, set))
    .map((attribute) => {
      const [type, value] = listSequence(bytes, attribute);
      const oid = readOid(bytes, type);
      const text = value === undefined ? '' : new TextDecoder().decode(getContent(bytes, value));
      return `${ATTRIBUTES[oid] ?? oid}=${text}`;
    })
    .join(', ');
}

/** Years of two digits are from 1950 to 2049 (RFC 5280, section 4.1.2.5.1). */
function readTime(bytes: Uint8Array, element: Element | undefined): Date {
  if (element === undefined) throw new TypeError('The certificate has no validity.');
  const digits = new TextDecoder().decode(getContent(bytes, element));
  const text =
    element.tag === UTC_TIME ? `${Number(digits.slice(0, 2)) < 50 ? '20' : '19'}${digits}` : digits;
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/.exec(text) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
