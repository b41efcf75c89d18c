import {decodeSignature} from '../../../lib-src/webhook-middleware/src/core/decodeSignature';
import {fromBase64, fromHex, fromUtf8, type Bytes} from '../bytes';
import {getContent, listElements, readElement, TAG, trimZeros} from '../keys/der';
import type {WebhookRequest} from '../requests/WebhookRequest';
import type {Variant} from './Variant';

/** Longer values are no signatures. */
const MAX_CHARACTERS = 16_384;
/** A header with a list has many parts. */
const MAX_VARIANTS = 60;
const COORDINATE_BYTES = [32, 48, 66];

const OTHER_HEADER = /signature|hmac|digest|authorization/i;

/** The signatures that a request can mean: its header in other forms, and other headers. */
export function listSignatures({headers}: WebhookRequest): Variant[] {
  const own = headers.filter(([name]) => name.toLowerCase() === 'x-signature');
  const others = headers.filter(
    ([name]) => name.toLowerCase() !== 'x-signature' && OTHER_HEADER.test(name),
  );
  return [
    ...own.flatMap(([, value]) => readValue(value)),
    ...others.flatMap(([name, value]) =>
      readValue(value).map((variant) => ({
        ...variant,
        isSent: false,
        cause: 'header-name' as const,
        label: `the value of ${name}`,
      })),
    ),
  ].slice(0, MAX_VARIANTS);
}

function readValue(value: string): Variant[] {
  const text = value.trim().slice(0, MAX_CHARACTERS);
  const unquoted = text.replace(/^(["'])(.*)\1$/, '$2');
  const parts = unquoted
    .split(/[,;\s]+/)
    .flatMap((part) => [part, part.replace(/^[\w-]{1,12}[=:](?=.)/, '')])
    .filter((part) => part.length >= 16);
  const plain = readText(unquoted);
  const prefixed = parts
    .filter((part) => part !== unquoted)
    .flatMap((part) => readText(part))
    .map((variant) => ({...variant, cause: 'signature-prefix' as const}));
  const sent = decodeSignature(text);
  return [
    ...(sent === undefined
      ? []
      : [{cause: 'signature-form', label: 'the signature', value: sent, isSent: true} as const]),
    ...withDer([...plain, ...prefixed, ...readJws(unquoted)]),
  ];
}

/** One text in each encoding that it can be in. */
function readText(text: string): Variant[] {
  const base64 = fromBase64(decodePercent(text));
  const hex = fromHex(text.replace(/[:\s]/g, ''));
  const inner = base64 === undefined ? undefined : fromUtf8(base64);
  const innerHex = inner === undefined ? undefined : fromHex(inner);
  return [
    ...toVariant(base64, 'the signature in base64'),
    ...toVariant(hex, 'the signature in hexadecimal'),
    ...toVariant(innerHex, 'the signature in hexadecimal, which is in base64 again'),
  ];
}

const toVariant = (value: Bytes | undefined, label: string): Variant[] =>
  value === undefined ? [] : [{cause: 'signature-form', label, value}];

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The signature of a compact JWS, with its payload or detached. */
function readJws(text: string): Variant[] {
  const [, , signature = ''] = /^[\w-]+\.([\w-]*)\.([\w-]+)$/.exec(text) ?? [];
  const value = fromBase64(signature);
  return value === undefined
    ? []
    : [{cause: 'signature-jws', label: 'the signature inside a JWS', value}];
}

/** Signatures in DER, also as r and s of a fixed length. */
const withDer = (variants: readonly Variant[]): Variant[] =>
  variants.flatMap((variant) => [
    variant,
    ...COORDINATE_BYTES.flatMap((bytes) => {
      const value = toFixedLength(variant.value, bytes);
      const label = `${variant.label}, from DER`;
      return value === undefined ? [] : [{cause: 'signature-der' as const, label, value}];
    }),
  ]);

/** r and s of a DER signature, each in so many bytes; undefined if it is none or does not fit. */
function toFixedLength(bytes: Bytes, size: number): Bytes | undefined {
  if (bytes[0] !== TAG.sequence) return undefined;
  try {
    const numbers = listElements(bytes, readElement(bytes)).map((element) =>
      trimZeros(getContent(bytes, element)),
    );
    const [r, s, ...rest] = numbers;
    if (r === undefined || s === undefined || rest.length > 0) return undefined;
    if (Math.max(r.length, s.length) > size) return undefined;
    const joined = new Uint8Array(size * 2);
    joined.set(r, size - r.length);
    joined.set(s, size * 2 - s.length);
    return joined;
  } catch {
    return undefined;
  }
}
