import {expect, it} from 'vitest';
import type {ContractDocument, MediaType, Schema} from '../../contract';
import {createSandbox} from '../createSandbox';
import {toOperations} from '../toOperations';
import {compileApi} from './compileApi';

const problem: Schema = {
  type: 'object',
  required: ['title', 'status'],
  properties: {title: {type: 'string', minLength: 3}, status: {type: 'integer'}},
};
const coded: Schema = {
  type: 'object',
  properties: {message: {type: 'string'}, code: {type: 'integer', minimum: 40}},
};

/** Each level refers to the next one four times, so all together are far too many to write out. */
const huge = Array.from({length: 12}).reduce<Schema>(
  (inner) => ({
    type: 'object',
    required: ['a', 'b', 'c', 'd'],
    properties: {a: inner, b: inner, c: inner, d: inner},
  }),
  {type: 'string'},
);

/** What the errors of other APIs look like, and the response of the sandbox. */
const errors: readonly (readonly [
  title: string,
  content: Readonly<Record<string, MediaType>> | undefined,
  type: string,
  body: unknown,
])[] = [
  ['nothing but a description', undefined, 'application/json', {message: 'Failed.'}],
  [
    'a message with a code',
    {'application/json': {example: {message: 'No.', code: 7}}},
    'application/json',
    {message: 'No.', code: 7},
  ],
  [
    'a schema with a message',
    {'application/json': {schema: coded}},
    'application/json',
    {message: 'Failed.', code: 40},
  ],
  [
    'a schema that is too large for a made example',
    {'application/json': {schema: huge}},
    'application/json',
    {message: 'Failed.'},
  ],
  [
    'a schema of problems',
    {'application/problem+json': {schema: problem}},
    'application/problem+json',
    {title: expect.stringMatching(/.{3}/), status: expect.any(Number)},
  ],
  [
    'an example of a problem',
    {'application/problem+json': {examples: {one: {value: {title: 'Gone'}}}}},
    'application/problem+json',
    {title: 'Gone'},
  ],
  [
    'JSON beside another type',
    {'text/html': {example: '<b>'}, 'application/json': {example: {a: 1}}},
    'application/json',
    {a: 1},
  ],
  ['a type of anything', {'*/*': {example: {a: 1}}}, 'application/json', {a: 1}],
  ['a text', {'text/plain': {example: 'No.'}}, 'text/plain', 'No.'],
  ['another type without an example', {'application/xml': {}}, 'application/xml', 'Failed.'],
];

const document = {
  openapi: '3.1.0',
  info: {title: 'Errors', version: '1'},
  paths: Object.fromEntries(
    errors.map(([, content], index) => [
      `/${index}`,
      {
        get: {
          operationId: `error${index}`,
          security: [],
          responses: {
            200: {description: 'Done.'},
            404: {description: 'Failed.', ...(content !== undefined && {content})},
          },
        },
      },
    ]),
  ),
} as unknown as ContractDocument;
const sandbox = createSandbox({operations: toOperations(compileApi('vehicle', document))});

it.each(errors.map(([title, _, type, body], index) => [title, index, type, body] as const))(
  'responds as the contract says of an error with %s',
  async (_title, index, type, body) => {
    const request = new Request(`https://a.example/${index}`, {
      headers: {'x-sandbox-status': '404'},
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([404, type]);
    expect(type.endsWith('json') ? JSON.parse(text) : text).toEqual(body);
  },
);
