import {execFileSync} from 'node:child_process';
import {
  constants,
  createHash,
  createHmac,
  generateKeyPairSync,
  sign as cryptoSign,
  type KeyObject,
} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createBody} from '../../../lib-src/webhook-middleware/test/support/body';
import {getKeyPair, secret, sign} from '../../../lib-src/webhook-middleware/test/support/sign';
import {toUtf8, type Bytes} from '../bytes';
import type {Algorithm} from '../verify/algorithms';
import {causes, type CauseId} from './causes';
import {findCause} from './findCause';

const EVENT = {
  detectionTimestamp: 1_700_000_000_000,
  event: {plate: {found: true, unicodeText: 'ÁB/1 <Ж>'}, mmr: {found: false}},
  attachments: [{mimeType: 'image/jpeg', data: '/9j/4A=='}],
};
const SENT = JSON.stringify(EVENT);
const {publicKey: rsa, privateKey: rsaPrivate} = getKeyPair('RS256');
const {publicKey: p256, privateKey: p256Private} = getKeyPair('ES256');

const toPem = (key: KeyObject, type: 'spki' | 'pkcs1' | 'pkcs8' | 'sec1' = 'spki'): string =>
  key.export({type: type as 'spki', format: 'pem'}) as string;
const rsaPem = toPem(rsa);
const toHex = (signature: string): string => Buffer.from(signature, 'base64url').toString('hex');
const toText = (signature: string): string =>
  Buffer.from(signature, 'base64url').toString('base64');
/** Written by another program. */
const python = (code: string, input: string): string =>
  execFileSync(
    process.env.PYTHON ?? 'python3',
    ['-c', `import json,sys;v=json.load(sys.stdin);print(${code},end="")`],
    {
      input,
      encoding: 'utf8',
    },
  );

interface Mistake {
  readonly causes: readonly CauseId[];
  /** What the reader pastes. Default: what was sent. */
  readonly body?: string | Uint8Array;
  readonly signature: string;
  readonly algorithm?: Algorithm;
  readonly key?: string | object | Uint8Array;
  readonly header?: string;
}

const find = async ({
  body = SENT,
  signature,
  algorithm = 'HS256',
  key = secret,
  header = 'X-Signature',
}: Mistake) => {
  const bytes: Bytes = typeof body === 'string' ? toUtf8(body) : Uint8Array.from(body);
  const {finding} = await findCause(
    {headers: [[header, signature]], body: bytes, notes: []},
    {algorithm, key},
    {budgetMs: 20_000},
  );
  return finding?.changes.map(({cause}) => cause) ?? [];
};

const hs = sign(SENT);
const pretty = JSON.stringify(EVENT, null, 2);
const reversed = JSON.stringify(Object.fromEntries(Object.entries(EVENT).reverse()));
const der = (hash = 'sha256'): string =>
  cryptoSign(hash, Buffer.from(SENT), {key: p256Private, dsaEncoding: 'der'}).toString('base64url');
const pss = (saltLength: number, hash = 'sha256'): string =>
  cryptoSign(hash, Buffer.from(SENT), {
    key: rsaPrivate,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength,
  }).toString('base64url');
const relabel = (pem: string, label: string): string =>
  pem.replace(/(BEGIN|END) [A-Z ]+-/g, `$1 ${label}-`);
const other = generateKeyPairSync('rsa', {modulusLength: 2048});
const hex = 'a1'.repeat(32);
const base64 = Buffer.from(hex, 'hex').toString('base64');
const hmac = (key: string | Uint8Array, hash = 'sha256', body = SENT): string =>
  createHmac(hash, key).update(body).digest('base64url');

