/** Bytes whose buffer nothing shares, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const toUtf8 = (text: string): Bytes => encoder.encode(text);

/** The text of bytes in UTF-8, with its byte order mark; undefined for bytes that are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** One character for each byte. */
export function toLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  // `fromCharCode` takes some ten thousand arguments at most. Spreading them takes three times as long.
  for (let start = 0; start < bytes.length; start += 8192) {
    const part = bytes.subarray(start, start + 8192);
    parts.push(Reflect.apply(String.fromCharCode, String, part) as string);
  }
  return parts.join('');
}

/** One byte for each character up to U+00FF. */
export function fromLatin1(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** Decodes base64 or base64url, with padding or without; undefined for anything else. */
export function fromBase64(text: string): Bytes | undefined {
  const plain = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (plain === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return undefined;
  try {
    return fromLatin1(atob(plain));
  } catch {
    return undefined;
  }
}

export const toBase64 = (bytes: Uint8Array): string => btoa(toLatin1(bytes));

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Decodes hexadecimal of any case; undefined for anything else. */
export function fromHex(text: string): Bytes | undefined {
  if (text === '' || !/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1)
    if (left[index] !== right[index]) return false;
  return true;
}

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
