import {describe, expect, it} from 'vitest';
import {completeDocument} from '../completeDocument';
import {listOperations, type ContractDocument} from '../index';
import type {OperationObject, SecurityScheme} from '../types';
import {createSamples, createSandboxTarget} from './index';

/** The samples of an operation for the sandbox, by language. */
function writeSamples(
  operation: object,
  scheme?: SecurityScheme,
  target = createSandboxTarget('test_default'),
): Readonly<Record<string, string>> {
  const document = completeDocument({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [{url: 'https://things.example'}],
    ...(scheme !== undefined && {
      security: [{own: []}],
      components: {securitySchemes: {own: scheme}},
    }),
    paths: {'/things/{kind}': {get: {operationId: 'getThing', ...operation} as OperationObject}},
  } as ContractDocument);
  const [read] = listOperations(document);
  return Object.fromEntries(
    createSamples(document, read!, undefined, target).map(({id, code}) => [id, code]),
  );
}

describe('a sample for the sandbox', () => {
  const responses = {200: {description: 'Done.'}};

  it.each([
    ['basic', 'curl', '--user "user:test_default"'],
    ['basic', 'fetch', "Authorization: `Basic ${btoa('user:test_default')}`"],
    ['basic', 'python', 'auth=("user", "test_default")'],
    ['digest', 'curl', '--digest \\\n  --user "user:test_default"'],
    ['digest', 'python', 'auth=requests.auth.HTTPDigestAuth("user", "test_default")'],
  ])('has the password of %s authentication: %s', (scheme, language, expected) => {
    const code = writeSamples({responses}, {type: 'http', scheme})[language];
    expect(code).toContain(expected);
    expect(code).not.toMatch(/API_USER|API_PASSWORD|import os/);
  });

  it('takes the password for the cloud from the environment', () => {
    const {curl} = writeSamples({responses}, {type: 'http', scheme: 'basic'}, {keyVariable: 'KEY'});
    expect(curl).toContain('--user "$API_USER:$API_PASSWORD"');
  });
});

const json = {content: {'application/json': {schema: {type: 'object'}}}};

it.each([
  ['JSON', {200: {description: 'Done.', ...json}}, 'json'],
  ['no content, whatever is documented', {204: {description: 'Gone.', ...json}}, 'text'],
  ['nothing that is documented', {404: {description: 'None.', ...json}}, 'text'],
  ['a redirect', {303: {description: 'Elsewhere.'}}, 'text'],
  ['JSON by default', {default: {description: 'Done.', ...json}}, 'json'],
  [
    'a text of any type',
    {200: {description: 'Done.', content: {'*/*': {schema: {type: 'string'}}}}},
    'text',
  ],
])('a sample reads %s', (_title, responses, method) => {
  expect(writeSamples({responses})['fetch']).toContain(`await response.${method}()`);
});

it.each([
  [{enum: ['car', 'truck', 'bus'], pattern: 'truck|bus'}, 'truck'],
  [{enum: ['car', 'truck'], pattern: 'none'}, 'car'],
  [{enum: ['car', 'truck']}, 'car'],
])('a sample has a value that is meant: %j', (schema, kind) => {
  const parameters = [
    {name: 'kind', in: 'path', required: true, schema: {type: 'string', ...schema}},
  ];
  const {curl} = writeSamples({parameters, responses: {200: {description: 'Done.'}}});
  expect(curl).toContain(`/things/${kind}`);
});

it.each(['curl', 'fetch', 'python'])(
  'a sample leaves headers to its client that clients write: %s',
  (language) => {
    const parameters = ['Content-Length', 'HOST', 'X-Own'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: {type: 'integer'},
      example: 7,
    }));
    const code = writeSamples({parameters, responses: {200: {description: 'Done.'}}})[language];
    expect(code).toContain('X-Own');
    expect(code).not.toMatch(/content-length|host\b.{0,4}: .?7/i);
  },
);
