import {expect, it} from 'vitest';
import {toSchemeFact} from './securityFacts';

it.each([
  ['bearer', 'Bearer'],
  ['BASIC', 'Basic'],
  ['HOBA', 'HOBA'],
])('shows the scheme %j as a header has it', (scheme, name) => {
  expect(toSchemeFact('Key', {type: 'http', scheme})).toEqual([
    'Key',
    [['p', ['Header ', ['code', `Authorization: ${name} …`]]]],
  ]);
});
