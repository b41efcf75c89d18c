import {execFileSync} from 'node:child_process';
import {
  constants,
  createPublicKey,
  generateKeyPairSync,
  sign as cryptoSign,
  X509Certificate,
} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CompactSign, exportJWK} from 'jose';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  type Algorithm,
  type AsymmetricAlgorithm,
  type SignatureConfig,
  verifySignature,
} from '../src/index.js';
import {algorithms, getConfig, getKeyPair, secret, sign} from './support/sign.js';

/** Calculated by hand, with two other tools. */
const BODY =
  '{"detectionTimestamp":1700000000000,"event":{"plate":{"found":true,"unicodeText":"ABC123"},"mmr":{"found":false}},"attachments":[]}';
const VECTORS = {
  HS256: '5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok',
  HS384: 'r1M0ldfMmOnNaGunHS8VHpq-MoPhi21Iw1BXhnKI8QYsTTrobqA00Cj0Zr774dO8',
  HS512: 'jUku3wKKSVpNVx64uk97G3K8LpIcu9MN9vaLxYgHFfJtVVZG3ECcoyedyMirmCtxG0jQkANHp7z61FSwYfbkBA',
} as const;

let dir: string;
const inDir = (name: string): string => path.join(dir, name);
const openssl = (...parameters: string[]): Buffer =>
  execFileSync('openssl', parameters, {cwd: dir, stdio: ['ignore', 'pipe', 'ignore']});

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'signatures-'));
  writeFileSync(inDir('body.json'), BODY);
  openssl('genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', 'rsa.pem');
  openssl('pkey', '-in', 'rsa.pem', '-pubout', '-out', 'rsa.pub.pem');
  openssl(
    'req',
    '-new',
    '-x509',
    '-key',
    'rsa.pem',
    '-subj',
    '/CN=agent',
    '-days',
    '1',
    '-out',
    'rsa.crt',
  );
});
afterAll(() => rmSync(dir, {recursive: true}));

describe('verifySignature', () => {
  it.each(Object.entries(VECTORS))(
    'accepts the documented vector of %s, as text and as bytes',
    (algorithm, signature) => {
      const config = {
        algorithm,
        secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
      } as SignatureConfig;
      expect(verifySignature(BODY, signature, config)).toBe(true);
      expect(verifySignature(Buffer.from(BODY), signature, config)).toBe(true);
      expect(verifySignature(`${BODY} `, signature, config)).toBe(false);
    },
  );

  it.each(algorithms)('accepts what jose signs with %s, and nothing else', async (algorithm) => {
    const key = algorithm.startsWith('HS')
      ? Buffer.from(secret)
      : getKeyPair(algorithm as AsymmetricAlgorithm).privateKey;
    const jws = await new CompactSign(Buffer.from(BODY))
      .setProtectedHeader({alg: algorithm})
      .sign(key);
    const [header, payload, signature] = jws.split('.') as [string, string, string];
    // RFC 7515: a JWS signs the bytes of "header.payload", so to us they are a payload like any
    // other.
    expect(verifySignature(`${header}.${payload}`, signature, getConfig(algorithm))).toBe(true);
    expect(verifySignature(`${header}.${payload}x`, signature, getConfig(algorithm))).toBe(false);
    for (const other of algorithms.filter((candidate) => candidate !== algorithm))
      expect(verifySignature(`${header}.${payload}`, signature, getConfig(other))).toBe(false);
  });

  it('accepts what the openssl command signs, with the key from a file and from a certificate', () => {
    const pkcs1 = openssl('dgst', '-sha256', '-sign', 'rsa.pem', 'body.json').toString('base64url');
    const pss = openssl(
      'dgst',
      '-sha384',
      '-sign',
      'rsa.pem',
      '-sigopt',
      'rsa_padding_mode:pss',
      '-sigopt',
      'rsa_pss_saltlen:digest',
      'body.json',
    ).toString('base64url');
    expect(
      verifySignature(BODY, pkcs1, {algorithm: 'RS256', publicKeyPath: inDir('rsa.pub.pem')}),
    ).toBe(true);
    expect(
      verifySignature(BODY, pkcs1, {algorithm: 'RS256', publicKeyPath: inDir('rsa.crt')}),
    ).toBe(true);
    expect(
      verifySignature(BODY, pss, {algorithm: 'PS384', publicKeyPath: inDir('rsa.pub.pem')}),
    ).toBe(true);
    expect(
      verifySignature(BODY, pss, {algorithm: 'PS256', publicKeyPath: inDir('rsa.pub.pem')}),
    ).toBe(false);
  });

  it.each(['RS256', 'ES256'] as const)(
    'takes a %s key as PEM text, PEM bytes, KeyObject and JWK',
    async (algorithm) => {
      const {publicKey} = getKeyPair(algorithm);
      const pem = publicKey.export({type: 'spki', format: 'pem'});
      const signature = sign(BODY, algorithm);
      for (const key of [pem, Buffer.from(pem), publicKey, await exportJWK(publicKey)])
        expect(verifySignature(BODY, signature, {algorithm, publicKey: key as string})).toBe(true);
    },
  );

  it('takes a secret as text, bytes, KeyObject and JWK', async () => {
    const {createSecretKey} = await import('node:crypto');
    const bytes = Buffer.from(secret);
    for (const key of [
      secret,
      bytes,
      createSecretKey(bytes),
      {kty: 'oct', k: bytes.toString('base64url')},
    ])
      expect(verifySignature(BODY, sign(BODY), {algorithm: 'HS256', secret: key})).toBe(true);
  });

  it('is false for a missing signature', () => {
    expect(verifySignature(BODY, undefined, getConfig('HS256'))).toBe(false);
    expect(verifySignature(BODY, null, getConfig('HS256'))).toBe(false);
    expect(verifySignature(BODY, '', getConfig('HS256'))).toBe(false);
  });

  it('names the usual mistake when it is given the parsed body', () => {
    expect(() =>
      verifySignature(JSON.parse(BODY) as string, VECTORS.HS256, getConfig('HS256')),
    ).toThrowErrorMatchingInlineSnapshot(
      `[TypeError: \`payload\`: has the wrong type, got object. Expected: the raw body as bytes or text. Fix: verify before the body is parsed; a body that was parsed and written again has other bytes.]`,
    );
  });

  it('W64 accepts each of two configured keys and rejects a third', () => {
    const secrets = [
      'first-secret-of-at-least-32-characters',
      'second-secret-of-at-least-32-characters',
    ];
    for (const key of secrets) {
      expect(
        verifySignature(BODY, sign(BODY, 'HS256', key), {algorithm: 'HS256', secret: secrets}),
      ).toBe(true);
    }
    expect(
      verifySignature(BODY, sign(BODY, 'HS256', 'third'), {algorithm: 'HS256', secret: secrets}),
    ).toBe(false);

    const pairs = [0, 1, 2].map(() => generateKeyPairSync('ec', {namedCurve: 'P-256'}));
    const publicKey = pairs.slice(0, 2).map((pair) => pair.publicKey);
    const results = pairs.map(({privateKey}) =>
      verifySignature(BODY, sign(BODY, 'ES256', privateKey), {algorithm: 'ES256', publicKey}),
    );
    expect(results).toEqual([true, true, false]);
  });
});

