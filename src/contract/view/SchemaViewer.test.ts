import {describe, expect, it} from 'vitest';
import type {ContractDocument} from '../index';
import {listDropped} from './listDropped';
import {toApiView} from './toApiView';

/** A specification with one property. */
const toDocument = (property: object): ContractDocument =>
  ({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: {
              description: 'Success.',
              content: {'application/json': {schema: {type: 'object', properties: {property}}}},
            },
          },
        },
      },
    },
  }) as unknown as ContractDocument;

/** What the page shows of the property. */
function view(property: object) {
  const {operations} = toApiView('a', toDocument(property), (code) => [code]);
  return operations[0]?.responses[0]?.contents?.[0]?.schema?.fields?.[0];
}

describe('the limits of a number', () => {
  it.each([
    [{minimum: 0, maximum: 100}, ['0 to 100']],
    [{allOf: [{minimum: 0, maximum: 100}, {exclusiveMinimum: 5}]}, ['at most 100', 'more than 5']],
    [
      {allOf: [{minimum: 0, maximum: 100}, {exclusiveMaximum: 100}]},
      ['at least 0', 'less than 100'],
    ],
    [
      {
        allOf: [
          {minimum: 0, maximum: 9},
          {exclusiveMinimum: -1, exclusiveMaximum: 10},
        ],
      },
      ['0 to 9'],
    ],
  ])('are all there: %j', (schema, chips) => {
    expect(view({type: 'integer', ...schema})?.chips).toEqual(chips);
  });
});

describe('a schema that is true or false', () => {
  it.each([
    [{if: {required: ['a']}, then: false}, 'then it is', 'not allowed'],
    [{if: {required: ['a']}, else: false}, 'otherwise it is', 'not allowed'],
    [{dependentSchemas: {a: false}}, 'together with a', 'not allowed'],
    [{patternProperties: {'^x-': false}}, '/^x-/', 'not allowed'],
    [{propertyNames: false}, 'every key', 'not allowed'],
    [{properties: {a: false}}, 'a', 'not allowed'],
    [{not: true}, 'must not be', 'anything'],
    [{type: 'array', contains: true}, 'at least one item', 'anything'],
  ])('is shown: %j', (schema, name, type) => {
    const {fields} = view({type: 'object', ...schema}) ?? {};
    expect(fields?.find((field) => field.name === name)).toMatchObject({type});
  });
});

it.each([
  ['a file', {type: 'string', format: 'binary'}],
  ['values that are objects', {enum: [{a: 1}, [2], null, 'x']}],
])('shows %s, and the list of what is dropped knows it', (_title, property) => {
  const document = toDocument(property);
  expect(
    listDropped(
      document,
      toApiView('a', document, (code) => [code]),
    ),
  ).toEqual([]);
});

it('writes no schema of a long chain far inside another one', () => {
  const document = toDocument({$ref: '#/components/schemas/S0'});
  const toNext = (index: number) => ({
    type: 'object',
    properties: {next: {$ref: `#/components/schemas/S${index + 1}`}},
  });
  const schemas = Object.fromEntries(
    Array.from({length: 100}, (_, index) => [`S${index}`, index < 99 ? toNext(index) : {}]),
  );
  const long = {...document, components: {schemas}} as ContractDocument;
  const shared = toApiView('a', long, (code) => [code]).schemas;
  expect(shared.map(({name}) => name)).toEqual(['S20', 'S41', 'S62', 'S83']);
});

/** A specification of which a component is used as often as there are schemas. */
function toDocumentOf(schemas: readonly object[], components: object): ContractDocument {
  const properties = Object.fromEntries(schemas.map((schema, index) => [`field${index}`, schema]));
  const document = toDocument({type: 'object', properties});
  return {...document, components: {schemas: components}} as unknown as ContractDocument;
}

const noted = {
  type: 'object',
  title: 'Own title',
  examples: ['own-example'],
  externalDocs: {url: 'https://example.com/own'},
  properties: {color: {type: 'string', description: 'Of the inside.'}},
};
const beside = {
  $ref: '#/components/schemas/Noted',
  title: 'Title beside',
  examples: ['example-beside'],
  externalDocs: {url: 'https://example.com/beside'},
};

it.each([
  ['of a component that is written out once', [beside]],
  ['of a component that has its own place', [beside, beside]],
  ['of items that have their own place', [{type: 'array', items: beside}, beside]],
])('the notes beside a reference and those %s are shown', (_title, schemas) => {
  const document = toDocumentOf(schemas, {Noted: noted});
  const page = JSON.stringify(toApiView('a', document, (code) => [code]));
  for (const note of ['Own title', 'own-example', 'example.com/own', 'Of the inside'])
    expect(page).toContain(note);
  for (const note of ['Title beside', 'example-beside', 'example.com/beside'])
    expect(page.split(note).length - 1).toBeGreaterThanOrEqual(schemas.length);
});

it('a component that is another name of one has the fields of that', () => {
  const other = {$ref: '#/components/schemas/Other'};
  const document = toDocumentOf([other, other], {
    Other: {$ref: '#/components/schemas/Noted'},
    Noted: noted,
  });
  expect(
    listDropped(
      document,
      toApiView('a', document, (code) => [code]),
    ),
  ).toEqual([]);
});

it.each([
  [
    'the fields beside a part that contains them',
    {
      inner: {
        allOf: [{$ref: '#/components/schemas/Noted'}],
        anyOf: [
          {allOf: [{properties: {extra: {const: 'lost?'}}}, {$ref: '#/components/schemas/Noted'}]},
          {required: ['color']},
        ],
      },
    },
  ],
  [
    'the words of lists within lists of what has its own place',
    {list: {type: 'array', items: {type: 'array', items: {...beside, title: 'lost?'}}}},
  ],
  [
    'the title of the only part of an alternative',
    {choice: {anyOf: [{default: {}, allOf: [{title: 'lost?', type: 'object'}]}, beside]}},
  ],
  ['the notes of a name between', {other: {$ref: '#/components/schemas/Between'}}],
])('shows %s', (_title, properties) => {
  const components = {
    Noted: {...noted, properties},
    Between: {$ref: '#/components/schemas/Text', description: 'lost?'},
    Text: {type: 'string', description: 'Of the text.'},
  };
  const document = toDocumentOf([beside], components);
  const page = JSON.stringify(toApiView('a', document, (code) => [code]));
  expect(page).toContain('lost?');
  if ('other' in properties) expect(page).toContain('Of the text.');
});

describe('the meanings of the values of an enum', () => {
  it.each([
    ['by value', {a: 'First.', b: 'Second.'}],
    ['as a list, in the order of the values', ['First.', 'Second.']],
  ])('are shown %s', (_, descriptions) => {
    const property = {type: 'string', enum: ['a', 'b'], 'x-enum-descriptions': descriptions};
    expect(JSON.stringify(view(property)?.values)).toMatch(/"a",.*First\..*"b",.*Second\./);
  });
});
