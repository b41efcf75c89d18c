import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {RequestTextError} from '../requests/WebhookRequest';
import {checkChain} from './checkChain';
import {checkMessage, type SnsMessage} from './checkMessage';
import {createSample, sampleTypes} from './createSample';
import {findSnsCause} from './findSnsCause';
import {findUrlProblem} from './findUrlProblem';
import {readMessage} from './readMessage';

const URL_OF_SNS = 'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-0a1b.pem';

let dir: string;
let leaf: string;
let root: string;
let day: string;
const inDir = (name: string): string => path.join(dir, name);
const openssl = (...options: string[]): Buffer =>
  execFileSync('openssl', options, {cwd: dir, stdio: ['ignore', 'pipe', 'ignore']});

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sns-'));
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-days',
    '30',
    '-subj',
    '/C=US/O=Example/CN=Root',
  );
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'leaf.key',
    '-out',
    'leaf.csr',
    '-subj',
    '/CN=sns.amazonaws.com',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'leaf.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '20',
    '-sha256',
    '-out',
    'leaf.pem',
  );
  leaf = readFileSync(inDir('leaf.pem'), 'utf8');
  root = readFileSync(inDir('root.pem'), 'utf8');
  day = new Date(Date.now() + 60_000).toISOString();
});
afterAll(() => rmSync(dir, {recursive: true}));

const createFields = () => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:eu-central-1:123456789012:hook-5d41402a',
  Message: '{"api":"vehicle","text":"Ж"}',
  Timestamp: day,
});

/** Signs the text that the service documents, by hand. */
function sign(text: string, version: '1' | '2'): string {
  writeFileSync(inDir('text'), text);
  return openssl(
    'dgst',
    version === '1' ? '-sha1' : '-sha256',
    '-sign',
    'leaf.key',
    'text',
  ).toString('base64');
}

const NOTIFICATION = (subject = '', message = createFields().Message): string =>
  `Message\n${message}\nMessageId\n${createFields().MessageId}\n${subject}Timestamp\n${day}\nTopicArn\n${createFields().TopicArn}\nType\nNotification\n`;

const create = (text: string, version: '1' | '2' = '2', fields: object = {}): SnsMessage =>
  ({
    ...createFields(),
    ...fields,
    SignatureVersion: version,
    Signature: sign(text, version),
    SigningCertURL: URL_OF_SNS,
  }) as SnsMessage;

const check = async (message: SnsMessage, certificate = leaf, topicArn = '') => {
  const checks = await checkMessage(message, {
    topicArn,
    findUrlProblem,
    certificate,
    versions: ['1', '2'],
  });
  return checks.flatMap(({title, isPassed}) => (isPassed ? [] : [title]));
};

describe('a message that OpenSSL signed', () => {
  it.each(['1', '2'] as const)('is valid in version %s', async (version) => {
    const message = create(NOTIFICATION(), version);
    expect(await check(message)).toEqual([]);
    const checks = await checkMessage(message, {
      topicArn: '',
      findUrlProblem,
      certificate: leaf,
      versions: ['2'],
    });
    expect(checks.find(({title}) => title === 'String to sign')?.input).toBe(NOTIFICATION());
    expect(checks.find(({title}) => title === 'Algorithm')?.isPassed).toBe(version === '2');
    expect(checks.find(({title}) => title === 'Certificate')?.outcome).toContain('2,048 bits');
  });

  it('can have a subject, and be a confirmation', async () => {
    expect(await check(create(NOTIFICATION('Subject\nHi\n'), '2', {Subject: 'Hi'}))).toEqual([]);
    const fields = {Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL: 'https://a/?b=c&d'};
    const text = `Message\n${createFields().Message}\nMessageId\n${createFields().MessageId}\nSubscribeURL\nhttps://a/?b=c&d\nTimestamp\n${day}\nToken\nt\nTopicArn\n${createFields().TopicArn}\nType\nSubscriptionConfirmation\n`;
    expect(await check(create(text, '2', fields))).toEqual([]);
  });

  it('is rejected by the step that fails', async () => {
    const message = create(NOTIFICATION());
    expect(await check({...message, Message: 'x'})).toEqual(['Signature']);
    expect(await check(message, root)).toEqual(['Signature']);
    expect(await check(message, 'no certificate')).toEqual(['Certificate', 'Signature']);
    expect(await check({...message, SignatureVersion: '3'})).toEqual(['Algorithm', 'Signature']);
    expect(await check(message, leaf, 'arn:aws:sns:x')).toEqual(['Topic']);
    expect(await check({...message, SigningCertURL: 'https://sns.evil.com/a.pem'})).toEqual([
      'Certificate',
    ]);
  });
});

