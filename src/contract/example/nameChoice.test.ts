import {describe, expect, it} from 'vitest';
import {dereference} from '../dereference';
import {loadContractFile} from '../loadContract';
import type {Schema} from '../types';
import {createExample} from './createExample';

const {components} = dereference(loadContractFile('src/contract/fixtures/discriminators.yaml'));
const named = (name: string): Schema => components?.schemas?.[name] ?? {};
const [Cat, Dog] = [named('Cat'), named('Dog')];

describe('an example of a schema with subtypes', () => {
  it.each<[string, Schema, object]>([
    ['the value of the mapping', named('Open'), {type: 'cat', lives: 0}],
    [
      'the name where there is no mapping',
      {oneOf: [Dog, Cat], discriminator: {propertyName: 'type'}},
      {type: 'Dog', lives: 'text'},
    ],
    [
      'a value that the subtype lists',
      {oneOf: [named('System'), named('User')], discriminator: {propertyName: 'role'}},
      {role: 'system', name: 0},
    ],
    [
      'the value of a part that all subtypes share',
      {oneOf: [named('Saw'), named('Drill')]},
      {tool: 'saw', teeth: 0},
    ],
    ['the first subtype, where none is listed', named('Animal'), {kind: 'whale', name: 'text'}],
    ['the value of the subtype itself', named('Truck'), {kind: 'road', axles: 'Truck', load: 0}],
  ])('has %s', (_title, schema, example) => {
    expect(createExample(schema, 'response')).toMatchObject(example);
  });

  it('leaves a property alone whose values it cannot have', () => {
    const kind: Schema = {type: 'string', enum: ['A', 'B']};
    const choose: Schema = {
      allOf: [{type: 'object', properties: {type: kind}}],
      oneOf: [Cat, Dog],
      discriminator: {propertyName: 'type'},
    };
    expect(createExample(choose, 'response')).toMatchObject({type: 'Cat'});
    const listed: Schema = {
      oneOf: [
        {type: 'object', properties: {type: kind}},
        {type: 'object', properties: {type: kind}, required: ['other']},
      ],
      discriminator: {propertyName: 'type'},
    };
    expect(createExample(listed, 'response')).toMatchObject({type: 'A'});
  });
});
