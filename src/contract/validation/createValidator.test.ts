import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createValidator} from './createValidator';
import {listDeviations} from './listDeviations';
import type {Node} from './Rule';

const NAMES = ['a', 'b', 'ab'];
const name = fc.constantFrom(...NAMES);
const small = fc.integer({min: 0, max: 3});
const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const {value} = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 3, 1.5, '', 'a', 'ab', '1', 'é𝄞'),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(name, tie('value'), {maxKeys: 3}),
  ),
}));

/** Schemas of a few keywords each, nested in each other. */
const {schema} = fc.letrec<{schema: Node; fields: Readonly<Record<string, Node>>}>((tie) => ({
  fields: fc.dictionary(name, tie('schema'), {maxKeys: 2}),
  schema: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    fc.boolean(),
    fc.record(
      {
        type: fc.oneof(
          fc.constantFrom(...types),
          fc.uniqueArray(fc.constantFrom(...types), {minLength: 1}),
        ),
        const: value,
        enum: fc.array(value, {minLength: 1, maxLength: 3}),
        minimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.constantFrom(1, 0.5, 2),
        minLength: small,
        maxLength: small,
        pattern: fc.constantFrom('^a', 'b$', '\\d'),
        minItems: small,
        maxItems: small,
        uniqueItems: fc.boolean(),
        minProperties: small,
        maxProperties: small,
        required: fc.uniqueArray(name),
      },
      {requiredKeys: []},
    ),
    fc.record(
      {
        allOf: fc.array(tie('schema'), {minLength: 1, maxLength: 2}),
        anyOf: fc.array(tie('schema'), {minLength: 1, maxLength: 2}),
        oneOf: fc.array(tie('schema'), {minLength: 1, maxLength: 2}),
        not: tie('schema'),
        if: tie('schema'),
        then: tie('schema'),
        else: tie('schema'),
        properties: tie('fields'),
        patternProperties: fc.record({'^a': tie('schema')}, {requiredKeys: []}),
        additionalProperties: tie('schema'),
        unevaluatedProperties: tie('schema'),
        propertyNames: tie('schema'),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name), {maxKeys: 2}),
        dependentSchemas: tie('fields'),
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), {minLength: 1, maxLength: 2}),
        contains: tie('schema'),
      },
      {requiredKeys: []},
    ),
  ),
}));

