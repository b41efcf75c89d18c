import {fromBase64, toLatin1, type Bytes} from '../bytes';
import {curveNames, toBigInt} from '../keys/curves';
import type {KeyData} from '../keys/KeyData';
import {readCertificate} from '../keys/readCertificate';
import {readRsaKey, readSpki, toRsaKey} from '../keys/readDerKey';
import {readJwkNumbers} from '../keys/readKey';
import {listPemBlocks} from '../keys/readPem';
import {readPublicHalf, toEcKey} from '../keys/readPrivateKey';
import type {Variant} from './Variant';

/** A JWK Set of a large service has tens of keys. */
const MAX_KEYS = 40;

type KeyVariant = Variant<KeyData>;

/** The public keys that a text can mean, whatever its lines say. */
export function listKeys(key: unknown): KeyVariant[] {
  const text =
    typeof key === 'string' ? key : key instanceof Uint8Array ? toLatin1(key) : JSON.stringify(key);
  const der = key instanceof Uint8Array ? readDer(Uint8Array.from(key)) : [];
  const lines = text.replaceAll(String.raw`\r`, '').replaceAll(String.raw`\n`, '\n');
  const found = [
    ...readBlocks(text),
    ...(lines === text
      ? []
      : readBlocks(lines).map((variant) => ({...variant, cause: 'key-lines' as const}))),
    ...readBare(text),
    ...readJwks(text),
    ...readSsh(text),
    ...der.map((variant) => ({...variant, cause: 'key-format' as const})),
  ];
  return found.slice(0, MAX_KEYS);
}

const LABELS: Readonly<Record<string, string>> = {
  'PUBLIC KEY': 'SPKI',
  'RSA PUBLIC KEY': 'PKCS #1',
  CERTIFICATE: 'X.509',
};

function readBlocks(text: string): KeyVariant[] {
  const blocks = listPemBlocks(text);
  return blocks.flatMap(({label, bytes}, index) =>
    (bytes === undefined ? [] : readDer(bytes)).map((variant) => {
      if (variant.cause === 'key-private') return variant;
      const isLabeled = LABELS[label] !== undefined && variant.label.includes(LABELS[label]);
      return blocks.length > 1 && isLabeled
        ? {...variant, cause: 'key-other' as const, label: `key ${index + 1} of ${blocks.length}`}
        : variant;
    }),
  );
}

/** What the bytes hold, tried as every kind of key. */
function readDer(bytes: Bytes): KeyVariant[] {
  const kinds: readonly (readonly [KeyVariant['cause'], string, () => KeyData])[] = [
    ['key-label', 'the key, which is SPKI (`PUBLIC KEY`)', () => readSpki(bytes)],
    ['key-label', 'the key, which is PKCS #1 (`RSA PUBLIC KEY`)', () => readRsaKey(bytes)],
    [
      'key-label',
      'the key, which is in an X.509 certificate (`CERTIFICATE`)',
      () => readSpki(readCertificate(bytes).publicKey),
    ],
    ['key-private', 'the public half of the private key', () => readPublicHalf(bytes)],
  ];
  return kinds.flatMap(([cause, label, read]) => {
    const value = attempt(read);
    return value?.material === undefined ? [] : [{cause, label, value}];
  });
}

/** Base64 without its lines BEGIN and END. */
function readBare(text: string): KeyVariant[] {
  const bytes = text.includes('-----') || text.length > 100_000 ? undefined : fromBase64(text);
  return bytes === undefined ? [] : readDer(bytes);
}

/** A JWK, or the keys of a set. */
function readJwks(text: string): KeyVariant[] {
  const value = text.trimStart().startsWith('{')
    ? attempt<unknown>(() => JSON.parse(text))
    : undefined;
  if (typeof value !== 'object' || value === null) return [];
  const {keys} = value as {readonly keys?: unknown};
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [value];
  return list.flatMap((item, index): KeyVariant[] => {
    const members = item as Readonly<Record<string, unknown>> | null;
    const key = attempt(() => readJwkNumbers(members ?? {}));
    if (members === null || key?.material === undefined) return [];
    const kid = typeof members.kid === 'string' ? ` (${members.kid.slice(0, 60)})` : '';
    if (members.d !== undefined)
      return [{cause: 'key-private', label: 'the public half of the private JWK', value: key}];
    return [
      Array.isArray(keys)
        ? {cause: 'key-format', label: `key ${index + 1} of the JWK Set${kid}`, value: key}
        : {cause: 'key-other', label: 'the JWK, whatever it says about its purpose', value: key},
    ];
  });
}

/** A line of `~/.ssh` (RFC 4253, section 6.6, and RFC 5656, section 3.1). */
function readSsh(text: string): KeyVariant[] {
  const [, base64 = ''] =
    /(?:^|\s)(?:ssh-rsa|ecdsa-sha2-\S{1,20}) ([\w+/=]{40,20000})/.exec(text) ?? [];
  const bytes = fromBase64(base64);
  const value = bytes === undefined ? undefined : attempt(() => readSshKey(bytes));
  return value === undefined ? [] : [{cause: 'key-format', label: 'the SSH key', value}];
}

function readSshKey(bytes: Bytes): KeyData {
  const [, second, third] = listSshFields(bytes);
  const isRsa = toLatin1(bytes.subarray(4, 11)) === 'ssh-rsa';
  if (second === undefined || third === undefined) throw new TypeError('There is no SSH key.');
  if (isRsa) return toRsaKey(dropSign(third), dropSign(second));
  const curve = curveNames.find(
    (name) => toLatin1(second) === `nist${name.toLowerCase().replace('-', '')}`,
  );
  if (curve === undefined) throw new TypeError('There is no such curve.');
  return toEcKey(third, curve);
}

const dropSign = (number: Uint8Array): Uint8Array =>
  number[0] === 0 ? number.subarray(1) : number;

function listSshFields(bytes: Bytes): Uint8Array[] {
  const fields: Uint8Array[] = [];
  for (let at = 0; at + 4 <= bytes.length && fields.length < 5;) {
    const length = Number(toBigInt(bytes.subarray(at, at + 4)));
    fields.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
