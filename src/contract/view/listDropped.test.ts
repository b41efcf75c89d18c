import {expect, it} from 'vitest';
import {apiIds, loadContract, loadContractFile, type ContractDocument} from '../index';
import {listDropped} from './listDropped';
import {toApiView} from './toApiView';

const document = loadContractFile('src/contract/fixtures/constructs/api.yaml');
const view = toApiView('vehicle', document, (code) => [code]);

it('finds nothing where every construct is shown', () => {
  expect(listDropped(document, view)).toEqual([]);
});

it.each(apiIds)('finds nothing in the %s API', (api) => {
  const contract = loadContract(api);
  expect(
    listDropped(
      contract,
      toApiView(api, contract, (code) => [code]),
    ),
  ).toEqual([]);
});

it('finds the words around a choice of one, and those in it', () => {
  const inner = {type: 'integer', title: 'Inner title', description: 'Inner words.'};
  const around = {title: 'Outer title', description: 'Outer words.'};
  const schema = {
    type: 'object',
    properties: {
      limit: {...around, anyOf: [inner, {type: 'null'}]},
      other: {...around, allOf: [{...inner, ...around}]},
    },
  };
  const content = {'application/json': {schema}};
  const get = {operationId: 'a', responses: {200: {description: 'Success.', content}}};
  const one = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths: {'/a': {get}}};
  const shown = toApiView('a', one as unknown as ContractDocument, (code) => [code]);
  expect(listDropped(one as unknown as ContractDocument, shown)).toEqual([]);
  expect(JSON.stringify(shown).match(/Outer words/g)).toHaveLength(2);
});

it('finds the words of what the schema of a parameter refers to, where it repeats those of the parameter', () => {
  const description = 'Repeated words.';
  const anyOf = [{$ref: '#/components/schemas/Phase'}, {type: 'null'}];
  const parameters = [{name: 'phase', in: 'query', description, schema: {description, anyOf}}];
  const get = {operationId: 'a', parameters, responses: {200: {description: 'Success.'}}};
  const components = {schemas: {Phase: {type: 'string', description: 'Words of the phase.'}}};
  const info = {title: 'A', version: '1'};
  const one = {openapi: '3.1.0', info, paths: {'/a': {get}}, components};
  const shown = toApiView('a', one as unknown as ContractDocument, (code) => [code]);
  expect(listDropped(one as unknown as ContractDocument, shown)).toEqual([]);
  expect(JSON.stringify(shown).match(/Repeated words/g)).toHaveLength(1);
});

it('names the texts, fields and operations that a view has lost', () => {
  const [, ...operations] = view.operations;
  const dropped = listDropped(document, {...view, operations, schemas: []});
  expect(dropped).toContain('paths./things/{id}.get.description: mark-operation-description');
  expect(dropped).toContain('components.schemas.Thing.properties.mark-number: mark-number');
  expect(dropped).toContain('components.schemas.Thing.externalDocs.description: mark-schema-docs');
});
