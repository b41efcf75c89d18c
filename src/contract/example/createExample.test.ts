import {describe, expect, it} from 'vitest';
import type {Schema} from '../types';
import {createExample} from './createExample';

const folder: {type: 'object'; properties: Record<string, Schema>} = {
  type: 'object',
  properties: {name: {type: 'string', maxLength: 3}},
};
folder.properties['inner'] = folder;

/** More levels than people read: what is required is in all of them. */
const deep = Array.from({length: 6}).reduce<Schema>(
  (a) => ({type: 'object', required: ['a'], properties: {a, c: {type: 'string'}}}),
  {type: 'object', required: ['b'], properties: {b: {type: 'string'}, c: {type: 'string'}}},
);

it.each<[Schema, unknown]>([
  [{type: 'string', examples: ['a'], default: 'b'}, 'a'],
  [{type: 'string', oneOf: [{const: 'on'}, {const: 'off'}]}, 'on'],
  [{type: 'string', pattern: '^[0-9]+$'}, '1'],
  [{type: 'string', format: 'date-time'}, '2026-01-31T12:00:00Z'],
  [{type: 'string', format: 'url'}, 'https://example.com/'],
  [{type: 'string', format: 'duration'}, 'P1D'],
  [{type: 'string', minLength: 6}, 'textte'],
  [{type: 'integer', exclusiveMinimum: 4, multipleOf: 5}, 5],
  [{type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1}, 0.5],
  [{type: 'integer', exclusiveMaximum: 0}, -1],
  [{type: 'integer', minimum: -1, exclusiveMinimum: 4, maximum: 9}, 5],
  [{type: 'number', maximum: -0.5}, -1],
  [{oneOf: [{type: 'null'}, {type: 'string'}]}, 'text'],
  [{anyOf: [{type: 'null'}, {enum: [null]}]}, null],
  [{type: 'object', required: ['a'], properties: {a: {description: 'Any.'}}}, {a: 'text'}],
  // Nothing can be made for what it looks ahead to.
  [{type: 'string', pattern: '^(?=x{9}$)'}, 'text'],
  // Of another language.
  [{type: 'string', pattern: '(?i)(jpeg|pdf)$'}, 'text'],
  [{type: 'array', minItems: 2}, ['text', 'text']],
  [{type: 'array', minItems: 2, uniqueItems: true}, ['text', 'text2']],
  [{type: 'array', minItems: 2, uniqueItems: true, items: {enum: ['a', 'b', 'c']}}, ['a', 'b']],
  [{type: 'array', minItems: 2, uniqueItems: true, items: {minimum: 3, type: 'integer'}}, [3, 4]],
  [{prefixItems: [{type: 'string'}, {type: 'integer'}]}, ['text', 0]],
  [
    {
      type: 'object',
      required: ['a', 'b'],
      properties: {a: {const: 1}},
      additionalProperties: {type: 'boolean'},
    },
    {a: 1, b: true},
  ],
  [{type: 'object', required: [], minProperties: 1, properties: {a: {const: 1}}}, {a: 1}],
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
  // Generators write null where they have no value.
  [{type: 'object', required: ['a'], properties: {a: {const: 1}}, example: null}, {a: 1}],
  [{type: ['object', 'null'], example: null}, null],
  [{type: 'integer', example: '12', default: 3}, 3],
  [{type: 'string', example: 400}, '400'],
  [{type: 'string', example: 'new', enum: ['old']}, 'old'],
  // A part requires what another describes.
  [
    {allOf: [{type: 'object', required: [], properties: {a: {const: 1}}}, {required: ['a']}]},
    {a: 1},
  ],
  [
    {
      type: 'object',
      required: ['a'],
      properties: {a: {const: 1}, b: {const: 2}},
      anyOf: [{required: ['b']}],
    },
    {a: 1, b: 2},
  ],
  [deep, {a: {a: {a: {a: {a: {a: {b: 'text'}}}}}}}],
])('makes of %j the value %j', (schema, value) => {
  expect(createExample(schema)).toEqual(value);
});

