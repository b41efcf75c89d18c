import {describe, expect, it} from 'vitest';
import {upgradeNullable, type SchemaObject} from './upgradeNullable';

const owner = {$ref: '#/components/schemas/Owner'};
const none = {$ref: '#/components/schemas/None'};
const NULL = {type: 'null'};
const maybe = {$ref: '#/components/schemas/Maybe'};
const schemas = {
  Owner: {type: 'object'},
  None: {enum: [null]},
  // Upgraded before
  Maybe: {allOf: [{anyOf: [owner, NULL]}]},
  Itself: {oneOf: [{$ref: '#/components/schemas/Itself'}]},
};
const document = {components: {schemas}};
const PROPERTY = ['components', 'schemas', 'Thing', 'properties', 'owner'];

const upgrade = (schema: object, at = PROPERTY): SchemaObject => {
  const upgraded = structuredClone({...schema, nullable: true, readOnly: true});
  upgradeNullable(upgraded, at, document);
  return upgraded;
};

describe('nullable of OpenAPI 3.0', () => {
  it.each([
    ['a type', {type: 'string'}, {type: ['string', 'null']}],
    ['a reference', owner, {anyOf: [owner, NULL]}],
    ['a reference in allOf, as generators write it', {allOf: [owner]}, {anyOf: [owner, NULL]}],
    [
      'several parts that hold together',
      {allOf: [owner, {minProperties: 1}]},
      {anyOf: [{allOf: [owner, {minProperties: 1}]}, NULL]},
    ],
    ['alternatives', {oneOf: [owner]}, {oneOf: [owner, NULL]}],
    ['alternatives of any number', {anyOf: [owner]}, {anyOf: [owner, NULL]}],
    ['alternatives of which one is null', {oneOf: [owner, none]}, {oneOf: [owner, none]}],
    [
      'alternatives of which one may be null',
      {oneOf: [owner, {type: 'string', nullable: true}]},
      {oneOf: [owner, {type: 'string', nullable: true}]},
    ],
    ['alternatives of which one has null as a part', {oneOf: [maybe]}, {oneOf: [maybe]}],
    [
      'alternatives of which one leads to itself',
      schemas.Itself,
      {oneOf: [...schemas.Itself.oneOf, NULL]},
    ],
    ['values with null', {enum: ['a', null]}, {enum: ['a', null]}],
    ['nothing that excludes null', {description: 'Any'}, {description: 'Any'}],
  ])('beside %s is read as 3.1 says it', (_name, schema, expected) => {
    expect(upgrade(schema)).toEqual({...expected, readOnly: true});
  });

  it.each([
    ['null as one of several', ['oneOf', 1], NULL],
    ['null as any of several', ['anyOf', 1], NULL],
    ['anything as a property', ['properties', 'owner'], {}],
  ])('without any other keyword is %s', (_name, at, expected) => {
    const schema = {nullable: true};
    upgradeNullable(schema, at, document);
    expect(schema).toEqual(expected);
  });

  it.each([
    ['values without null', {enum: ['a']}, PROPERTY],
    ['two kinds of parts', {allOf: [owner], oneOf: [owner]}, PROPERTY],
    ['what must not match', {not: {type: 'string'}}, PROPERTY],
    ['no part', {allOf: []}, PROPERTY],
    ['the parts of a component', {allOf: [owner]}, ['components', 'schemas', 'Thing']],
  ])('beside %s stays, to be rejected', (_name, schema, at) => {
    expect(upgrade(schema, at)).toEqual({...schema, nullable: true, readOnly: true});
  });
});
