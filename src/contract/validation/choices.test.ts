import {expect, it} from 'vitest';
import {explainValue} from './explainValue';
import type {Node} from './Rule';

const point: Node = {
  type: 'object',
  required: ['id'],
  properties: {id: {type: 'integer', minimum: 1}, child: {$ref: 0}},
  additionalProperties: false,
};
/** Nothing but the names of fields tells these apart. */
const formula: Node = {
  anyOf: [
    {type: 'object', required: ['and'], properties: {and: {$ref: 1}}},
    {type: 'object', required: ['or'], properties: {or: {$ref: 1}}},
    {type: 'integer'},
  ],
};
/** A constant tells these apart. */
const marked: Node = {
  oneOf: [
    {type: 'object', properties: {is: {const: 'not'}, of: {$ref: 2}}},
    {type: 'object', required: ['value'], properties: {is: {const: 'value'}}},
  ],
};
const definitions = [point, formula, marked];

const events: Node = {
  oneOf: [
    {type: 'object', required: ['text'], properties: {type: {const: 'a'}, text: {type: 'string'}}},
    {type: 'object', required: ['from', 'to'], properties: {type: {enum: ['b']}}},
  ],
};
const places: Node = {
  anyOf: [
    {type: 'object', required: ['text'], properties: {text: {type: 'string'}}},
    {type: 'object', required: ['from', 'to'], properties: {from: true, to: true}},
    {type: 'object', required: ['ids']},
  ],
};
const points: Node = {anyOf: [{$ref: 0}, {type: 'object', additionalProperties: {$ref: 0}}]};

const nest = (depth: number, wrap: (inside: unknown) => unknown, inside: unknown): unknown =>
  depth === 0 ? inside : nest(depth - 1, wrap, wrap(inside));

it.each<readonly [what: string, Node, unknown, reason: string]>([
  [
    'the types, when none has that of the value',
    {anyOf: [{type: 'string'}, {type: ['integer', 'null']}, {$ref: 0}]},
    [],
    'It is []. Expected: a text or an integer or an object or null.',
  ],
  ['the constant that the value has', events, {type: 'b'}, '`from` is missing. `to` is missing.'],
  ['the fewest deviations', events, {text: 1}, '`text` is 1. Expected: a text.'],
  [
    'the fewest deviations, deeper',
    points,
    {id: 1, child: {id: 'x'}},
    '`child.id` is "x". Expected: an integer of at least 1.',
  ],
  [
    'the fields that it names',
    points,
    {id: 'x'},
    '`id` is "x". Expected: an integer of at least 1.',
  ],
  ['the most fields', places, {from: 1}, '`to` is missing.'],
  ['no one, without fields', places, {}, 'It does not fit any schema of `anyOf`.'],
  [
    'no one, with another constant',
    events,
    {type: 'c'},
    'It does not fit exactly one schema of `oneOf`.',
  ],
  [
    'one inside another',
    {$ref: 1},
    {and: {or: 'x'}},
    '`and.or` is "x". Expected: an object or an integer.',
  ],
  [
    'one but not the next',
    {$ref: 1},
    {and: {or: {}}},
    '`and.or` does not fit any schema of `anyOf`.',
  ],
  [
    'no one, below four of which several could be meant',
    {$ref: 1},
    nest(6, (and) => ({and}), 'x'),
    '`and.and.and.and` does not fit any schema of `anyOf`.',
  ],
  [
    'one, however deep, where constants tell',
    {$ref: 2},
    nest(6, (of) => ({is: 'not', of}), {is: 'value'}),
    '`of.of.of.of.of.of.value` is missing.',
  ],
])('of several schemas, a reason names %s', (_, schema, value, reason) => {
  expect(explainValue(schema, value, definitions, false)).toBe(reason);
});
