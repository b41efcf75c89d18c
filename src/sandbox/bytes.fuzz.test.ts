import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {fuzz} from '../testing/fuzz/fuzz';
import {createShapesDocument} from '../contract/samples/fixtures/createShapesDocument';
import {shapes} from '../contract/samples/fixtures/shapes';
import {toStrict} from '../contract/samples/fixtures/toStrict';
import {operations as ours} from './allApis';
import {compileApi} from './build/compileApi';
import {createSandbox} from './createSandbox';
import {createTestKeys} from './keys';
import {createFrozenClock} from './testing';
import {toOperations} from './toOperations';

const document = createShapesDocument('https://shapes.example', shapes.map(toStrict));
const operations = [...ours, ...toOperations(compileApi('vehicle', document))];
const sandbox = createSandbox({clock: createFrozenClock(), operations});

const junk = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 20}),
  fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '..',
    '.',
    '//',
    '\\',
    '__proto__',
    'constructor',
    ';',
    '%2F..%2F',
  ),
);
const paths = fc.oneof(
  fc
    .constantFrom(...operations.map(({path}) => path))
    .chain((path) =>
      fc
        .array(junk, {minLength: 4, maxLength: 4})
        .map((values) => path.replace(/\{\w+\}/g, () => values.pop() ?? '')),
    ),
  fc.array(junk, {maxLength: 6}).map((segments) => `/${segments.join('/')}`),
  fc
    .constantFrom(
      '/_sandbox',
      '/_sandbox/state',
      '/_sandbox/reset',
      '/_sandbox/outbox',
      '/_sandbox/keys',
    )
    .chain((path) => junk.map((rest) => `${path}/${rest}`)),
);
const headerText = fc.string({
  unit: fc.constantFrom(...'abcXYZ019-_.,;:/ ="\t\u00e4'),
  maxLength: 24,
});
const names = [
  ...new Set(
    operations.flatMap(({parameters}) =>
      parameters.filter((parameter) => parameter.in === 'header').map(({name}) => name),
    ),
  ),
];
const types = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary=b; boundary=c',
    'multipart/form-data;boundary=\u00e4',
  ),
  headerText,
);
const pieces = fc.constantFrom(
  '--b\r\n',
  '--b--\r\n',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="image"; filename="a"\r\n',
  'Content-Disposition: form-data; name="service"\r\n',
  'Content-Disposition: form-data\r\n',
  '\u00ff\u00d8\u00ff\u00e0',
  '\u0089PNG\r\n\u001a\n',
  '{"hookUrl":',
  '"https://a.example"',
  '{}',
  '[',
  '1e999',
  '{"__proto__":1}',
  'color=a&color%5Bb%5D=c',
  '\u0000',
);
const queries = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 30}),
  fc
    .array(
      fc.constantFrom(
        ...['color', 'color[', 'color[a]', 'color[__proto__]', '[a]', 'R', 'key'],
        ...['=', '&', ',', '|', '%7C', '%', '+', '{"a":[', '}', 'blue'],
      ),
      {maxLength: 12},
    )
    .map((parts) => parts.join('')),
);
const bodies = fc.oneof(
  fc.uint8Array({maxLength: 200}),
  fc
    .array(fc.oneof(pieces, fc.string({unit: 'binary', maxLength: 12})), {maxLength: 12})
    .map((parts) => Uint8Array.from(Buffer.from(parts.join(''), 'latin1'))),
  fc.json().map((text) => new TextEncoder().encode(text)),
);

describe('bytes that no client would send', () => {
  fuzz('get a JSON response that names the rule behind it', {
    target: 'sandbox: bytes',
    usual: 500,
    property: fc.asyncProperty(
      fc.record({
        method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'LOCK'),
        path: paths,
        query: queries,
        headers: fc.dictionary(
          fc.constantFrom('x-sandbox-status', 'x-sandbox-advance', ...names),
          headerText,
          {maxKeys: 4},
        ),
        key: fc.option(
          fc.oneof(fc.constantFrom(...createTestKeys().map(({key}) => key)), headerText),
        ),
        type: types,
        body: bodies,
      }),
      async ({method, path, query, headers, key, type, body}) => {
        const hasBody = method !== 'GET' && method !== 'HEAD';
        const request = new Request(
          `http://sandbox.example/${encodeURI(path.slice(1))}?${encodeURI(query)}`,
          {
            method,
            headers: {
              ...headers,
              'content-type': type,
              ...(key === null ? {} : {'x-api-key': key}),
            },
            ...(hasBody ? {body: new Uint8Array(body)} : {}),
          },
        );
        const response = await sandbox.fetch(request);
        const text = await response.text();
        if (response.status !== 204) expect(() => JSON.parse(text)).not.toThrow();
        // The sandbox fails on request only.
        if (response.status >= 500)
          expect(headers['x-sandbox-status']?.trim()).toBe(String(response.status));
        if (!path.startsWith('/_sandbox'))
          expect(response.headers.get('x-sandbox-rule')).toBeTruthy();
      },
    ),
  });
});