describe('the cause is found', () => {
  it.each([
    [
      'another version',
      () => ({...create(NOTIFICATION(), '1'), SignatureVersion: '2'}),
      'is of version 1',
    ],
    [
      'a parsed message',
      () => ({
        ...create(NOTIFICATION()),
        Message: JSON.stringify(JSON.parse(createFields().Message), null, 2),
      }),
      'parsed and written again',
    ],
    [
      'a line end',
      () => ({...create(NOTIFICATION()), Message: `${createFields().Message}\n`}),
      'a line end too many',
    ],
    ['an added subject', () => ({...create(NOTIFICATION()), Subject: 'x'}), 'Subject was added'],
  ])('%s', async (_what, createMessage, words) => {
    expect(await findSnsCause(createMessage(), leaf)).toContain(words);
  });

  it('another certificate of the paste, and nothing for another message', async () => {
    const message = create(NOTIFICATION());
    expect(await findSnsCause(message, root + leaf)).toContain('certificate 2');
    expect(await findSnsCause({...message, MessageId: 'x'}, root + leaf)).toBeUndefined();
  });
});

describe('the chain', () => {
  it('is read as OpenSSL reads it', async () => {
    const {isPassed, input, outcome} = await checkChain(leaf + root, day);
    expect([isPassed, outcome]).toEqual([true, expect.stringContaining('its own issuer')]);
    expect(input).toContain('Subject: CN=sns.amazonaws.com\nIssuer: C=US, O=Example, CN=Root\n');
    const end =
      openssl('x509', '-in', 'leaf.pem', '-noout', '-enddate').toString().split('=')[1] ?? '';
    expect(input).toContain(`to ${new Date(end).toISOString().slice(0, 10)}`);
  });

  it.each([
    ['in the wrong order', () => root + leaf, () => day, 'but CN=sns.amazonaws.com follows'],
    [
      'after its last day',
      () => leaf,
      () => '2099-01-01T00:00:00.000Z',
      'the message is of 2099-01-01',
    ],
    [
      'without a certificate',
      () => '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      () => day,
      'There is no certificate',
    ],
  ])('%s is rejected', async (_how, getPem, getDay, words) => {
    const {isPassed, outcome} = await checkChain(getPem(), getDay());
    expect([isPassed, outcome]).toEqual([false, expect.stringContaining(words)]);
  });
});

it.each([
  [URL_OF_SNS, true],
  ['https://sns.cn-north-1.amazonaws.com.cn/a.pem', true],
  ['http://sns.eu-central-1.amazonaws.com/a.pem', false],
  ['https://sns.eu-central-1.amazonaws.com.evil.com/a.pem', false],
  ['https://sns.eu-central-1.amazonaws.com@evil.com/a.pem', false],
  ['https://evil.com/sns.eu-central-1.amazonaws.com/a.pem', false],
  ['https://sns.eu-central-1.amazonaws.com:8443/a.pem', false],
  ['https://bucket.s3.amazonaws.com/a.pem', false],
  ['https://sns.eu-central-1.amazonaws.com/a.txt', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the address %s is trusted: %s', (url, isTrusted) => {
  expect(findUrlProblem(url) === undefined).toBe(isTrusted);
});

it.each(sampleTypes)('a %s of the sandbox is valid', async (type) => {
  const {body, certificate} = await createSample(type);
  const {message, notes} = readMessage(body);
  expect([message.Type, notes, await check(message, certificate)]).toEqual([type, [], []]);
});

describe('a message can be pasted', () => {
  it('as a request, in quotes, and as a function gets it', async () => {
    const message = create(NOTIFICATION());
    const body = JSON.stringify(message);
    const {SigningCertURL, Type: _, ...rest} = message;
    const record = {Records: [{Sns: {...rest, SigningCertUrl: SigningCertURL}}]};
    for (const text of [
      body,
      `POST / HTTP/1.1\nHost: a\n\n${body}`,
      JSON.stringify(body),
      JSON.stringify(record),
    ])
      expect(await check(readMessage(text).message)).toEqual([]);
  });

  it.each([
    ['{"event":{}}', 'raw message delivery'],
    ['{"Type":"Notification"}', 'lacks MessageId'],
    ['{', 'This is no JSON'],
    ['null', 'This is no HTTP request'],
    ['"x"', 'This is no JSON'],
    ['[]', 'lacks MessageId'],
    ['', 'Paste a request'],
  ])('%j is rejected in words', (text, words) => {
    expect(() => readMessage(text)).toThrow(RequestTextError);
    expect(() => readMessage(text)).toThrow(words);
  });
});
