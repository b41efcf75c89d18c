import {expect, it} from 'vitest';
import {apiIds, loadContract, loadContractFile} from '../index';
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

it('names the texts, fields and operations that a view has lost', () => {
  const [, ...operations] = view.operations;
  const dropped = listDropped(document, {...view, operations, schemas: []});
  expect(dropped).toContain('paths./things/{id}.get.description: mark-operation-description');
  expect(dropped).toContain('components.schemas.Thing.properties.mark-number: mark-number');
  expect(dropped).toContain('components.schemas.Thing.externalDocs.description: mark-schema-docs');
});
