import {describe, expect, it} from 'vitest';
import {createSandbox} from '../createSandbox';
import {createFrozenClock, readSamplePicture} from '../testing';
import {limits} from '../../data/limits';
import {RULE_ORDER} from './order';

/**
 * A recognition that breaks every rule at once. Each step corrects one, so the next rule rejects
 * it.
 */
interface Attempt {
  path: string;
  method: string;
  headers: Record<string, string>;
  parts: Record<string, string | Uint8Array<ArrayBuffer>> | string | undefined;
}

const picture = new Uint8Array(await readSamplePicture('plate-european'));
const tooLarge = new Uint8Array(limits.imageBytes.value);

const corrections: readonly [response: string, step: (attempt: Attempt) => void][] = [
  ['404 unknownPath', (attempt) => (attempt.path = '/vehicle/moon')],
  ['405 notPost', (attempt) => (attempt.method = 'POST')],
  ['401 keyMissing', (attempt) => (attempt.headers['x-api-key'] = 'unheard-of')],
  ['403 invalidKey', (attempt) => (attempt.headers['x-api-key'] = 'test_revoked')],
  ['403 invalidKey', (attempt) => (attempt.headers['x-api-key'] = 'test_without_vehicle')],
  ['403 notAuthorised', (attempt) => (attempt.headers['x-api-key'] = 'test_exhausted')],
  ['429 limitExceeded', (attempt) => (attempt.headers['x-api-key'] = 'test_vip_20m')],
  ['413 tooLarge', (attempt) => (attempt.parts = '{"image": "car.jpg"}')],
  ['503 queueFull', (attempt) => delete attempt.headers['x-sandbox-status']],
  ['400 unknownRegion', (attempt) => (attempt.path = '/vehicle/eur')],
  ['400 unknownVersion', (attempt) => (attempt.headers['x-api-version'] = '9.9')],
  [
    '400 notMultipart',
    (attempt) => (attempt.parts = {service: 'all', location: 'US-CA', maxreads: '9'}),
  ],
  [
    '400 imageMissing',
    (attempt) =>
      (attempt.parts = {
        service: 'all',
        location: 'US-CA',
        maxreads: '9',
        image: tooLarge.slice(0, 9),
      }),
  ],
  [
    '400 invalidService',
    (attempt) =>
      (attempt.parts = {
        service: 'anpr',
        location: 'US-CA',
        maxreads: '9',
        image: tooLarge.slice(0, 9),
      }),
  ],
  [
    '400 invalidMaxReads',
    (attempt) =>
      (attempt.parts = {service: 'anpr', location: 'US-CA', image: tooLarge.slice(0, 9)}),
  ],
  [
    '400 invalidImage',
    (attempt) => (attempt.parts = {service: 'anpr', location: 'US-CA', image: picture}),
  ],
  ['400 unknownVersion', (attempt) => (attempt.headers['x-api-version'] = '1.4')],
  [
    '400 unknownLocation',
    (attempt) => (attempt.parts = {service: 'anpr', location: 'HUN', image: picture}),
  ],
  ['200 ok', () => undefined],
];

const toBody = (parts: Attempt['parts']): FormData | string | undefined => {
  if (typeof parts !== 'object') return parts;

  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    form.append(name, typeof value === 'string' ? value : new Blob([value]));

  return form;
};

describe('the order of the checks', () => {
  it('responds with the first broken rule, however many follow', async () => {
    const clock = createFrozenClock();
    const sandbox = createSandbox({clock});
    const attempt: Attempt = {
      path: '/nowhere',
      method: 'GET',
      headers: {'x-sandbox-status': '503', 'x-api-version': 'new'},
      parts: {image: tooLarge},
    };
    const responses: string[] = [];
    for (const [, step] of corrections) {
      const {path, method, headers, parts} = attempt;
      clock.advance(1_000);
      const response = await sandbox.fetch(
        new Request(`http://sandbox${path}`, {
          method,
          headers,
          ...(method === 'GET' ? {} : {body: toBody(parts)}),
        }),
      );
      responses.push(`${response.status} ${response.headers.get('x-sandbox-rule') ?? ''}`);
      step(attempt);
    }
    expect(responses).toEqual(corrections.map(([response]) => response));
  });

  it('is the one that the readme shows', async () => {
    const {readFile} = await import('node:fs/promises');
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| \d+ \| ([^:|]+)/gm)].map(([, name = '']) => name.trim());
    const shown = rows.slice(2, -1);
    expect(shown).toEqual(RULE_ORDER.map(({name}) => name));
  });
});
