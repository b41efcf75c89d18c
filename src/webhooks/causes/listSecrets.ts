import {
  fromBase64,
  fromHex,
  fromLatin1,
  fromUtf8,
  toBase64,
  toHex,
  toUtf8,
  type Bytes,
} from '../bytes';
import {listPemBlocks} from '../keys/readPem';
import type {Variant} from './Variant';

/** The secrets that a text or the bytes of a file can mean, the likely ones first. */
export function listSecrets(key: unknown): Variant[] {
  const text = getText(key);
  if (text === undefined) return [];
  if (text.includes('-----BEGIN')) return listPublicKeys(text);
  if (typeof key === 'object' && !(key instanceof Uint8Array)) {
    const label = 'the text of `k`, not decoded';
    return toVariants('secret-encoding', [[label, toUtf8(text)], ...listEncodings(text)]);
  }
  const trimmed = text.trim();
  const unquoted = trimmed.replace(/^(["'`])(.*)\1$/, '$2');
  return [
    ...toVariants('secret-line-end', [
      ['the secret without spaces and line ends around it', toUtf8(trimmed)],
      ['the secret with a line end (LF)', toUtf8(`${trimmed}\n`)],
      ['the secret with a line end (CRLF)', toUtf8(`${trimmed}\r\n`)],
    ]),
    ...toVariants('secret-quotes', [
      ['the secret without its quotes', toUtf8(unquoted)],
      ['the secret in quotes', toUtf8(`"${trimmed}"`)],
    ]),
    ...toVariants('secret-encoding', listEncodings(unquoted)),
  ];
}

function getText(key: unknown): string | undefined {
  if (typeof key === 'string') return key;
  if (key instanceof Uint8Array) return fromUtf8(key);
  const {k} = (key ?? {}) as {readonly k?: unknown};
  return typeof k === 'string' ? k : undefined;
}

type Candidates = readonly (readonly [string, Bytes | undefined])[];

function listEncodings(text: string): Candidates {
  const bytes = toUtf8(text);
  const bare = text.replace(/^[a-z0-9]{2,10}[_:]/, '');
  return [
    ['the secret decoded from hexadecimal', fromHex(text)],
    ['the secret decoded from base64', fromBase64(text)],
    ['the secret without its prefix, decoded from base64', fromBase64(bare)],
    ['the secret without its prefix', toUtf8(bare)],
    ['the secret in hexadecimal', toUtf8(toHex(bytes))],
    ['the secret in hexadecimal capitals', toUtf8(toHex(bytes).toUpperCase())],
    ['the secret in base64', toUtf8(toBase64(bytes))],
    ['the secret in base64, with a line end', toUtf8(`${toBase64(bytes)}\n`)],
    ['the secret in small letters', toUtf8(text.toLowerCase())],
    ['the secret in capitals', toUtf8(text.toUpperCase())],
    ['the secret with its escapes read', toUtf8(text.replaceAll(String.raw`\n`, '\n'))],
    ['the secret as Latin-1', /[^\u0000-\u00ff]/.test(text) ? undefined : fromLatin1(text)],
    ['the secret as UTF-16', toUtf16(text)],
    ['the secret with a byte order mark', toUtf8(`\ufeff${text}`)],
  ];
}

const toUtf16 = (text: string): Bytes =>
  Uint8Array.from({length: text.length * 2}, (_, index) =>
    index % 2 === 0 ? text.charCodeAt(index / 2) & 0xff : text.charCodeAt((index - 1) / 2) >> 8,
  );

/** What an attacker or a mistake uses as a secret: the text of a key, or its bytes. */
const listPublicKeys = (text: string): Variant[] =>
  toVariants('secret-public-key', [
    ['an HMAC with the text of the key as its secret', toUtf8(text)],
    ['an HMAC with the trimmed text of the key as its secret', toUtf8(text.trim())],
    ['an HMAC with the text of the key and a line end', toUtf8(`${text.trim()}\n`)],
    ['an HMAC with the bytes of the key as its secret', listPemBlocks(text)[0]?.bytes],
  ]);

const toVariants = (cause: Variant['cause'], candidates: Candidates): Variant[] =>
  candidates.flatMap(([label, value]) => (value === undefined ? [] : [{cause, label, value}]));
