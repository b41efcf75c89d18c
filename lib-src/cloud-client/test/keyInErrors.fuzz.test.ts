import {inspect} from 'node:util';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {fuzz} from '../../../src/testing/fuzz/fuzz';
import {getError, IMAGE, vehicleClient, VEHICLES} from './support/clients.js';

const HOST = 'https://api.example';

/** What a host, a proxy or a framework may make of a key before it sends it back. */
const encodings: Readonly<Record<string, (key: string) => string>> = {
  plain: (key) => key,
  'capital letters': (key) => key.toUpperCase(),
  'small letters': (key) => key.toLowerCase(),
  JSON: (key) => JSON.stringify(key).slice(1, -1),
  'JSON with escaped slashes': (key) =>
    JSON.stringify(key)
      .slice(1, -1)
      .replaceAll('/', String.raw`\/`),
  'JSON with code points': (key) => escapeAll(key, (code) => `\\u${code.padStart(4, '0')}`),
  'JSON in JSON': (key) => JSON.stringify(JSON.stringify(key)).slice(1, -1),
  URL: (key) => encodeURIComponent(key),
  'URL, every character': (key) => escapeAll(key, (code) => `%${code.padStart(2, '0')}`),
  'URL, twice': (key) => encodeURIComponent(encodeURIComponent(key)),
  'HTML entities': (key) =>
    key
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;'),
  'HTML code points': (key) => escapeAll(key, (code) => `&#x${code};`),
  'HTML decimal code points': (key) => escapeAll(key, (code) => `&#${Number.parseInt(code, 16)};`),
  base64: (key) => btoa(key),
  'base64 of user and key': (key) => btoa(`user:${key}`),
  base64url: (key) => Buffer.from(`a${key}z`).toString('base64url'),
  hexadecimal: (key) => Buffer.from(key).toString('hex'),
};

const escapeAll = (key: string, escape: (code: string) => string): string =>
  Array.from(key, (character) => escape(character.charCodeAt(0).toString(16))).join('');

/** Any character that a header may hold and a key may have. */
const keys = fc.string({
  unit: fc.integer({min: 0x21, max: 0x7e}).map((code) => String.fromCharCode(code)),
  minLength: 16,
  maxLength: 64,
});
const surroundings = fc.string({unit: fc.constantFrom(...'mno :,.=\n'), maxLength: 40});

/** Everything that a log could print of an error. */
function show(error: Error & {body?: string; headers?: object}): string {
  const fields = [error.message, error.stack, error.body, ...Object.values(error.headers ?? {})];
  return `${fields.join('\n')}\n${inspect(error, {depth: 10})}\n${JSON.stringify(error)}`;
}

/** The key, or so much of it that the rest could be tried, in what a log shows. */
function expectHidden(shown: string, echoed: string, key: string): void {
  const text = shown.toLowerCase();
  for (const form of [key, echoed, JSON.stringify(key).slice(1, -1)])
    expect(text).not.toContain(form.toLowerCase());
}

/** The ways in which a host gets a text into an error. */
const channels: Readonly<Record<string, (text: string) => () => Promise<Response>>> = {
  'the message': (text) => async () => Response.json({message: text}, {status: 403}),
  'a raw body': (text) => async () => new Response(text, {status: 500}),
  'a body in JSON': (text) => async () => new Response(`{"message":"${text}"}`, {status: 400}),
  'the cause': (text) => () => Promise.reject(new Error(text)),
  'the name of the cause': (text) => () =>
    Promise.reject(Object.assign(new Error(''), {name: text, code: text})),
  'a version': (text) => async () => Response.json({...VEHICLES, data: null, version: text}),
  'the content type': (text) => async () =>
    new Response('', {headers: {'content-type': text.replaceAll('\n', ' ')}}),
  'a redirect': (text) => async () =>
    new Response(null, {
      status: 302,
      headers: {location: `https://${text.replaceAll('\n', ' ').trim()}`},
    }),
};

describe('a key that a host echoes', () => {
  fuzz('is in no error, however it is encoded and wherever it is echoed', {
    target: 'client: echoed keys',
    usual: 500,
    property: fc.asyncProperty(
      keys,
      fc.constantFrom(...Object.values(encodings)),
      fc.constantFrom(...Object.values(channels)),
      surroundings,
      surroundings,
      async (apiKey, encode, respond, before, after) => {
        const echoed = encode(apiKey);
        const fetch = respond(`${before}${echoed}${after}`);
        const call = vehicleClient(HOST, {apiKey, fetch, retryCount: 0}).send(IMAGE);
        expectHidden(show(await getError(call)), echoed, apiKey);
      },
    ),
  });

  test.each(Object.entries(encodings))(
    'is not shown in part where a body is cut: %s',
    async (_what, encode) => {
      const apiKey = 'Kq7/-leak"detector\\92xZ&<Mn>%2F';
      const echoed = encode(apiKey);
      for (let kept = 1; kept < echoed.length; kept++) {
        const body = `${'x'.repeat(8192 - kept)}${echoed}${'y'.repeat(100)}`;
        const fetch = async () => new Response(body, {status: 500});
        const error = await getError(
          vehicleClient(HOST, {apiKey, fetch, retryCount: 0}).send(IMAGE),
        );
        // Around the key, base64 and JSON have characters that depend on more than the key.
        expect(error.body).toMatch(/^x+[^*x]{0,9}(?:\*{3}[^*x]{0,3})?$/);
      }
    },
  );

  test('is not shown in part where the host has cut its message', async () => {
    const apiKey = 'kQ7-leak-detector-92xZ';
    const fetch = async () =>
      Response.json({message: `no such key: ${apiKey.slice(0, 15)}`}, {status: 403});
    const error = await getError(vehicleClient(HOST, {apiKey, fetch}).send(IMAGE));
    expect(error.message).toContain('"no such key: ***"');
    expect(show(error)).not.toContain('leak');
  });

  test('does not hide what is not the key', async () => {
    const message = String.raw`C:\u0041 100%25 &amp; <b> kQ7-leak y`;
    const fetch = async () => Response.json({message}, {status: 403});
    const error = await getError(vehicleClient(HOST, {fetch}).send(IMAGE));
    expect(error.message).toContain(message);
  });

  test('of a kilobyte is masked in a large body in time', async () => {
    const apiKey = String.raw`\%&`.repeat(341);
    const body = String.raw`\\%25&amp;`.repeat(10_000);
    const fetch = async () => new Response(body, {status: 500});
    const startedAt = performance.now();
    await getError(vehicleClient(HOST, {apiKey, fetch, retryCount: 0}).send(IMAGE));
    // A tenth of a second on a quiet machine.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
