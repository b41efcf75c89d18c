import {expect, it} from 'vitest';
import {loadContractFile} from '../index';
import {toApiView} from './toApiView';
import type {ChoicesView} from './types';

const {operations, schemas} = toApiView(
  'a',
  loadContractFile('src/contract/fixtures/discriminators.yaml'),
  (code) => [code],
);

const toRows = ({by, of}: ChoicesView) => [by, ...of.map(({name, when}) => [name, when])];

it.each([
  ['sendOpen', ['type', ['Cat', ['cat']], ['Dog', ['dog']]]],
  ['sendBeside', ['type', ['Cat', ['kitten']], ['Dog', ['Dog']]]],
  ['sendPart', ['type', ['Cat', ['cat']], ['Dog', ['dog']]]],
  ['sendListed', ['role', ['User', ['user']], ['System', ['system']]]],
  ['sendInherited', ['tool', ['Saw', ['saw']], ['Drill', ['drill']]]],
  ['sendNarrowed', ['kind', ['Whale', ['whale']]]],
  ['sendNested', ['kind', ['RoadVehicle', ['road']], ['RailVehicle', ['rail']]]],
])('shows what the values of a discriminator choose: %s', (id, expected) => {
  const [content] = operations.find((one) => one.id === id)?.body?.contents ?? [];
  const {choices = [], link} = content?.schema ?? {};
  const shared = schemas.find((one) => one.id === link)?.choices ?? [];
  expect([...choices, ...shared].map(toRows)).toEqual([expected]);
});

it('shows no other subtypes in a subtype', () => {
  expect(schemas.find(({name}) => name === 'Whale')?.choices).toBeUndefined();
});

it('shows the subtypes of a subtype, and what each adds to what it joins', () => {
  const toNames = (fields: readonly {readonly name: string}[] = []) => fields.map(({name}) => name);
  const [subtypes] = schemas.find(({name}) => name === 'Vehicle')?.choices ?? [];
  expect(subtypes?.of.map(({name, fields}) => [name, toNames(fields)])).toContainEqual([
    'RailVehicle',
    ['gauge'],
  ]);
  const [nested] = schemas.find(({name}) => name === 'RoadVehicle')?.choices ?? [];
  expect(nested?.of.map(({name, fields}) => [name, toNames(fields)])).toEqual([
    ['Car', ['doors']],
    ['Truck', ['load']],
  ]);
});
