import {expect, it} from 'vitest';
import type {Schema} from '../../contract';
import {createExample} from './createExample';

const folder: {type: 'object'; properties: Record<string, Schema>} = {
  type: 'object',
  properties: {name: {type: 'string', maxLength: 3}},
};
folder.properties['inner'] = folder;

it.each<[Schema, unknown]>([
  [{type: 'string', examples: ['a'], default: 'b'}, 'a'],
  [{type: 'string', oneOf: [{const: 'on'}, {const: 'off'}]}, 'on'],
  [{type: 'string', pattern: '^[0-9]+$'}, '1'],
  [{type: 'string', format: 'date-time'}, '2026-01-31T12:00:00Z'],
  [{type: 'string', minLength: 6}, 'textte'],
  [{type: 'integer', exclusiveMinimum: 4, multipleOf: 5}, 10],
  [{type: ['null', 'boolean']}, true],
  [{type: 'array', items: {type: 'number'}, minItems: 2}, [0, 0]],
  [
    {
      allOf: [{type: 'object', required: ['a'], properties: {a: {enum: [1]}, b: {type: 'string'}}}],
      properties: {c: {type: 'string'}},
    },
    {a: 1, c: 'text'},
  ],
  [folder, {name: 'tex'}],
])('makes of %j the value %j', (schema, value) => {
  expect(createExample(schema)).toEqual(value);
});
