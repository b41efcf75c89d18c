/** Test data: what the middleware accepts and rejects, as JSON, so that a browser can read it. */
import {constants, generateKeyPairSync, sign as cryptoSign, type KeyObject} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {algorithms, getKeyPair, secret, sign} from './sign.js';
import {createBody} from './body.js';

export interface Vector {
  readonly title: string;
  readonly algorithm: string;
  /** A key as text or JWK, or bytes in base64. */
  readonly key: string | object | {readonly base64: string} | null;
  readonly headers: readonly (readonly [string, string])[];
  /** Base64. */
  readonly body: string;
  /** `accepted`, the code of the rejection, or the wrong field of the configuration. */
  readonly expected: string;
}

type Asymmetric = Parameters<typeof getKeyPair>[0];

const toPem = (key: KeyObject): string =>
  key.export({type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem'}) as string;

const toBase64 = (body: string | Uint8Array): string =>
  Buffer.from(body as Uint8Array).toString('base64');

const getKey = (algorithm: (typeof algorithms)[number]): string =>
  algorithm.startsWith('HS') ? secret : toPem(getKeyPair(algorithm as Asymmetric).publicKey);

const JSON_TYPE = ['content-type', 'application/json'] as const;

interface Given {
  readonly body?: string | Uint8Array;
  readonly signature?: string | undefined;
  readonly headers?: Vector['headers'];
  readonly algorithm?: string;
  readonly key?: Vector['key'];
}

/** A request that is accepted unless something is given. */
function createVector(title: string, expected: string, given: Given = {}): Vector {
  const {body = createBody(), algorithm = 'HS256', key = secret, headers = [JSON_TYPE]} = given;
  const signature = 'signature' in given ? given.signature : sign(body);
  return {
    title,
    expected,
    algorithm,
    key,
    body: toBase64(body),
    headers: signature === undefined ? headers : [...headers, ['x-signature', signature]],
  };
}

const MISMATCH = 'ERR_SIGNATURE_MISMATCH';
const MALFORMED = 'ERR_SIGNATURE_MALFORMED';

/** Each algorithm with its key, and with the keys and signatures of the others. */
function listAlgorithmVectors(): Vector[] {
  const body = createBody();
  return algorithms.flatMap((algorithm) => {
    const signature = sign(body, algorithm);
    const own = {algorithm, key: getKey(algorithm), signature};
    return [
      createVector(`${algorithm} of OpenSSL`, 'accepted', own),
      createVector(`${algorithm}, a space more`, MISMATCH, {...own, body: `${body} `}),
      createVector(`${algorithm} with a byte cut off`, MISMATCH, {
        ...own,
        signature: Buffer.from(signature, 'base64url').subarray(1).toString('base64url'),
      }),
      ...algorithms
        .filter((other) => other !== algorithm)
        .map((other) =>
          createVector(`${algorithm} configured, ${other} sent`, MISMATCH, {
            ...own,
            signature: sign(body, other),
          }),
        ),
    ];
  });
}

function listHeadVectors(): Vector[] {
  const good = sign(createBody());
  const zipped = gzipSync(createBody());
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const second = `${good.slice(0, -1)}${alphabet[alphabet.indexOf(good.at(-1) ?? '') + 1]}`;
  const signatures: readonly (readonly [string, string | undefined, string])[] = [
    ['no signature', undefined, 'ERR_SIGNATURE_MISSING'],
    ['an empty signature', '', 'ERR_SIGNATURE_MISSING'],
    ['another secret', sign(createBody(), 'HS256', 'wrong'), MISMATCH],
    ['one changed character', `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`, MISMATCH],
    ['a truncated signature', good.slice(0, -3), MISMATCH],
    ['an extended signature', `${good}AAAA`, MISMATCH],
    ['padding', `${good}=`, MALFORMED],
    ['a header of 8 kB', 'A'.repeat(8000), MALFORMED],
    ['a JWS with algorithm none', 'eyJhbGciOiJub25lIn0..', MALFORMED],
    ['two dots', '..', MALFORMED],
    ['a prefix', `sha256=${good}`, MALFORMED],
    ['a list', `AAAA,${good}`, 'ERR_SIGNATURE_REPEATED'],
    ['hexadecimal', Buffer.from(good, 'base64url').toString('hex'), MISMATCH],
    ['leftover bits', second, MALFORMED],
    ['spaces around it', ` ${good} `, 'accepted'],
  ];
  return [
    ...signatures.map(([title, signature, expected]) => createVector(title, expected, {signature})),
    createVector('two headers', 'ERR_SIGNATURE_REPEATED', {
      headers: [JSON_TYPE, ['X-Signature', good]],
    }),
    createVector('gzip', 'ERR_CONTENT_ENCODING', {
      body: zipped,
      signature: sign(zipped),
      headers: [JSON_TYPE, ['content-encoding', 'gzip']],
    }),
    createVector('identity', 'accepted', {headers: [JSON_TYPE, ['content-encoding', 'identity']]}),
    createVector('no media type', 'accepted', {headers: []}),
    createVector('a media type with a charset', 'accepted', {
      headers: [['Content-Type', 'application/vnd.event+json; charset=utf-8']],
    }),
    createVector('a form', 'ERR_MEDIA_TYPE', {
      headers: [['content-type', 'application/x-www-form-urlencoded']],
    }),
    createVector('a length above the limit', 'ERR_BODY_TOO_LARGE', {
      headers: [JSON_TYPE, ['content-length', '20971521']],
    }),
  ];
}

function listBodyVectors(): Vector[] {
  const nothing = {plate: {found: false}, mmr: {found: false}};
  const image = (data: unknown, mimeType: unknown = 'image/png'): string =>
    createBody({attachments: [{mimeType, data}]});
  const bodies: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['an empty body', '', 'ERR_BODY_INVALID'],
    ['text', 'hello', 'ERR_BODY_INVALID'],
    ['cut JSON', createBody().slice(0, -10), 'ERR_BODY_INVALID'],
    ['null', 'null', 'ERR_BODY_INVALID'],
    ['a JSON list', '[]', 'ERR_BODY_INVALID'],
    ['a JSON string', '"text"', 'ERR_BODY_INVALID'],
    ['a byte order mark', `\ufeff${createBody()}`, 'ERR_BODY_INVALID'],
    ['bytes that are not UTF-8', Buffer.from('{"a":"\xff"}', 'latin1'), 'ERR_BODY_INVALID'],
    ['no attachments', createBody({attachments: undefined}), 'accepted'],
    ['attachments that are a number', createBody({attachments: 5}), 'ERR_BODY_INVALID'],
    ['attachments with null', createBody({attachments: [null]}), 'ERR_BODY_INVALID'],
    [
      'attachments that claim a length',
      createBody({attachments: {length: 1e9}}),
      'ERR_BODY_INVALID',
    ],
    ['an attachment', image('/9j/4A=='), 'accepted'],
    ['data that is a number', image(7), 'ERR_BODY_INVALID'],
    ['data that is no base64', image('a*b='), 'ERR_BODY_INVALID'],
    ['data of a wrong length', image('abcde'), 'ERR_BODY_INVALID'],
    ['data with leftover bits', image('/9j/4B=='), 'ERR_BODY_INVALID'],
    ['data with a line break', image('/9j/\n4A=='), 'ERR_BODY_INVALID'],
    ['data without padding', image('/9j/4A'), 'ERR_BODY_INVALID'],
    ['no media type of data', image('', 5), 'ERR_BODY_INVALID'],
    [
      '33 attachments',
      createBody({attachments: Array(33).fill({mimeType: '', data: ''})}),
      'ERR_BODY_INVALID',
    ],
    ['a time as text', createBody({detectionTimestamp: 'yesterday'}), 'ERR_BODY_INVALID'],
    ['no time', createBody({detectionTimestamp: undefined}), 'ERR_BODY_INVALID'],
    ['an infinite time', createBody().replace('1700000000000', '1e999'), 'ERR_BODY_INVALID'],
    ['no event', createBody({event: undefined}), 'ERR_BODY_INVALID'],
    ['no make and model', createBody({event: {plate: {found: false}}}), 'ERR_BODY_INVALID'],
    [
      'a plate without text',
      createBody({event: {plate: {found: true}, mmr: {found: false}}}),
      'ERR_BODY_INVALID',
    ],
    ['nothing found', createBody({event: nothing}), 'accepted'],
    ['equal keys', createBody().replace('{', '{"detectionTimestamp":5,'), 'accepted'],
    [
      'letters of other scripts',
      createBody({event: {...nothing, plate: {found: true, unicodeText: 'Ж1 中 😀'}}}),
      'accepted',
    ],
  ];
  return bodies.map(([title, body, expected]) => createVector(title, expected, {body}));
}

/** Order of the group of P-256 (SEC 2). */
const N = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const toNumberBytes = (value: bigint): Buffer =>
  Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

function listOddSignatureVectors(): Vector[] {
  const body = createBody();
  const {privateKey} = getKeyPair('ES256');
  const good = Buffer.from(sign(body, 'ES256'), 'base64url');
  const s = BigInt(`0x${good.subarray(32).toString('hex')}`);
  const der = cryptoSign('sha256', Buffer.from(body), {key: privateKey, dsaEncoding: 'der'});
  const signWithSalt = (saltLength: number): Buffer =>
    cryptoSign('sha256', Buffer.from(body), {
      key: getKeyPair('PS256').privateKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength,
    });
  const rs = Buffer.from(sign(body, 'RS256'), 'base64url');
  const one = toNumberBytes(1n);
  const odd: readonly (readonly [string, string, Buffer, string])[] = [
    [
      'the second form of an ECDSA signature',
      'ES256',
      Buffer.concat([good.subarray(0, 32), toNumberBytes(N - s)]),
      'accepted',
    ],
    ['an ECDSA signature of zeros', 'ES256', Buffer.alloc(64), MISMATCH],
    ['r = n', 'ES256', Buffer.concat([toNumberBytes(N), one]), MISMATCH],
    ['s = n', 'ES256', Buffer.concat([one, toNumberBytes(N)]), MISMATCH],
    ['an ECDSA signature of ones', 'ES256', Buffer.alloc(64, 0xff), MISMATCH],
    ['DER', 'ES256', der, MISMATCH],
    ['DER cut to 64 bytes', 'ES256', der.subarray(0, 64), MISMATCH],
    ['an RSA signature with a zero added', 'RS256', Buffer.concat([Buffer.alloc(1), rs]), MISMATCH],
    ...[0, 20, 31, 33, 64].map(
      (length) => [`a salt of ${length} bytes`, 'PS256', signWithSalt(length), MISMATCH] as const,
    ),
    ['a salt of 32 bytes', 'PS256', signWithSalt(32), 'accepted'],
  ];
  return odd.map(([title, algorithm, bytes, expected]) =>
    createVector(title, expected, {
      algorithm,
      key: toPem(getKeyPair(algorithm as Asymmetric).publicKey),
      signature: bytes.toString('base64url'),
    }),
  );
}

const createKey = (options: object): KeyObject =>
  generateKeyPairSync('rsa-pss', {modulusLength: 2048, ...options}).publicKey;

function createCertificate(key: KeyObject): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vectors-'));
  const file = path.join(dir, 'key.pem');
  try {
    writeFileSync(file, toPem(key));
    return execFileSync(
      'openssl',
      ['req', '-new', '-x509', '-key', file, '-subj', '/CN=agent', '-days', '1'],
      {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
  } finally {
    rmSync(dir, {recursive: true});
  }
}

function listKeyVectors(): Vector[] {
  const rsa = getKeyPair('RS256');
  const p256 = getKeyPair('ES256');
  const p384 = getKeyPair('ES384');
  const koblitz = generateKeyPairSync('ec', {namedCurve: 'secp256k1'});
  const ed25519 = generateKeyPairSync('ed25519');
  const weak = generateKeyPairSync('rsa', {modulusLength: 1024});
  const jwk = rsa.publicKey.export({format: 'jwk'});
  const oct = {kty: 'oct', k: Buffer.from(secret).toString('base64url')};
  const purpose = {use: 'sig', key_ops: ['verify']};
  const body = createBody();
  const certificate = createCertificate(rsa.privateKey);
  const compressed = Buffer.from(
    execFileSync('openssl', ['ec', '-pubin', '-conv_form', 'compressed', '-outform', 'DER'], {
      input: toPem(p256.publicKey),
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  );
  const toBlock = (label: string, der: Buffer): string =>
    `-----BEGIN ${label}-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
  const spki = rsa.publicKey.export({type: 'spki', format: 'der'});
  const bad: readonly (readonly [string, string, Vector['key'], string])[] = [
    ['an empty secret', 'HS256', '', 'secret'],
    ['a secret that is a number', 'HS256', null, 'secret'],
    ['a public key as secret', 'HS256', toPem(rsa.publicKey), 'secret'],
    ['PEM bytes as secret', 'HS256', {base64: toBase64(toPem(p256.publicKey))}, 'secret'],
    ['the text of a JWK as secret', 'HS256', JSON.stringify(jwk), 'secret'],
    ['an SSH key as secret', 'HS256', 'ssh-rsa AAAAB3NzaC1yc2E= someone', 'secret'],
    ['a public JWK as secret', 'HS256', jwk, 'secret'],
    ['31 bytes for HS256', 'HS256', 's'.repeat(31), 'secret'],
    ['47 bytes for HS384', 'HS384', 's'.repeat(47), 'secret'],
    ['63 bytes for HS512', 'HS512', 's'.repeat(63), 'secret'],
    ['a JWK secret for encryption', 'HS256', {...oct, use: 'enc'}, 'secret'],
    ['a JWK secret of HS512', 'HS256', {...oct, alg: 'HS512'}, 'secret'],
    ['a JWK secret that only signs', 'HS256', {...oct, key_ops: ['sign']}, 'secret'],
    ['garbage', 'RS256', 'not a key', 'publicKey'],
    ['no key', 'RS256', null, 'publicKey'],
    ['an EC key for RS256', 'RS256', toPem(p256.publicKey), 'publicKey'],
    ['an RSA key for ES256', 'ES256', toPem(rsa.publicKey), 'publicKey'],
    ['an Ed25519 key for ES256', 'ES256', toPem(ed25519.publicKey), 'publicKey'],
    ['1024 bits', 'PS512', toPem(weak.publicKey), 'publicKey'],
    ['a private key', 'RS256', toPem(rsa.privateKey), 'publicKey'],
    ['a private JWK', 'ES256', p256.privateKey.export({format: 'jwk'}), 'publicKey'],
    ['curve secp256k1', 'ES256', toPem(koblitz.publicKey), 'publicKey'],
    ['curve P-384 for ES256', 'ES256', toPem(p384.publicKey), 'publicKey'],
    ['a JWK for encryption', 'RS256', {...jwk, use: 'enc'}, 'publicKey'],
    ['a JWK of PS256 for RS256', 'RS256', {...jwk, alg: 'PS256'}, 'publicKey'],
    ['a JWK that only encrypts', 'RS256', {...jwk, key_ops: ['encrypt']}, 'publicKey'],
    ['operations that are no list', 'RS256', {...jwk, key_ops: 'verify'}, 'publicKey'],
    ...['AQ', 'Ag', 'AQAA'].map(
      (e) => [`the exponent ${e}`, 'RS256', {...jwk, e}, 'publicKey'] as const,
    ),
    [
      'a JWK with a point off the curve',
      'ES256',
      {kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA'},
      'publicKey',
    ],
    ['a JWK of an unknown type', 'ES256', {kty: 'XX'}, 'publicKey'],
    ['a key bound to SHA-512', 'PS256', toPem(createKey({hashAlgorithm: 'sha512'})), 'publicKey'],
    [
      'a key whose mask is bound to SHA-1',
      'PS256',
      toPem(createKey({hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha1'})),
      'publicKey',
    ],
    [
      'a key that needs a longer salt',
      'PS256',
      toPem(createKey({hashAlgorithm: 'sha256', saltLength: 40})),
      'publicKey',
    ],
    ['an RSA-PSS key for RS256', 'RS256', toPem(createKey({})), 'publicKey'],
    ['two keys', 'ES256', toPem(p256.publicKey).repeat(2), 'publicKey'],
    ['a chain of certificates', 'RS256', certificate.repeat(2), 'publicKey'],
    ['SPKI labeled as a certificate', 'RS256', toBlock('CERTIFICATE', spki), 'publicKey'],
    ['SPKI labeled as PKCS#1', 'RS256', toBlock('RSA PUBLIC KEY', spki), 'publicKey'],
    ['PEM with a byte cut off', 'RS256', toBlock('PUBLIC KEY', spki.subarray(0, -1)), 'publicKey'],
  ];
  const pss = generateKeyPairSync('rsa-pss', {
    modulusLength: 2048,
    ...({hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha256', saltLength: 32} as object),
  });
  const free = generateKeyPairSync('rsa-pss', {modulusLength: 2048});
  const good: readonly (readonly [string, string, Vector['key'], string])[] = [
    ['a secret as bytes', 'HS256', {base64: toBase64(secret)}, sign(body)],
    ['a secret as JWK', 'HS256', oct, sign(body)],
    ['a secret as JWK for HS256', 'HS256', {...oct, ...purpose, alg: 'HS256'}, sign(body)],
    ['PEM as bytes', 'RS256', {base64: toBase64(toPem(rsa.publicKey))}, sign(body, 'RS256')],
    ['a JWK', 'RS256', jwk, sign(body, 'RS256')],
    ['a JWK for RS256', 'RS256', {...jwk, ...purpose, alg: 'RS256'}, sign(body, 'RS256')],
    ['an EC JWK', 'ES256', p256.publicKey.export({format: 'jwk'}), sign(body, 'ES256')],
    [
      'an EC JWK of P-521',
      'ES512',
      getKeyPair('ES512').publicKey.export({format: 'jwk'}),
      sign(body, 'ES512'),
    ],
    [
      'PKCS#1',
      'RS256',
      rsa.publicKey.export({type: 'pkcs1', format: 'pem'}) as string,
      sign(body, 'RS256'),
    ],
    ['a certificate', 'PS256', certificate, sign(body, 'PS256')],
    ['text around PEM', 'RS256', `key:\n${toPem(rsa.publicKey)}end`, sign(body, 'RS256')],
    ['a compressed point', 'ES256', toBlock('PUBLIC KEY', compressed), sign(body, 'ES256')],
    [
      'an RSA-PSS key bound to the hash',
      'PS256',
      toPem(pss.publicKey),
      sign(body, 'PS256', pss.privateKey),
    ],
    ['an RSA-PSS key', 'PS384', toPem(free.publicKey), sign(body, 'PS384', free.privateKey)],
  ];
  return [
    ...bad.map(([title, algorithm, key, field]) =>
      createVector(title, field, {algorithm, key, signature: 'AAAA'}),
    ),
    ...good.map(([title, algorithm, key, signature]) =>
      createVector(title, 'accepted', {algorithm, key, signature}),
    ),
  ];
}

/** The signatures that the documents print. */
function listDocumentedVectors(): Vector[] {
  const documented = {
    HS256: '5Ls9qgjvUDv2jXCgmK_aLlxTxY9T8UP3YF-RFE5nDok',
    HS384: 'r1M0ldfMmOnNaGunHS8VHpq-MoPhi21Iw1BXhnKI8QYsTTrobqA00Cj0Zr774dO8',
    HS512: 'jUku3wKKSVpNVx64uk97G3K8LpIcu9MN9vaLxYgHFfJtVVZG3ECcoyedyMirmCtxG0jQkANHp7z61FSwYfbkBA',
  };
  return Object.entries(documented).map(([algorithm, signature]) =>
    createVector(`the documented ${algorithm}`, 'accepted', {
      algorithm,
      signature,
      key: 'example-secret-of-64-characters-for-documentation-only-never-use',
      body: '{"detectionTimestamp":1700000000000,"event":{"plate":{"found":true,"unicodeText":"ABC123"},"mmr":{"found":false}},"attachments":[]}',
    }),
  );
}

/** Signed by OpenSSL, never by the code under test. */
export const createVectors = (): Vector[] => [
  ...listDocumentedVectors(),
  ...listAlgorithmVectors(),
  ...listHeadVectors(),
  ...listBodyVectors(),
  ...listOddSignatureVectors(),
  ...listKeyVectors(),
];