describe('odd signatures', () => {
  /** Order of the group of P-256 (SEC 2). */
  const N = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
  const toBytes = (value: bigint): Buffer =>
    Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
  const check = (signature: Buffer, algorithm: Algorithm = 'ES256'): boolean =>
    verifySignature(BODY, signature.toString('base64url'), getConfig(algorithm));

  it('W65 accepts the second valid form of an ECDSA signature, which is why a signature is no identifier', () => {
    const signature = Buffer.from(sign(BODY, 'ES256'), 'base64url');
    const s = BigInt(`0x${signature.subarray(32).toString('hex')}`);
    const second = Buffer.concat([signature.subarray(0, 32), toBytes(N - s)]);
    expect(check(signature)).toBe(true);
    expect(check(second)).toBe(true);
  });

  it('W66 rejects ES256 of zeros, with r = n or s = n, and DER', () => {
    const {privateKey} = getKeyPair('ES256');
    const der = cryptoSign('sha256', Buffer.from(BODY), {key: privateKey, dsaEncoding: 'der'});
    const one = toBytes(1n);
    const cases = [
      Buffer.alloc(64),
      Buffer.concat([toBytes(N), one]),
      Buffer.concat([one, toBytes(N)]),
      Buffer.alloc(64, 0xff),
      der,
      Buffer.concat([der, Buffer.alloc(64)]).subarray(0, 64),
    ];
    expect(cases.map((signature) => check(signature))).toEqual(cases.map(() => false));
  });

  it('W67 rejects an RSA signature whose leading zero is missing, and one with a zero added', () => {
    let body = BODY;
    let signature = Buffer.from(sign(body, 'RS256'), 'base64url');
    // One signature in 256 begins with a zero byte.
    for (let attempt = 0; signature[0] !== 0; attempt += 1) {
      body = `${BODY}${' '.repeat(attempt)}`;
      signature = Buffer.from(sign(body, 'RS256'), 'base64url');
    }
    const isRight = (bytes: Buffer): boolean =>
      verifySignature(body, bytes.toString('base64url'), getConfig('RS256'));
    expect(isRight(signature)).toBe(true);
    expect(isRight(signature.subarray(1))).toBe(false);
    expect(isRight(Buffer.concat([Buffer.alloc(1), signature]))).toBe(false);
  }, 60_000);

  it('W68 rejects PS256 with a salt of another length than the digest', () => {
    const {privateKey} = getKeyPair('PS256');
    const signWith = (saltLength: number): Buffer =>
      cryptoSign('sha256', Buffer.from(BODY), {
        key: privateKey,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength,
      });
    expect(check(signWith(32), 'PS256')).toBe(true);
    expect([0, 20, 31, 33, 64].map((length) => check(signWith(length), 'PS256'))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('a certificate gives the key that is in it', () => {
    const certificate = new X509Certificate(readFileSync(inDir('rsa.crt')));
    expect(certificate.publicKey.equals(createPublicKey(readFileSync(inDir('rsa.pub.pem'))))).toBe(
      true,
    );
  });
});
