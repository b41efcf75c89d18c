import {expect, it} from 'vitest';
import {compileApi} from '../../sandbox/build/compileApi';
import {createSandbox} from '../../sandbox/createSandbox';
import {toOperations} from '../../sandbox/toOperations';
import type {ContractDocument, MediaType, OperationObject} from '../types';
import {toApiView} from './toApiView';
import type {ExampleView} from './types';

const schema = {$ref: '#/components/schemas/Thing'};

const createDocument = (
  responses: OperationObject['responses'],
  webhooks: ContractDocument['webhooks'] = {},
): ContractDocument => ({
  openapi: '3.1.0',
  info: {title: 'Things', version: '1'},
  servers: [{url: 'https://things.example'}],
  paths: {'/things': {get: {operationId: 'listThings', responses}}},
  webhooks,
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id'],
        properties: {
          id: {type: 'integer'},
          note: {type: 'string'},
          secret: {type: 'string', writeOnly: true},
          inside: {type: 'array', items: schema},
        },
      },
    },
  },
});

/** The examples of a successful response with such contents. */
const listExamples = (content: Readonly<Record<string, MediaType>>): readonly ExampleView[] =>
  toApiView(
    'things',
    createDocument({200: {description: 'Done.', content}}),
    () => [],
  ).operations[0]!.responses[0]!.contents!.flatMap(({examples}) => examples);

it('shows what the sandbox responds with, where a specification has no example', async () => {
  const document = createDocument({
    404: {description: 'None.', content: {'application/json': {schema}}},
    200: {description: 'Done.', content: {'text/csv': {}, 'application/json': {schema}}},
  });
  const {responses} = toApiView('things', document, () => []).operations[0]!;
  const [example] = responses[0]!.contents![1]!.examples;
  expect(example).toMatchObject({summary: 'Made from the schema', value: {id: 0, note: 'text'}});
  expect(responses[1]!.contents![0]!.examples).toEqual([]);

  const sandbox = createSandbox({operations: toOperations(compileApi('vehicle', document))});
  const response = await sandbox.fetch(
    new Request('https://things.example/things', {headers: {accept: 'application/json'}}),
  );
  expect(await response.json()).toEqual(example!.value);
});

it('leaves the examples of the specification alone', () => {
  const media = {schema, example: {id: 5}};
  expect(listExamples({'application/json': media})).toMatchObject([{value: {id: 5}}]);
});

it.each<[string, Readonly<Record<string, MediaType>>]>([
  ['a value', {'application/json': {schema: {type: 'string'}}}],
  ['an object of anything', {'application/json': {schema: {type: 'object'}}}],
  ['a text', {'text/plain': {schema: {type: 'string'}}}],
  ['nothing that a schema describes', {'application/json': {}}],
])('makes none of %s', (_title, content) => {
  expect(listExamples(content)).toEqual([]);
});

it('shows a message of a webhook, where a specification has no example', () => {
  const requestBody = {content: {'application/json': {schema}}};
  const post = {operationId: 'thingAdded', requestBody, responses: {204: {description: 'Read.'}}};
  const document = createDocument({204: {description: 'None.'}}, {thingAdded: {post}});
  const [webhook] = toApiView('things', document, () => []).webhooks;
  expect(webhook!.body!.contents[0]!.examples).toMatchObject([{value: {id: 0, note: 'text'}}]);
});

it('makes none of a response that has no body, whatever is documented', () => {
  const content = {'application/json': {schema}};
  const document = createDocument({204: {description: 'Done.', content}});
  const head = {operationId: 'checkThings', responses: {200: {description: 'Done.', content}}};
  const paths = {...document.paths, '/things/check': {head}};
  const {operations} = toApiView('things', {...document, paths}, () => []);
  expect(operations.map(({responses}) => responses[0]!.contents![0]!.examples)).toEqual([[], []]);
});
