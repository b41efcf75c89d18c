import {expect, it} from 'vitest';
import {listApiEntries} from '../../../errors/listApiEntries';
import {toErrorsFile} from '../../../plugins/api-reference/machine-files/toErrorsFile';
import {PlaceFinder} from '../../../plugins/data-pages/changes/PlaceFinder';
import {loadAllContracts, type ContractDocument} from '../../index';
import {createPageFinder} from './createPageFinder';

const description = 'A very long text. '.repeat(30_000);

/** A reference that is too large for one page: one for each tag. */
const large = {
  openapi: '3.1.0',
  info: {title: 'Large', version: '1'},
  servers: [{url: 'https://large.example'}],
  paths: Object.fromEntries(
    ['cars', 'trucks', 'trains'].map((tag) => [
      `/${tag}`,
      {
        get: {
          operationId: `list-${tag}`,
          summary: `List ${tag}`,
          description,
          tags: [tag],
          security: [],
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}],
          responses: {
            200: {description: 'Done.'},
            404: {
              description: 'None.',
              content: {'application/json': {example: {message: `No ${tag}.`}}},
            },
          },
        },
      },
    ]),
  ),
} as unknown as ContractDocument;
const contracts = {...loadAllContracts(), vehicle: large};

it('leads to the page that shows an operation, where a reference has several', () => {
  const findPage = createPageFinder(contracts);
  expect(findPage('vehicle', 'list-trucks')).toBe('/api/vehicle/trucks');
  expect(findPage('transport', 'readCargoCode')).toBe('/api/transport');

  const errors = listApiEntries(contracts, findPage).flatMap(({pages}) => pages.map(({to}) => to));
  expect(errors).toContain('/api/vehicle/trucks#list-trucks-404');

  const file = toErrorsFile(contracts, 'https://docs.example/docs/');
  expect(file.errors.flatMap(({operations}) => operations)).toContainEqual({
    id: 'list-trucks',
    page: 'https://docs.example/docs/api/vehicle/trucks#list-trucks-404',
  });

  const places = new PlaceFinder(contracts);
  const operation = 'list-trucks';
  expect(places.find('vehicle', {operation})).toBe('api/vehicle/trucks#list-trucks');
  expect(places.find('vehicle', {operation, part: 'query parameter limit'})).toBe(
    'api/vehicle/trucks#list-trucks-limit',
  );
});
