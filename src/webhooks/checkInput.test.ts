import {createHmac, generateKeyPairSync, sign} from 'node:crypto';
import {inspect} from 'node:util';
import {describe, expect, it} from 'vitest';
import {checkInput, type VerifyInput} from './checkInput';

const BODY =
  '{"detectionTimestamp":1700000000000,"event":{"plate":{"found":false},"mmr":{"found":false}}}';
const SECRET = 'example-secret-do-not-use-0123456789';
const hmac = (secret: string, body = BODY): string =>
  createHmac('sha256', secret).update(body).digest('base64url');

const toRequest = (signature: string, body = BODY): string =>
  ['Content-Type: application/json', ...(signature === '' ? [] : [signature]), '', body].join('\n');

async function check(input: Partial<VerifyInput>) {
  const report = await checkInput(
    {request: '', algorithm: 'HS256', key: SECRET, ...input},
    AbortSignal.timeout(20_000),
  );
  if (report.kind === 'unreadable') throw new Error(report.message);
  const {steps, search, verdict} = report;
  return {
    failed: steps.filter(({state}) => state === 'failed').map(({title}) => title),
    verdict: verdict.kind,
    search: search && (search.finding?.changes.map(({cause}) => cause) ?? 'nothing found'),
  };
}

const valid = `X-Signature: ${hmac(SECRET)}`;
const weak = generateKeyPairSync('rsa', {modulusLength: 1024});
const weakSignature = sign('sha256', Buffer.from(BODY), weak.privateKey).toString('base64url');

describe('a failed step is the cause, and nothing else is said to explain it', () => {
  it.each<[string, string, Partial<VerifyInput>]>([
    [
      'a valid signature with a short secret',
      'Key',
      {request: toRequest(`X-Signature: ${hmac('short')}`), key: 'short'},
    ],
    [
      'a valid signature with a short RSA key',
      'Key',
      {
        request: toRequest(`X-Signature: ${weakSignature}`),
        algorithm: 'RS256',
        key: weak.publicKey.export({type: 'spki', format: 'pem'}) as string,
      },
    ],
    ['another secret, which is too short', 'Key', {request: toRequest(valid), key: 'x'}],
    ['no header', 'Header', {request: toRequest('')}],
    ['an empty header', 'Header', {request: toRequest('X-Signature:')}],
    [
      'a header with the same valid value twice',
      'Header',
      {request: toRequest(`${valid}\n${valid}`)},
    ],
    ['a command as the value', 'Encoding', {request: toRequest('X-Signature: $(cat sig.txt)')}],
    ['a word as the value', 'Encoding', {request: toRequest('X-Signature: <signature>')}],
    ['a signature of another length', 'Algorithm', {request: toRequest('X-Signature: AAAAAAA')}],
    ['no body', 'Signature', {request: toRequest(valid, '')}],
    ['a body in a file', 'Signature', {request: `curl -H '${valid}' --json @event.json x`}],
    [
      'a body that is no event',
      'Event',
      {request: toRequest(`X-Signature: ${hmac(SECRET, '[]')}`, '[]')},
    ],
  ])('%s', async (_what, step, input) => {
    const {failed, search} = await check(input);
    expect(failed).toContain(step);
    expect(search).toBeUndefined();
  });
});

it('a valid request needs no search', async () => {
  expect(await check({request: toRequest(valid)})).toEqual({
    failed: [],
    verdict: 'accepted',
    search: undefined,
  });
});

it.each<[string, Partial<VerifyInput>]>([
  ['another secret', {request: toRequest(`X-Signature: ${hmac('x'.repeat(40))}`)}],
  ['a changed body', {request: toRequest(valid, BODY.replace('false', 'true'))}],
])('says of %s that nothing was found', async (_what, input) => {
  expect(await check(input)).toMatchObject({failed: ['Signature'], search: 'nothing found'});
});

const EVENT = JSON.parse(BODY) as object;
const SORTED = '{"a":"Ж","b":true}';
const python = `{'b': True, 'a': '\\u0416'}`;

describe('a body as a program prints it', () => {
  it.each<[string, string]>([
    [
      'bytes of Node.js',
      `<Buffer ${Buffer.from(BODY)
        .toString('hex')
        .replace(/..(?!$)/g, '$& ')}>`,
    ],
    ['bytes of Python', `b'${BODY}'`],
    ['an object of Node.js', inspect(EVENT, {depth: 9})],
    ['a dictionary of Python', BODY.replaceAll('"', "'").replaceAll('false', 'False')],
  ])('is read: %s', async (_how, body) => {
    expect(await check({request: valid, body})).toEqual({
      failed: [],
      verdict: 'accepted',
      search: undefined,
    });
  });

  it('is compared in the forms of other programs, and nothing else is said of it', async () => {
    const signed = `X-Signature: ${hmac(SECRET, SORTED)}`;
    expect(await check({request: signed, body: python})).toMatchObject({search: ['body-parsed']});
    expect(await check({request: valid, body: python})).toMatchObject({search: undefined});
  });

  it('is what was signed, if the signature says so', async () => {
    const request = `X-Signature: ${hmac(SECRET, python)}`;
    expect(await check({request, body: python})).toMatchObject({failed: ['Event']});
  });

  it('is rejected when the program left out a part', async () => {
    const body = inspect(Buffer.alloc(200));
    await expect(check({request: valid, body})).rejects.toThrow('left out a part');
  });
});

it('says nothing of causes where bytes of the body are known to be missing', async () => {
  const request = toRequest(`${valid}\nContent-Length: 999`, '{"a":1}');
  expect(await check({request})).toMatchObject({failed: ['Signature'], search: undefined});
});

it.each<[string, string, Partial<VerifyInput>]>([
  ['header-name', 'Header', {request: toRequest(valid.replace('X-', 'X-Hub-'))}],
  ['signature-form', 'Encoding', {request: toRequest(`${valid}=`)}],
  ['secret-line-end', 'Signature', {request: toRequest(valid), key: `${SECRET}\n`}],
  [
    'body-parsed',
    'Signature',
    {request: toRequest(valid, JSON.stringify(JSON.parse(BODY), null, 2))},
  ],
])('names %s, although %s failed', async (cause, step, input) => {
  expect(await check(input)).toMatchObject({search: [cause]});
  expect((await check(input)).failed).toContain(step);
});
