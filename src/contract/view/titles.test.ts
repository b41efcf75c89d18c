import {expect, it} from 'vitest';
import type {ContractDocument} from '../types';
import {listDropped} from './listDropped';
import {toApiView} from './toApiView';

/** As a generator writes it from classes: each schema has its name as a title, in other letters. */
const generated = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  paths: {
    '/cameras/{camera_id}': {
      get: {
        operationId: 'getCamera',
        parameters: [
          {
            name: 'camera_id',
            in: 'path',
            required: true,
            schema: {type: 'string', title: 'Camera Id', example: 'north'},
          },
          {
            name: 'lanes',
            in: 'query',
            explode: false,
            schema: {type: 'array', items: {type: 'integer'}, title: 'Lanes of the road'},
          },
          {name: 'unit', in: 'query', explode: false, schema: {type: 'string', title: 'Unit'}},
        ],
        responses: Object.fromEntries(
          ['200', '201'].map((status) => [
            status,
            {
              description: 'Success.',
              content: {'application/json': {schema: {$ref: '#/components/schemas/CameraState'}}},
            },
          ]),
        ),
      },
    },
  },
  components: {
    schemas: {
      CameraState: {
        type: 'object',
        title: 'Camera State',
        properties: {
          last_seen: {anyOf: [{type: 'string'}, {type: 'null'}], title: 'Last Seen'},
          mode: {type: 'string', title: 'Day or night'},
        },
      },
    },
  },
} as unknown as ContractDocument;
const view = toApiView('a', generated, (code) => [code]);

it('shows no title that only repeats the name of a parameter, a field or a schema', () => {
  const page = JSON.stringify(view);
  for (const title of ['Camera Id', 'Unit', 'Camera State', 'Last Seen'])
    expect(page).not.toContain(`"${title}"`);
  expect(page.match(/"Title",\[\["p",\["(?:Lanes of the road|Day or night)"\]\]\]/g)).toHaveLength(
    2,
  );
  expect(listDropped(generated, view)).toEqual([]);
});

it('says how a list is written, and nothing of one value, which is written the same either way', () => {
  const [, lanes, unit] = view.operations[0]?.parameters ?? [];
  expect(lanes?.chips).toEqual(['separated by commas']);
  expect(unit?.chips).toBeUndefined();
});

it('names a title as dropped that is not shown and repeats another name than its own', () => {
  const other = JSON.parse(
    JSON.stringify(generated).replace('Day or night', 'Last seen'),
  ) as ContractDocument;
  expect(listDropped(other, view)).toEqual([
    'components.schemas.CameraState.properties.mode.title: Last seen',
  ]);
});
