import {expect, it} from 'vitest';
import {completeDocument} from './completeDocument';
import {listOperations} from './listOperations';
import {loadContractFile} from './loadContract';
import {createSamples} from './samples';
import type {ContractDocument} from './types';
import {toApiView} from './view/toApiView';

const FILE = 'src/contract/fixtures/without-ids.yaml';
const document = loadContractFile(FILE);
const [read, replace, upload] = listOperations(document);
const made = (value: unknown): object => ({made: {summary: 'Made from the schema', value}});

it('names an operation after its path, unless another one has that name', () => {
  expect(read).toMatchObject({id: 'getThingsById2', pathTexts: ['One thing.']});
});

it('makes examples of required parameters and of bodies from their schemas, and says so', () => {
  const uuid = '6f2c1b0e-8a54-4c1f-9d3e-2b7a5c9e4d10';
  expect(read?.parameters[0]).toMatchObject({name: 'id', examples: made(uuid)});
  expect(replace?.parameters.map(({examples}) => examples)).toEqual([
    made(uuid),
    made(5),
    undefined,
  ]);
  expect(replace?.requestBody?.content['application/json']?.examples).toEqual(made({color: 'red'}));
  expect(createSamples(document, replace!)[0]?.code).toContain(
    `https://api.example.com/things/${uuid}?size=5`,
  );
  expect(JSON.stringify(toApiView('vehicle', document, (code) => [code]))).toContain(
    'Made from the schema',
  );
});

it('leaves what is complete as it is, and a path without operations that only has a server', () => {
  expect(document.paths).toHaveProperty('/none');
  expect(upload).toMatchObject({
    parameters: [{example: 'own'}],
    requestBody: {content: {'multipart/form-data': {example: {name: 'own'}}}},
  });
  expect(completeDocument(document)).toBe(document);
});

it('takes null for an example only where null is among the values', () => {
  const [operation] = listOperations(loadContractFile('src/contract/fixtures/null-examples.yaml'));
  const {parameters, requestBody, responses} = operation!;
  expect(parameters[0]).toMatchObject({examples: made(0)});
  expect(requestBody?.content['application/json']?.examples).toEqual(
    made({example: 0, note: null}),
  );
  expect(responses['200']?.content?.['application/json']).toHaveProperty('example', null);
});

it('gives relative addresses of servers a host of examples, and says so', () => {
  const relative = loadContractFile('src/contract/fixtures/relative-servers.yaml');
  const note = 'api.example.com is an example: replace it with the host of the API.';
  expect(document.servers).toEqual([{url: 'https://api.example.com', description: note}]);
  expect(relative.servers).toEqual([{url: 'https://api.example.com/v1', description: note}]);
  expect(relative.paths['/things']?.servers).toMatchObject([
    {url: 'https://api.example.com{base}/v2', description: `Files. ${note}`},
    {url: '{base}/v2'},
  ]);
  expect(relative.paths['/things']?.get?.servers).toMatchObject([
    {url: 'https://api.example.com/own', description: note},
  ]);
  expect(relative.paths['/others']?.servers).toMatchObject([
    {url: 'https://files.example.com/{part}'},
  ]);
  const [operation] = listOperations(relative);
  expect(createSamples(relative, operation!)[0]?.code).toContain(
    'https://api.example.com/own/things',
  );
  expect(JSON.stringify(toApiView('vehicle', relative, (code) => [code]))).toContain(note);
});

it.each([
  [{type: 'object'}, {name1: 'text'}],
  [{type: 'array', items: {type: 'integer'}}, [0]],
  [{type: 'object', properties: {a: {type: 'string'}}}, {a: 'text'}],
])('makes something for a path of %j', (schema, value) => {
  const get = {
    operationId: 'getThing',
    parameters: [{name: 'id', in: 'path', required: true, schema}],
    responses: {},
  };
  const completed = completeDocument({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    paths: {'/things/{id}': {get}},
  } as unknown as ContractDocument);
  expect(listOperations(completed)[0]!.parameters[0]!.examples).toEqual(made(value));
});