it.each<[Schema, unknown]>([
  // The first value that comes to mind does not fit.
  [{oneOf: [{type: 'integer'}, {type: 'number'}]}, 0.5],
  [{type: 'string', pattern: '^\\d+$', example: 'none'}, '1'],
  [{items: {type: 'string'}, contains: {const: 'a'}}, ['a']],
  [{type: 'array', contains: {type: 'boolean'}, minContains: 2}, [true, true]],
  [{type: 'array', prefixItems: [{type: 'string'}, {type: 'string'}], uniqueItems: true}, []],
  [
    {
      prefixItems: [{const: 'a'}],
      anyOf: [{prefixItems: [{}, {const: 'b'}]}],
      unevaluatedItems: false,
    },
    ['a', 'b'],
  ],
  [{allOf: [{properties: {a: {const: 1}}}, {unevaluatedProperties: false}]}, {}],
  [{properties: {a: {const: 1}, b: {type: 'string', not: {}}}}, {a: 1}],
  [
    {
      properties: {a: {const: 1}, b: {const: 2}},
      oneOf: [{required: ['a']}, {required: ['b']}],
    },
    {a: 1},
  ],
  [
    {
      type: 'object',
      required: ['kind'],
      properties: {kind: {const: 'car'}},
      if: {properties: {kind: {const: 'car'}}},
      then: {required: ['plate'], properties: {plate: {const: 'AB 1'}}},
    },
    {kind: 'car', plate: 'AB 1'},
  ],
  [
    {type: 'object', minProperties: 2, additionalProperties: {const: 1}},
    {name1: 1, name2: 1},
  ],
  // Without a type.
  [{minLength: 2}, 'text'],
  [{minimum: 3, not: {type: 'string'}}, {}],
  [{required: ['a'], properties: {a: {contentMediaType: 'image/png'}}}, {a: 'text'}],
  [{properties: {a: {format: 'date'}, b: {format: 'int32'}}}, {a: '2026-01-31', b: 0}],
  [{required: ['a'], properties: {a: {not: {type: 'string'}}}}, {a: 0}],
  [{not: {type: ['string', 'object', 'array', 'boolean', 'number']}}, null],
  [{title: 'Any', description: 'Anything.'}, undefined],
  [{type: 'string', enum: ['car', 'truck'], pattern: '^t'}, 'truck'],
  // Nothing fits.
  [{not: {}}, undefined],
  [{oneOf: [{type: 'integer'}, {type: 'integer'}]}, 0],
])('makes of %j what fits, if there is anything: %j', (schema, value) => {
  expect(createExample(schema)).toEqual(value);
});

it.each<Schema>([
  {type: 'array', minItems: 1e9},
  {type: 'array', contains: {type: 'integer'}, minContains: 1e9},
  {type: 'object', minProperties: 1e9},
  {type: 'string', minLength: 1e9},
])('makes something small for %j', (schema) => {
  expect(JSON.stringify(createExample(schema)).length).toBeLessThan(200_000);
});

it('searches once for what cannot be met, however deep it is', () => {
  const impossible = {type: 'string', not: {}} as const;
  const nested = Array.from({length: 10}).reduce<Schema>(
    (inner) => ({
      type: 'object',
      required: ['a'],
      properties: {a: {oneOf: Array.from({length: 3}, () => ({...inner}))}},
    }),
    {type: 'object', required: ['a'], properties: {a: impossible}},
  );
  const start = performance.now();
  expect(createExample(nested)).toMatchObject({a: {a: {a: {}}}});
  expect(performance.now() - start).toBeLessThan(2_000);
});

