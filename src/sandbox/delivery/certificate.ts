/**
 * A self-signed X.509 certificate, written in DER with the platform's own WebCrypto,
 * so that the sandbox signs its messages in the browser as it does in Node.
 */

const utf8 = new TextEncoder();

const concatenate = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};

/** One DER element: tag, length (short or long form), content. */
const der = (tag: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const body = concatenate(content);
  const {length} = body;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return concatenate([Uint8Array.of(tag, ...lengthBytes), body]);
};

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const integer = (...bytes: readonly number[]) => der(0x02, Uint8Array.from(bytes));
const time = (at: Date) => der(0x18, utf8.encode(at.toISOString().replace(/[-:T]|\.\d+/g, '')));
const bitString = (bytes: Uint8Array) => der(0x03, Uint8Array.of(0), bytes);
const name = (commonName: string) =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, utf8.encode(commonName)))));

// 2.5.4.3 and 1.2.840.113549.1.1.11 with its NULL parameters.
const COMMON_NAME = der(0x06, Uint8Array.of(0x55, 0x04, 0x03));
const SHA256_WITH_RSA = sequence(
  der(0x06, Uint8Array.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b)),
  der(0x05),
);

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);

  return btoa(text);
};

/** The certificate of `keys` as PEM text, valid for ten years from the day before `now`. */
export async function createCertificate(
  keys: CryptoKeyPair,
  commonName: string,
  now: number,
): Promise<string> {
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey));
  const year = 365 * 24 * 3_600_000;
  const toBeSigned = sequence(
    der(0xa0, integer(2)),
    integer(1),
    SHA256_WITH_RSA,
    name(commonName),
    sequence(time(new Date(now - year / 365)), time(new Date(now + 10 * year))),
    name(commonName),
    publicKey,
  );
  const signature = new Uint8Array(
    await crypto.subtle.sign('RSASSA-PKCS1-v1_5', keys.privateKey, toBeSigned),
  );
  const lines =
    toBase64(sequence(toBeSigned, SHA256_WITH_RSA, bitString(signature))).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
