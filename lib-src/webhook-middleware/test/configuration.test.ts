import {createSecretKey, generateKeyPairSync, type KeyObject} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {afterAll, describe, expect, it} from 'vitest';
import {
  type SignatureConfig,
  SignatureConfigError,
  verifySignature,
  webhookRequestReader,
  webhookSignatureFastifyPlugin,
  webhookSignatureValidator,
} from '../src/index.js';
import {connect, createBody, createHead, getStatus, post} from './support/requests.js';
import {serverKinds, startServer} from './support/servers.js';
import {getConfig, secret, sign} from './support/sign.js';

const dir = mkdtempSync(path.join(tmpdir(), 'configuration-'));
afterAll(() => rmSync(dir, {recursive: true}));

function save(name: string, contents: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, contents);
  return file;
}
const toPem = (key: KeyObject): string =>
  key.export({type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem'}) as string;

const rsa = generateKeyPairSync('rsa', {modulusLength: 2048});
const weakRsa = generateKeyPairSync('rsa', {modulusLength: 1024});
const p256 = generateKeyPairSync('ec', {namedCurve: 'P-256'});
const p384 = generateKeyPairSync('ec', {namedCurve: 'P-384'});
const koblitz = generateKeyPairSync('ec', {namedCurve: 'secp256k1'});
const jwk = rsa.publicKey.export({format: 'jwk'});
const jwkSecret = {kty: 'oct', k: Buffer.from(secret).toString('base64url')};
const createPss = (bound: Readonly<Record<string, string | number>>): KeyObject =>
  generateKeyPairSync('rsa-pss', {modulusLength: 2048, ...(bound as object)}).publicKey;
const rsaFile = save('rsa.pub.pem', toPem(rsa.publicKey));

/** The error of each way to use the configuration; they must agree. */
function getError(config: unknown): SignatureConfigError {
  const uses = [
    webhookSignatureValidator,
    webhookRequestReader,
    webhookSignatureFastifyPlugin,
    (given: SignatureConfig) => verifySignature('body', 'AAAA', given),
  ];
  const errors = uses.map((start) => {
    try {
      start(config as SignatureConfig);
    } catch (error) {
      return error;
    }
    return undefined;
  });
  for (const error of errors) expect(error).toBeInstanceOf(SignatureConfigError);
  expect(new Set(errors.map((error) => (error as Error).message)).size).toBe(1);
  return errors[0] as SignatureConfigError;
}

describe('a configuration is rejected at start', () => {
  const cases: readonly [string, unknown, string, string][] = [
    ['1 algorithm none', {algorithm: 'none', secret}, 'algorithm', 'is unknown, got "none"'],
    [
      '2 algorithm in lower case',
      {algorithm: 'hs256', secret},
      'algorithm',
      'is unknown, got "hs256"',
    ],
    ['3 no algorithm', {secret}, 'algorithm', 'is missing'],
    [
      '4 algorithm __proto__',
      {algorithm: '__proto__', secret},
      'algorithm',
      'is unknown, got "__proto__"',
    ],
    ['5 an empty secret', {algorithm: 'HS256', secret: ''}, 'secret', 'is empty'],
    [
      '6 a secret that is no text',
      {algorithm: 'HS256', secret: 12345},
      'secret',
      'has the wrong type, got number',
    ],
    [
      '7 a public key as secret',
      {algorithm: 'HS256', secret: toPem(rsa.publicKey)},
      'secret',
      'looks like a key or certificate in PEM form',
    ],
    [
      '8 a path instead of a secret',
      {algorithm: 'HS256', publicKeyPath: rsaFile},
      'secret',
      'is missing. HS256 is symmetric and has no public key',
    ],
    ['9 no path', {algorithm: 'RS256'}, 'publicKeyPath', 'is missing'],
    [
      '10 a missing file',
      {algorithm: 'RS256', publicKeyPath: path.join(dir, 'missing.pem')},
      'publicKeyPath',
      'does not exist',
    ],
    ['11 a directory', {algorithm: 'PS256', publicKeyPath: dir}, 'publicKeyPath', 'is a directory'],
    [
      '12 a file of garbage',
      {algorithm: 'RS256', publicKeyPath: save('garbage.pem', 'not a key')},
      'publicKeyPath',
      'is not a public key',
    ],
    [
      '13 an EC key for RS',
      {algorithm: 'RS256', publicKeyPath: save('ec.pem', toPem(p256.publicKey))},
      'publicKeyPath',
      'is a key of type ec',
    ],
    [
      '14 RSA with 1024 bits',
      {algorithm: 'PS512', publicKeyPath: save('weak.pem', toPem(weakRsa.publicKey))},
      'publicKeyPath',
      'has 1024 bits',
    ],
    [
      '15 a private key file',
      {algorithm: 'RS256', publicKeyPath: save('private.pem', toPem(rsa.privateKey))},
      'publicKeyPath',
      'is a private key',
    ],
    [
      '16 an RSA key for ES',
      {algorithm: 'ES256', publicKeyPath: rsaFile},
      'publicKeyPath',
      'is a key of type rsa',
    ],
    [
      '17 curve secp256k1',
      {algorithm: 'ES256', publicKeyPath: save('k1.pem', toPem(koblitz.publicKey))},
      'publicKeyPath',
      'is on curve secp256k1',
    ],
    [
      '18 a curve of another size',
      {algorithm: 'ES256', publicKeyPath: save('p384.pem', toPem(p384.publicKey))},
      'publicKeyPath',
      'is on curve secp384r1',
    ],
  ];

  it.each(cases)('configuration %s', (_title, config, field, problem) => {
    const error = getError(config);
    expect([error.name, error.code, error.field]).toEqual([
      'SignatureConfigError',
      'ERR_SIGNATURE_CONFIG',
      field,
    ]);
    expect(error.message).toContain(problem);
    expect(error.message).toMatch(/^(?:`\w+`|configuration): .*\. Expected: .*\. Fix: .*\.$/s);
  });

  const further: readonly [string, unknown, string][] = [
    ['nothing at all', undefined, 'config'],
    ['text', 'HS256', 'config'],
    ['an empty list of secrets', {algorithm: 'HS256', secret: []}, 'secret'],
    ['a list with an empty secret', {algorithm: 'HS256', secret: [secret, '']}, 'secret'],
    ['the path of a file as secret', {algorithm: 'HS256', secret: rsaFile}, 'secret'],
    [
      'the text of a JWK as secret',
      {algorithm: 'HS256', secret: JSON.stringify(p256.publicKey.export({format: 'jwk'}))},
      'secret',
    ],
    [
      'an SSH key as secret',
      {algorithm: 'HS256', secret: 'ssh-rsa AAAAB3NzaC1yc2E= someone'},
      'secret',
    ],
    [
      'PEM bytes as secret',
      {algorithm: 'HS256', secret: Buffer.from(toPem(p256.publicKey))},
      'secret',
    ],
    ['a public KeyObject as secret', {algorithm: 'HS256', secret: p256.publicKey}, 'secret'],
    [
      'a public JWK as secret',
      {algorithm: 'HS256', secret: p256.publicKey.export({format: 'jwk'})},
      'secret',
    ],
    ['a secret of 31 bytes for HS256', {algorithm: 'HS256', secret: 's'.repeat(31)}, 'secret'],
    ['a secret of 63 bytes for HS512', {algorithm: 'HS512', secret: 's'.repeat(63)}, 'secret'],
    ['a short secret in a list', {algorithm: 'HS256', secret: [secret, 's'.repeat(31)]}, 'secret'],
    [
      'a JWK secret that is for encryption',
      {algorithm: 'HS256', secret: {...jwkSecret, use: 'enc'}},
      'secret',
    ],
    [
      'a JWK secret of another algorithm',
      {algorithm: 'HS256', secret: {...jwkSecret, alg: 'HS512'}},
      'secret',
    ],
    [
      'a JWK secret that only signs',
      {algorithm: 'HS256', secret: {...jwkSecret, key_ops: ['sign']}},
      'secret',
    ],
    ['a JWK for encryption', {algorithm: 'RS256', publicKey: {...jwk, use: 'enc'}}, 'publicKey'],
    [
      'a JWK of another algorithm',
      {algorithm: 'RS256', publicKey: {...jwk, alg: 'PS256'}},
      'publicKey',
    ],
    [
      'a JWK that only encrypts',
      {algorithm: 'RS256', publicKey: {...jwk, key_ops: ['encrypt']}},
      'publicKey',
    ],
    [
      'a JWK with operations that are no list',
      {algorithm: 'RS256', publicKey: {...jwk, key_ops: 'verify'}},
      'publicKey',
    ],
    ...['AQ', 'Ag', 'AQAA'].map((e): [string, unknown, string] => [
      `an RSA key with the exponent ${e}`,
      {algorithm: 'RS256', publicKey: {...jwk, e}},
      'publicKey',
    ]),
    [
      'an RSA-PSS key bound to SHA-512 for PS256',
      {algorithm: 'PS256', publicKey: createPss({hashAlgorithm: 'sha512'})},
      'publicKey',
    ],
    [
      'an RSA-PSS key whose mask is bound to SHA-1',
      {
        algorithm: 'PS256',
        publicKey: createPss({hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha1'}),
      },
      'publicKey',
    ],
    [
      'an RSA-PSS key that needs a longer salt',
      {algorithm: 'PS256', publicKey: createPss({hashAlgorithm: 'sha256', saltLength: 40})},
      'publicKey',
    ],
    [
      'a PEM text with two keys',
      {algorithm: 'ES256', publicKey: toPem(p256.publicKey) + toPem(p256.publicKey)},
      'publicKey',
    ],
    [
      'a PEM file with two keys',
      {algorithm: 'RS256', publicKeyPath: save('two.pem', toPem(rsa.publicKey).repeat(2))},
      'publicKeyPath',
    ],
    ['a secret for RS', {algorithm: 'RS256', secret}, 'publicKeyPath'],
    ['a number as path', {algorithm: 'RS256', publicKeyPath: 5}, 'publicKeyPath'],
    ['an empty path', {algorithm: 'RS256', publicKeyPath: ''}, 'publicKeyPath'],
    ['a private KeyObject', {algorithm: 'RS256', publicKey: rsa.privateKey}, 'publicKey'],
    [
      'a secret KeyObject as public key',
      {algorithm: 'RS256', publicKey: createSecretKey(Buffer.from(secret))},
      'publicKey',
    ],
    [
      'a private JWK',
      {algorithm: 'ES256', publicKey: p256.privateKey.export({format: 'jwk'})},
      'publicKey',
    ],
    [
      'a JWK that is no key',
      {algorithm: 'ES256', publicKey: {kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA'}},
      'publicKey',
    ],
    ['a number as key', {algorithm: 'ES256', publicKey: 5}, 'publicKey'],
    [
      'PEM text with a private key',
      {algorithm: 'ES256', publicKey: toPem(p256.privateKey)},
      'publicKey',
    ],
  ];

  it.each(further)('%s', (_title, config, field) => {
    expect(getError(config).field).toBe(field);
  });

  it('without a word of the secret in the message', () => {
    const given = 'a-secret-that-is-too-short';
    expect(getError({algorithm: 'HS256', secret: given}).message).not.toContain(given);
  });

  it('and an option out of range likewise', () => {
    for (const options of [
      {maxBodyBytes: 0},
      {bodyTimeoutMs: -1},
      {maxAttachments: 1.5},
      {maxAgeSeconds: Number.NaN},
    ])
      expect(() => webhookSignatureValidator(getConfig('HS256'), options)).toThrow(RangeError);

    expect(() =>
      webhookSignatureValidator(getConfig('HS256'), {maxBodyBytes: 0}),
    ).toThrowErrorMatchingInlineSnapshot(
      `[RangeError: \`maxBodyBytes\`: out of range, got 0. Expected: an integer from 1 to 2147483647.]`,
    );
  });
});

describe('a configuration is accepted', () => {
  it('with a certificate', () => {
    save('cert.key', toPem(rsa.privateKey));
    execFileSync(
      'openssl',
      [
        'req',
        '-new',
        '-x509',
        '-key',
        'cert.key',
        '-subj',
        '/CN=agent',
        '-days',
        '1',
        '-out',
        'cert.pem',
      ],
      {cwd: dir, stdio: 'ignore'},
    );
    expect(() =>
      webhookSignatureValidator({algorithm: 'PS256', publicKeyPath: path.join(dir, 'cert.pem')}),
    ).not.toThrow();
  });

  it('with a PKCS#1 key and with an RSA-PSS key for PS', () => {
    const pkcs1 = rsa.publicKey.export({type: 'pkcs1', format: 'pem'});
    const pss = generateKeyPairSync('rsa-pss', {modulusLength: 2048}).publicKey;
    expect(() => webhookSignatureValidator({algorithm: 'RS256', publicKey: pkcs1})).not.toThrow();
    expect(() => webhookSignatureValidator({algorithm: 'PS256', publicKey: pss})).not.toThrow();
    expect(getError({algorithm: 'RS256', publicKey: pss}).message).toContain(
      'is a key of type rsa-pss',
    );
  });

  it('with a JWK that is for verifying with the algorithm', () => {
    const members = {use: 'sig', key_ops: ['verify']};
    const configs: SignatureConfig[] = [
      {algorithm: 'RS256', publicKey: {...jwk, ...members, alg: 'RS256'}},
      {algorithm: 'HS256', secret: {...jwkSecret, ...members, alg: 'HS256'}},
    ];
    for (const config of configs) expect(() => webhookSignatureValidator(config)).not.toThrow();
  });

  it('with an RSA-PSS key bound to the hash of the algorithm, whose signatures it accepts', () => {
    const bound = {hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha256', saltLength: 32};
    const pss = generateKeyPairSync('rsa-pss', {modulusLength: 2048, ...(bound as object)});
    const config: SignatureConfig = {algorithm: 'PS256', publicKey: pss.publicKey};
    expect(verifySignature('body', sign('body', 'PS256', pss.privateKey), config)).toBe(true);
  });

  it('with a secret shorter than the digest if that is allowed, and warns the logger once', () => {
    const lines: string[] = [];
    webhookSignatureValidator(
      {algorithm: 'HS256', secret: 'a-secret-of-25-characters', allowShortSecret: true},
      {logger: {warn: (line) => lines.push(line)}},
    );
    expect(lines).toEqual([
      'signature: `secret`: is shorter than the digest of HS256, got 25 bytes. Expected: at least 32 bytes (RFC 7518, section 3.2). Fix: make one with `openssl rand -hex 32`, or set `allowShortSecret` until the agent has a longer one.',
    ]);
  });
});

describe('a key file that changes', () => {
  it('W63 counts only when keys are reloaded; a broken one leaves the old key in use', async () => {
    const file = save('rotating.pem', toPem(p256.publicKey));
    const other = generateKeyPairSync('ec', {namedCurve: 'P-256'});
    const validator = webhookSignatureValidator({algorithm: 'ES256', publicKeyPath: file});
    const {createServer} = await import('node:http');
    const server = createServer((request, response) =>
      validator(request, response, () => response.writeHead(204).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as {port: number};
    const send = async (key: KeyObject): Promise<number> =>
      (
        await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          body: createBody(),
          headers: {
            'content-type': 'application/json',
            'x-signature': sign(createBody(), 'ES256', key),
          },
        })
      ).status;
    const sendBoth = async (): Promise<number[]> => [
      await send(p256.privateKey),
      await send(other.privateKey),
    ];

    writeFileSync(file, toPem(other.publicKey));
    expect(await sendBoth()).toEqual([204, 401]);
    validator.reloadKeys();
    expect(await sendBoth()).toEqual([401, 204]);
    writeFileSync(file, 'garbage');
    expect(() => validator.reloadKeys()).toThrow(SignatureConfigError);
    expect(await sendBoth()).toEqual([401, 204]);
    server.close();
  });
});

describe('keys that are reloaded while a body arrives', () => {
  const next = generateKeyPairSync('ec', {namedCurve: 'P-256'});

  it.each(serverKinds)('do not change which key verifies it, nor wait for it: %s', async (kind) => {
    const file = save(`reloaded-${kind}.pem`, toPem(p256.publicKey));
    const server = await startServer({algorithm: 'ES256', publicKeyPath: file}, {kind});
    const body = createBody();
    const slow = connect(server);
    const head = createHead([
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `X-Signature: ${sign(body, 'ES256', p256.privateKey)}`,
    ]);
    slow.write(`${head}${body.slice(0, 20)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    writeFileSync(file, toPem(next.publicKey));
    server.reloadKeys();
    const other = await post(server, body, {'x-signature': sign(body, 'ES256', next.privateKey)});
    slow.write(body.slice(20));
    const outcome = [getStatus(await slow.response), other.status];
    slow.destroy();
    await server.close();
    expect(outcome).toEqual([204, 204]);
  });
});

describe('replay defense', () => {
  const day = 24 * 60 * 60;
  const at = 1_700_000_000_000;

  it.each([
    ['a day later', day * 1000, 204],
    ['a second more', (day + 1) * 1000, 403],
    ['half a minute before', -30_000, 204],
    ['two minutes before', -120_000, 403],
  ])(
    'with maxAgeSeconds of a day, an event that arrives %s than it was detected',
    async (_when, laterMs, status) => {
      const server = await startServer(getConfig('HS256'), {
        maxAgeSeconds: day,
        now: () => at + laterMs,
      });
      const response = await post(server, createBody({detectionTimestamp: at}));
      await server.close();
      expect(response.status).toBe(status);
    },
  );

  it('hands a failing memory of identifiers to the error handler, so that the event comes again', async () => {
    const server = await startServer(getConfig('HS256'), {
      isDuplicate: () => Promise.reject(new Error('database is unavailable')),
    });
    const response = await post(server, createBody());
    await server.close();
    expect(response.status).toBe(500);
    expect(server.errors).toEqual([new Error('database is unavailable')]);
    expect(server.received).toEqual([]);
  });

  it('gives an event the same identifier at each delivery, whatever its signature', async () => {
    const ids: string[] = [];
    const server = await startServer(getConfig('ES256'), {
      handle: (_event, eventId) => void ids.push(eventId),
    });
    for (let delivery = 0; delivery < 2; delivery += 1)
      await post(server, createBody(), {'x-signature': sign(createBody(), 'ES256')});
    await server.close();
    // As sha256sum has it.
    expect(ids).toEqual(
      Array(2).fill('77e634a31fb335c2a4f04f44e2ee767160e1fbb1bab3d1a26b94aa5f66f1b0d0'),
    );
  });
});