describe('one mistake is found', () => {
  const mistakes: Readonly<Record<string, Mistake>> = {
    'a body that was indented': {causes: ['body-parsed'], body: pretty, signature: hs},
    'a body that JavaScript compacted': {causes: ['body-parsed'], signature: sign(pretty)},
    'a body that Python wrote': {
      causes: ['body-parsed'],
      body: python('json.dumps(v)', SENT),
      signature: hs,
    },
    'a body of Python that JavaScript wrote': {
      causes: ['body-parsed'],
      signature: sign(python('json.dumps(v)', SENT)),
    },
    'a body of Python with its letters': {
      causes: ['body-parsed'],
      signature: sign(python('json.dumps(v,ensure_ascii=False)', SENT)),
    },
    'sorted keys of Python, compact': {
      causes: ['body-parsed'],
      signature: sign(
        python('json.dumps(v,sort_keys=True,separators=(",",":"),ensure_ascii=False)', SENT),
      ),
    },
    'keys in another order': {causes: ['body-parsed'], body: reversed, signature: hs},
    'escaped slashes': {causes: ['body-parsed'], signature: sign(SENT.replaceAll('/', '\\/'))},
    'escapes of Go': {
      causes: ['body-parsed'],
      signature: sign(SENT.replace('<', '\\u003c').replace('>', '\\u003e')),
    },
    'numbers that JavaScript would change': {
      causes: ['body-parsed'],
      body: '{"a": 1.0, "b": 12345678901234567890}',
      signature: sign('{"a":1.0,"b":12345678901234567890}'),
    },
    'a line end too many': {causes: ['body-line-end'], body: `${SENT}\n`, signature: hs},
    'a line end too few': {causes: ['body-line-end'], signature: sign(`${SENT}\r\n`)},
    'line ends that were converted': {
      causes: ['body-crlf'],
      body: pretty.replaceAll('\n', '\r\n'),
      signature: sign(pretty),
    },
    'a byte order mark': {causes: ['body-bom'], body: `\ufeff${SENT}`, signature: hs},
    'Latin-1': {
      causes: ['body-encoding'],
      body: Buffer.from('{"a":"Á"}', 'latin1'),
      signature: sign('{"a":"Á"}'),
    },
    'UTF-8 encoded twice': {
      causes: ['body-encoding'],
      body: Buffer.from('{"a":"Á"}').toString('latin1'),
      signature: sign('{"a":"Á"}'),
    },
    'a body in base64': {
      causes: ['body-base64'],
      body: Buffer.from(SENT).toString('base64'),
      signature: hs,
    },
    'a body serialized twice': {causes: ['body-quoted'], body: JSON.stringify(SENT), signature: hs},
    'a compressed body': {causes: ['body-compressed'], body: gzipSync(SENT), signature: hs},
    'a form': {causes: ['body-form'], body: encodeURIComponent(SENT), signature: hs},
    'an empty body': {causes: ['body-empty'], signature: sign('')},
    hexadecimal: {causes: ['signature-form'], signature: toHex(hs)},
    'standard base64': {causes: ['signature-form'], signature: toText(hs)},
    'base64 of hexadecimal': {
      causes: ['signature-form'],
      signature: Buffer.from(toHex(hs)).toString('base64'),
    },
    quotes: {causes: ['signature-form'], signature: `"${hs}"`},
    'a prefix': {causes: ['signature-prefix'], signature: `sha256=${toHex(hs)}`},
    'a list with a time': {causes: ['signature-prefix'], signature: `t=1700000000,v1=${hs}`},
    'another header': {
      causes: ['header-name'],
      header: 'X-Hub-Signature-256',
      signature: `sha256=${toHex(hs)}`,
    },
    'HS512 for HS256': {causes: ['algorithm'], signature: sign(SENT, 'HS512')},
    'HMAC with SHA-1': {causes: ['algorithm-hash'], signature: hmac(secret, 'sha1')},
    'a hash without a key': {
      causes: ['algorithm-hash'],
      signature: createHash('sha256').update(SENT).digest('base64url'),
    },
    'a secret that was decoded from hexadecimal': {
      causes: ['secret-encoding'],
      key: hex,
      signature: hmac(Buffer.from(hex, 'hex')),
    },
    'a secret that was decoded from base64': {
      causes: ['secret-encoding'],
      key: base64,
      signature: hmac(Buffer.from(base64, 'base64')),
    },
    'a secret whose text is signed with': {
      causes: ['secret-encoding'],
      key: {kty: 'oct', k: hex},
      signature: hmac(hex),
    },
    'a secret with a line end': {causes: ['secret-line-end'], signature: hmac(`${secret}\n`)},
    'a secret in quotes': {causes: ['secret-quotes'], key: `"${secret}"`, signature: hs},
    'PS256 for RS256': {
      causes: ['algorithm'],
      algorithm: 'RS256',
      key: rsaPem,
      signature: sign(SENT, 'PS256'),
    },
    'RS512 for RS256': {
      causes: ['algorithm'],
      algorithm: 'RS256',
      key: rsaPem,
      signature: sign(SENT, 'RS512'),
    },
    'RS256 for HS256': {causes: ['algorithm'], key: rsaPem, signature: sign(SENT, 'RS256')},
    'the longest salt': {
      causes: ['algorithm-salt'],
      algorithm: 'PS256',
      key: rsaPem,
      signature: pss(constants.RSA_PSS_SALTLEN_MAX_SIGN),
    },
    'no salt': {
      causes: ['algorithm-salt'],
      algorithm: 'PS384',
      key: rsaPem,
      signature: pss(0, 'sha384'),
    },
    DER: {causes: ['signature-der'], algorithm: 'ES256', key: toPem(p256), signature: der()},
    'SHA-512 on P-256': {
      causes: ['algorithm-hash'],
      algorithm: 'ES256',
      key: toPem(p256),
      signature: cryptoSign('sha512', Buffer.from(SENT), {
        key: p256Private,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url'),
    },
    'a public key as a secret': {
      causes: ['secret-public-key'],
      algorithm: 'RS256',
      key: rsaPem,
      signature: hmac(rsaPem),
    },
    'SPKI labeled as a certificate': {
      causes: ['key-label'],
      algorithm: 'RS256',
      key: relabel(rsaPem, 'CERTIFICATE'),
      signature: sign(SENT, 'RS256'),
    },
    'PKCS#1 labeled as SPKI': {
      causes: ['key-label'],
      algorithm: 'RS256',
      key: relabel(toPem(rsa, 'pkcs1'), 'PUBLIC KEY'),
      signature: sign(SENT, 'RS256'),
    },
    'a key without its lines': {
      causes: ['key-label'],
      algorithm: 'ES256',
      key: toPem(p256).replace(/-----.*-----\n/g, ''),
      signature: sign(SENT, 'ES256'),
    },
    'a key without line breaks': {
      causes: ['key-lines'],
      algorithm: 'ES256',
      key: toPem(p256).replaceAll('\n', '\\n'),
      signature: sign(SENT, 'ES256'),
    },
    'a private key': {
      causes: ['key-private'],
      algorithm: 'RS256',
      key: toPem(rsaPrivate, 'pkcs8'),
      signature: sign(SENT, 'RS256'),
    },
    'a private key in PKCS#1': {
      causes: ['key-private'],
      algorithm: 'RS256',
      key: toPem(rsaPrivate, 'pkcs1'),
      signature: sign(SENT, 'RS256'),
    },
    'a private key in SEC 1': {
      causes: ['key-private'],
      algorithm: 'ES256',
      key: toPem(p256Private, 'sec1'),
      signature: sign(SENT, 'ES256'),
    },
    'a private EC key in PKCS#8': {
      causes: ['key-private'],
      algorithm: 'ES256',
      key: toPem(p256Private, 'pkcs8'),
      signature: sign(SENT, 'ES256'),
    },
    'the second of two keys': {
      causes: ['key-other'],
      algorithm: 'RS256',
      key: toPem(other.publicKey) + rsaPem,
      signature: sign(SENT, 'RS256'),
    },
    'a JWK Set': {
      causes: ['key-format'],
      algorithm: 'RS256',
      key: JSON.stringify({
        keys: [other.publicKey.export({format: 'jwk'}), rsa.export({format: 'jwk'})],
      }),
      signature: sign(SENT, 'RS256'),
    },
  };

  it.each(Object.entries(mistakes))('%s', async (_title, mistake) => {
    expect(await find(mistake)).toEqual(mistake.causes);
  });

  it('for every cause of the page but those that need another program', () => {
    const tested = new Set(Object.values(mistakes).flatMap((mistake) => mistake.causes));
    expect(Object.keys(causes).filter((cause) => !tested.has(cause as CauseId))).toEqual([
      'signature-jws',
    ]);
  });
});

describe('two mistakes are found together', () => {
  const mistakes: Readonly<Record<string, Mistake>> = {
    'body and signature': {
      causes: ['body-parsed', 'signature-form'],
      body: pretty,
      signature: toHex(hs),
    },
    'body and algorithm': {
      causes: ['body-parsed', 'algorithm'],
      body: pretty,
      signature: sign(SENT, 'HS384'),
    },
    'body and secret': {
      causes: ['body-line-end', 'secret-encoding'],
      body: `${SENT}\n`,
      key: hex,
      signature: hmac(Buffer.from(hex, 'hex')),
    },
    'secret and algorithm': {
      causes: ['algorithm', 'secret-line-end'],
      signature: hmac(`${secret}\n`, 'sha512'),
    },
    'salt and algorithm': {
      causes: ['algorithm', 'algorithm-salt'],
      algorithm: 'RS256',
      key: rsaPem,
      signature: pss(constants.RSA_PSS_SALTLEN_MAX_SIGN),
    },
    'body and DER': {
      causes: ['body-parsed', 'signature-der'],
      body: pretty,
      algorithm: 'ES256',
      key: toPem(p256),
      signature: der(),
    },
    'body and key': {
      causes: ['body-line-end', 'key-private'],
      body: `${SENT}\n`,
      algorithm: 'ES256',
      key: toPem(p256Private, 'pkcs8'),
      signature: sign(SENT, 'ES256'),
    },
    'form and algorithm of RSA': {
      causes: ['signature-form', 'algorithm'],
      algorithm: 'RS256',
      key: rsaPem,
      signature: toHex(sign(SENT, 'PS512')),
    },
  };

  it.each(Object.entries(mistakes))('%s', async (_title, mistake) => {
    expect([...(await find(mistake))].sort()).toEqual([...mistake.causes].sort());
  });
});

describe('nothing is found', () => {
  it.each([
    ['for another secret', {signature: hmac('x'.repeat(40))}],
    ['for a changed event', {signature: hs, body: SENT.replace('false', 'true')}],
    ['for random bytes', {signature: Buffer.alloc(32, 7).toString('base64url')}],
    [
      'for another key',
      {algorithm: 'RS256' as const, key: toPem(other.publicKey), signature: sign(SENT, 'RS256')},
    ],
    ['without a signature', {signature: ''}],
    ['for a good request', {signature: hs}],
  ])('%s', async (_title, mistake) => {
    expect(await find({...mistake, causes: []})).toEqual([]);
  });

  it('after the time that it has, with a body of 5 MB', async () => {
    const body = toUtf8(
      createBody({attachments: [{mimeType: 'image/jpeg', data: 'A'.repeat(5_000_000)}]}),
    );
    const startedAt = performance.now();
    const {isCut, tried} = await findCause(
      {headers: [['X-Signature', hmac('x')]], body, notes: []},
      {algorithm: 'HS256', key: secret},
      {budgetMs: 300},
    );
    expect(isCut).toBe(true);
    expect(tried).toBeGreaterThan(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
