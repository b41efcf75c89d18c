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

it('says what each address of a flow is for, and lists its scopes', () => {
  const url = (name: string): string => `https://id.example/${name}`;
  const flows = {
    authorizationCode: {
      authorizationUrl: url('authorize'),
      tokenUrl: url('token'),
      refreshUrl: url('refresh'),
      scopes: {read: 'Read all.', write: ''},
    },
    clientCredentials: {tokenUrl: url('token'), scopes: {}},
  };
  expect(
    toSchemeFact('Login', {type: 'oauth2', description: 'Log in.', flows})[1].slice(1),
  ).toEqual([
    ['p', ['Log in.']],
    [
      'p',
      [
        'Flow ',
        ['code', 'authorizationCode'],
        ': ',
        'authorization ',
        ['code', url('authorize')],
        ', token ',
        ['code', url('token')],
        ', refresh ',
        ['code', url('refresh')],
      ],
    ],
    [
      'ul',
      [
        [['p', ['Scope ', ['code', 'read'], ': Read all.']]],
        [['p', ['Scope ', ['code', 'write']]]],
      ],
    ],
    ['p', ['Flow ', ['code', 'clientCredentials'], ': ', 'token ', ['code', url('token')]]],
  ]);
});