describe('createValidator', () => {
  it('decides as a compiler of JSON Schema does', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.tuple(schema, fc.array(value, {minLength: 3, maxLength: 6})), (input) => {
        // Generated objects have no prototype.
        const [one, values] = JSON.parse(JSON.stringify(input)) as typeof input;
        const ajv = new Ajv2020({strict: false, logger: false});
        const expected = ajv.compile(one as object);
        const isValid = createValidator([])(one, false);
        for (const each of values) {
          count += Number(expected(each));
          expect([each, isValid(each)]).toEqual([each, expected(each)]);
          // A value that does not fit has a place to name, and no other value has.
          expect([each, [...listDeviations(one, each, [])].length === 0]).toEqual([
            each,
            expected(each),
          ]);
        }
      }),
      {numRuns: 100, seed: 7},
    );
    expect(count).toBeGreaterThan(40);
  });

  it('names each place that does not fit, as deep as it can', () => {
    const plate: Node = {
      type: 'object',
      required: ['found'],
      properties: {found: {type: 'boolean'}, confidence: {type: 'number', maximum: 100}},
      additionalProperties: false,
    };
    const list: Node = {type: 'array', items: {anyOf: [{$ref: 0}, {type: 'null'}]}};
    const values = [null, {confidence: 101, other: 1}, {found: 1}, 'text'];
    expect(
      [...listDeviations(list, values, [plate])].map(({steps, keyword}) => [
        steps.join('.'),
        keyword,
      ]),
    ).toEqual([
      ['1.confidence', 'maximum'],
      ['1.other', 'false'],
      ['1.found', 'required'],
      ['2.found', 'type'],
      ['3', 'anyOf'],
    ]);
  });

  it.each([
    [{type: 'integer', minimum: 2}, '2', true],
    [{type: 'integer'}, '2.5', false],
    [{type: 'integer'}, '', false],
    [{type: 'integer'}, 'Infinity', false],
    [{type: 'number', maximum: 2.5}, '2.5', true],
    [{type: 'boolean'}, 'true', true],
    [{type: 'boolean'}, '1', false],
    [{type: ['integer', 'null']}, '', true],
    [{type: ['string', 'integer'], maxLength: 1}, '22', false],
    // Without a type, the listed values have theirs: the text of a query has none.
    [{enum: [2]}, '2', true],
    [{enum: [2]}, '3', false],
    [{const: 5}, '5', true],
    [{type: ['boolean', 'string'], enum: [true, 'auto']}, 'true', true],
    [{type: ['boolean', 'string'], enum: [true, 'auto']}, 'auto', true],
    [{type: ['boolean', 'string'], enum: [true, 'auto']}, 'false', false],
    [{type: 'array'}, 'a', false],
    [{allOf: [{$ref: 0}, {maximum: 50}]}, '50', true],
    [{allOf: [{$ref: 0}, {maximum: 50}]}, '500', false],
    [{allOf: [{$ref: 0}], enum: [1, 2]}, '1', true],
    [{allOf: [{$ref: 0}], enum: [1, 2]}, '3', false],
    [{maximum: 50, anyOf: [{type: 'integer'}, {type: 'boolean'}]}, '500', false],
    [{maximum: 50, anyOf: [{type: 'integer'}, {type: 'boolean'}]}, 'true', true],
    [{oneOf: [{type: 'integer'}, {type: 'string'}]}, '5', true],
    [{oneOf: [{type: 'integer'}, {type: 'string', pattern: '^[a-z]$'}]}, 'a', true],
    [{type: 'integer', not: {const: 5}}, '5', false],
    [{type: 'integer', if: {minimum: 5}, then: {maximum: 7}}, '8', false],
    [{if: {const: 5}, then: {type: 'integer'}, else: {type: 'boolean'}}, 'true', true],
    [{type: 'array', items: {allOf: [{$ref: 0}, {maximum: 50}]}}, ['1', '50'], true],
    [{type: 'array', items: {allOf: [{$ref: 0}, {maximum: 50}]}}, ['1', '51'], false],
    [{prefixItems: [{type: 'boolean'}], items: {$ref: 0}}, ['true', '1'], true],
    [{contains: {const: 5}}, ['4', '5'], true],
    [{properties: {a: {$ref: 0}}, additionalProperties: {const: true}}, {a: '1', b: 'true'}, true],
    [
      {
        oneOf: [
          {properties: {kind: {const: 'a'}, size: {type: 'string'}}},
          {properties: {kind: {const: 'b'}, size: {type: 'integer'}}},
        ],
      },
      {kind: 'b', size: '5'},
      true,
    ],
  ] as const)('reads a text for %j: %j is valid: %s', (one, text, isValid) => {
    const definitions: Node[] = [{type: 'integer', minimum: 1}];
    expect(createValidator(definitions)(one, true)(text)).toBe(isValid);
  });

  it('reads texts in choices within choices in time, whatever they are', () => {
    const letters = [...'abcdefgh'];
    const tree: Node = {
      type: 'object',
      anyOf: letters.map((letter) => ({
        required: [letter],
        additionalProperties: {anyOf: [{$ref: 0}, {type: 'integer'}]},
      })),
    };
    let value: unknown = 'x';
    for (const _ of Array.from({length: 20})) value = {h: value};
    expect(createValidator([tree])({$ref: 0}, true)(value)).toBe(false);
  });

  it('knows a format, and takes any other one', () => {
    const isValid = createValidator([])({type: 'string', format: 'uri'}, false);
    const uris = [
      'https://a.example/b',
      'https://a:b@c.example',
      'urn:isbn:1',
      'mailto:a@b.example',
    ];
    expect(uris.filter((uri) => !isValid(uri))).toEqual([]);
    expect(['a', 'https://', 'https:///a', 'a b:c', 'urn:'].filter(isValid)).toEqual([]);
    expect(createValidator([])({format: 'color'}, false)('a')).toBe(true);
  });

  it('takes the address of a file, which has no host', () => {
    const isValid = createValidator([])({type: 'string', format: 'uri'}, false);
    expect(['file:///', 'file:///a/b.json', 'file://host/a'].filter(isValid)).toHaveLength(3);
    expect(isValid('file://')).toBe(false);
  });

  it('takes no name that every object has for a field', () => {
    const isValid = createValidator([])({dependentRequired: {toString: ['a']}}, false);
    expect([isValid({}), isValid({toString: 1})]).toEqual([true, false]);
  });

  it('follows references, also of a definition to itself', () => {
    const list: Node = {
      type: 'object',
      properties: {next: {$ref: 0}},
      unevaluatedProperties: false,
    };
    const isValid = createValidator([list])({$ref: 0}, false);
    expect(isValid({next: {next: {}}})).toBe(true);
    expect(isValid({next: {next: {other: 1}}})).toBe(false);
  });
});