it.each<Schema>([
  {pattern: '^u_[a-z0-9]{6}$'},
  {pattern: '^AC[0-9a-fA-F]{32}$', minLength: 34, maxLength: 34},
  {pattern: '^[A-Z]{3}-\\d{4}$'},
  {pattern: '^(red|green)-(?:[1-9]\\d*)$', maxLength: 7},
  {pattern: '#'},
  // Of public specifications.
  {pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$'},
  {pattern: '^(?=.*\\d)(?=.*[a-z]{2,})(?=.*[A-Z]{2,})[A-Za-z\\d]{6,20}$', maxLength: 20},
  {pattern: '^(?!000|666)[0-8][0-9]{2}-(?!00)[0-9]{2}-(?!0000)[0-9]{4}$', maxLength: 50},
  {pattern: '^(?!\\s+)[^a-z1]+(?<!\\s)$', minLength: 1},
])('makes the same text for %j each time, and it fits', (schema) => {
  const text = String(createExample({type: 'string', ...schema}));
  expect(text).toMatch(new RegExp(schema.pattern!, 'u'));
  expect(text.length).toBeLessThanOrEqual(schema.maxLength ?? 50);
  expect(createExample({type: 'string', ...schema})).toBe(text);
});

/** Schemas that all have, or need, all others. */
function createClique(size: number, isRequired: boolean, extra: Pick<Schema, 'not'> = {}): Schema {
  const schemas: {type: 'object'; properties: Record<string, Schema>; required?: string[]}[] =
    Array.from({length: size}, () => ({...extra, type: 'object', properties: {}}));
  for (const schema of schemas) {
    for (const [index, other] of schemas.entries()) schema.properties[`a${index}`] = other;
    schema.properties['name'] = {type: 'string'};
    if (isRequired) schema.required = Object.keys(schema.properties);
  }
  return schemas[0]!;
}

it.each<[string, Schema]>([
  ['that may have all others', createClique(40, false)],
  ['that need all others', createClique(40, true)],
  ['that need all others, and never fit', createClique(40, true, {not: {}})],
  ['of which alternatives fit', {oneOf: [createClique(40, false), {type: 'integer'}], not: {}}],
])('makes something small for schemas %s', (_title, schema) => {
  expect(JSON.stringify(createExample(schema) ?? null).length).toBeLessThan(500_000);
});

describe('a schema with fields of one direction', () => {
  const id: Schema = {type: 'integer', readOnly: true};
  const password: Schema = {type: 'string', writeOnly: true};
  const name: Schema = {type: 'string'};
  const user: Schema = {
    type: 'object',
    required: ['id', 'password'],
    properties: {id, password, name},
  };

  it('makes a request of what is required, without what is read only', () => {
    expect(createExample(user)).toEqual({password: 'text'});
  });

  it('makes a response of all fields, without what is write only', () => {
    expect(createExample(user, 'response')).toEqual({id: 0, name: 'text'});
  });

  it('leaves them out at any depth, wherever the mark is', () => {
    const list: Schema = {
      type: 'object',
      properties: {
        users: {type: 'array', items: {allOf: [user, {properties: {at: {allOf: [password]}}}]}},
        byName: {type: 'object', required: ['ada'], additionalProperties: user},
        one: {oneOf: [user, {type: 'integer'}]},
      },
    };
    expect(createExample(list, 'response')).toEqual({
      users: [{id: 0, name: 'text'}],
      byName: {ada: {id: 0, name: 'text'}},
      one: {id: 0, name: 'text'},
    });
  });

  it('takes the example of the schema, with or without them', () => {
    const whole = {id: 5, password: 'secret', name: 'Ada'};
    expect(createExample({...user, example: whole})).toEqual({password: 'secret', name: 'Ada'});
    expect(createExample({...user, example: {id: 5, name: 'Ada'}}, 'response')).toEqual({
      id: 5,
      name: 'Ada',
    });
    const part: Schema = {allOf: [{required: ['id', 'password']}, {properties: user.properties!}]};
    expect(createExample({...part, example: {id: 5}}, 'response')).toEqual({id: 5});
    expect(createExample({...part, example: {password: 'a'}})).toEqual({password: 'a'});
  });

  it('keeps a field that one alternative needs, and another has in the other direction', () => {
    const named: Schema = {type: 'object', required: ['id'], properties: {id: {type: 'integer'}}};
    expect(createExample({oneOf: [named, {...user, required: ['password']}]})).toEqual({id: 0});
  });

  it('ends in a schema that contains itself', () => {
    expect(createExample(folder, 'response')).toEqual({name: 'tex'});
  });
});
