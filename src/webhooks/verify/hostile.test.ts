import {generateKeyPairSync, randomBytes} from 'node:crypto';
import {expect, it} from 'vitest';
import {findCause} from '../causes/findCause';
import {toUtf8} from '../bytes';
import {describeSteps} from './describeSteps';
import {verifyRequest, type LabConfig} from './verifyRequest';

const request = {
  headers: [['X-Signature', 'A'.repeat(342)]],
  body: toUtf8('{}'),
  notes: [],
} as const;

/** Every step in words, and a search that ends. */
async function check(config: LabConfig): Promise<string> {
  const verification = await verifyRequest(request, config);
  await findCause(request, config, {budgetMs: 500});
  const steps = describeSteps(request, config, verification);
  expect(steps.every(({text}) => text.length > 10)).toBe(true);
  return steps.find(({title}) => title === 'Key')?.text ?? '';
}

const weak = generateKeyPairSync('rsa', {modulusLength: 512}).publicKey;
const toBlock = (label: string, content: string): string =>
  `-----BEGIN ${label}-----\n${content}\n-----END ${label}-----\n`;

it.each([
  ['a key of 512 bits', weak.export({type: 'spki', format: 'pem'}) as string, 'has 512 bits'],
  ['PEM that is cut off', '-----BEGIN PUBLIC KEY-----\nMIIB', 'is not a public key'],
  ['PEM of zeros', toBlock('PUBLIC KEY', 'A'.repeat(4000)), 'is not a public key'],
  ['PEM of lengths that lie', toBlock('PUBLIC KEY', 'MIT/////'), 'is not a public key'],
  ['PEM with an endless length', toBlock('CERTIFICATE', 'MIAwgDCA'), 'is not a public key'],
  ['PEM of other letters', toBlock('PUBLIC KEY', '§§§'), 'is not a public key'],
  ['a hundred certificates', toBlock('CERTIFICATE', 'MIAA').repeat(100), 'holds 100 keys'],
  ['deep JSON', '['.repeat(100_000), 'is not a public key'],
  ['a megabyte of random text', randomBytes(500_000).toString('hex'), 'is not a public key'],
  ['a megabyte of dashes', '-----BEGIN '.repeat(90_000), 'is not a public key'],
])('%s is rejected in words', async (_what, key, words) => {
  expect(await check({algorithm: 'RS256', key})).toContain(words);
});

it('a key of 16,384 bits is used, or the browser says that it cannot', async () => {
  const modulus = randomBytes(2048);
  modulus[0] = 0xff;
  modulus[2047] = 0xff;
  const key = {kty: 'RSA', n: modulus.toString('base64url'), e: 'AQAB'};
  expect(await check({algorithm: 'RS256', key})).toBe('An RSA public key of 16,384 bits.');
});

it('binary and large secrets are used as they are', async () => {
  expect(await check({algorithm: 'HS256', key: randomBytes(1_000_000)})).toContain('1,000,000');
});
