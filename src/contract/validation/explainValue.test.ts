import {describe, expect, it} from 'vitest';
import {explainValue} from './explainValue';
import type {Node} from './Rule';

const definitions: Node[] = [
  {
    type: 'object',
    required: ['id'],
    properties: {id: {type: 'integer', minimum: 1}, child: {$ref: 0}},
    additionalProperties: false,
  },
  {properties: {a: {type: 'string'}}},
];
const tag: Node = {type: 'string', pattern: '^[a-z]+$'};

describe('why a value does not fit', () => {
  it.each<readonly [Node, unknown, boolean, string]>([
    [{type: 'integer'}, 1, false, ''],
    [{type: 'integer', minimum: 3}, 2, false, 'It is 2. Expected: an integer of at least 3.'],
    [{type: 'integer', minimum: 3}, '2', true, 'It is 2. Expected: an integer of at least 3.'],
    [{type: 'integer', minimum: 3}, 'a', true, 'It is "a". Expected: an integer of at least 3.'],
    [{enum: ['a', 'b']}, 'c', true, 'It is "c". Expected: one of "a", "b".'],
    [
      {type: 'string', enum: ['A', 'B'], pattern: '^[a-z]$'},
      'A',
      true,
      'It is "A". Expected: a text that matches ^[a-z]$.',
    ],
    [
      {type: 'string', enum: ['A', 'B'], pattern: '^[a-z]$'},
      'c',
      true,
      'It is "c". Expected: one of "A", "B".',
    ],
    [{type: 'string', enum: ['A', 'B']}, 5, false, 'It is 5. Expected: one of "A", "B".'],
    [
      {multipleOf: 5, type: 'number'},
      7,
      false,
      'It is 7. Expected: a number that is a multiple of 5.',
    ],
    [
      {type: 'string', format: 'date-time'},
      'noon',
      false,
      'It is "noon". Expected: a text in the format date-time.',
    ],
    [
      {type: 'array', uniqueItems: true, items: {}},
      [1, 1],
      false,
      'It is [1,1]. Expected: a list of different items.',
    ],
    [
      {minProperties: 2, type: 'object'},
      {a: 1},
      false,
      'It is {"a":1}. Expected: an object of at least 2 fields.',
    ],
    [{$ref: 0}, {}, false, '`id` is missing.'],
    [
      {$ref: 0},
      {id: 1, child: {id: 0}},
      false,
      '`child.id` is 0. Expected: an integer of at least 1.',
    ],
    [{$ref: 0}, {id: 1, child: {id: 1, other: 2}}, false, '`child.other` is not allowed.'],
    [
      {type: 'array', items: {properties: {tags: {type: 'array', items: tag}}}},
      [{}, {tags: ['a', 'B']}],
      false,
      '`[1].tags[1]` is "B". Expected: a text that matches ^[a-z]+$.',
    ],
    [{properties: {a: {$ref: 0}}}, {a: {id: '2'}}, true, ''],
    [
      {properties: {a: {$ref: 0}}},
      {a: {id: '0'}},
      true,
      '`a.id` is 0. Expected: an integer of at least 1.',
    ],
    [
      {if: true, then: false, unevaluatedItems: false},
      [1],
      false,
      'It does not keep to `if` or `unevaluatedItems`.',
    ],
    [
      {if: {required: ['a']}, then: {properties: {a: {$ref: 0}}}, else: {required: ['b']}},
      {a: {id: 0}},
      false,
      '`a.id` is 0. Expected: an integer of at least 1.',
    ],
    [
      {if: {required: ['a']}, then: {properties: {a: {$ref: 0}}}, else: {required: ['b']}},
      {},
      false,
      '`b` is missing.',
    ],
    [{contains: {type: 'string'}}, [1], false, 'It does not keep to `contains`.'],
    [{not: {type: 'string'}}, 'a', false, 'It does not keep to `not`.'],
    [
      {oneOf: [{type: 'string'}, {minLength: 1}]},
      'a',
      false,
      'It does not fit exactly one schema of `oneOf`.',
    ],
    [
      {type: 'string', minLength: 1},
      '',
      false,
      'It is "". Expected: a text of at least 1 character.',
    ],
    [
      {type: 'string', minLength: 2, maxLength: 2},
      'HUN',
      false,
      'It is "HUN". Expected: a text of 2 characters.',
    ],
    [
      {type: 'array', minItems: 1, maxItems: 2},
      [],
      false,
      'It is []. Expected: a list of 1 to 2 items.',
    ],
    [
      {type: 'integer', format: 'int32'},
      2 ** 31,
      false,
      'It is 2147483648. Expected: an integer in the format int32.',
    ],
    [{type: 'integer', format: 'int32'}, String(-(2 ** 31)), true, ''],
    [{type: 'integer', format: 'int64'}, 2 ** 31, false, ''],
    [{properties: {a: true}, unevaluatedProperties: false}, {b: 1}, false, '`b` is not allowed.'],
    [
      {properties: {a: true}, unevaluatedProperties: {type: 'string'}},
      {b: 1},
      false,
      'It does not keep to `unevaluatedProperties`.',
    ],
    [
      {allOf: [{$ref: 1}], properties: {b: true}, unevaluatedProperties: false},
      {a: 1, b: 1, c: 1},
      false,
      '`a` is 1. Expected: a text.',
    ],
    [
      {allOf: [{$ref: 1}], properties: {b: true}, unevaluatedProperties: false},
      {a: '', b: 1, c: 1},
      false,
      '`c` is not allowed.',
    ],
    [
      {type: ['null', 'integer'], minimum: 2},
      1,
      false,
      'It is 1. Expected: an integer of at least 2 or null.',
    ],
  ])('%j, %j', (schema, value, coerce, reason) => {
    expect(explainValue(schema, value, definitions, coerce)).toBe(reason);
  });

  it('is short, whatever the value is', () => {
    const list: Node = {type: 'array', items: {type: 'integer'}};
    const texts = Array.from({length: 5}, () => 'a'.repeat(1000));
    expect(explainValue(list, texts, [], false)).toBe(
      `${[0, 1, 2].map((index) => `\`[${index}]\` is "${'a'.repeat(59)}…. Expected: an integer.`).join(' ')} 2 other places do not fit.`,
    );
    const many = Array.from({length: 1000}, () => 'a');
    expect(explainValue(list, many, [], false)).toMatch(/ More than 3 other places do not fit\.$/);
  });
});
