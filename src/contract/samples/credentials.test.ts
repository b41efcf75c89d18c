import {expect, it} from 'vitest';
import type {ContractDocument, Operation} from '../index';
import {getCredentials, listCredentials} from './credentials';

const document = {
  components: {
    securitySchemes: {
      Basic: {type: 'http', scheme: 'basic'},
      Key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      OAuth: {type: 'oauth2', flows: {}},
      Token: {type: 'http', scheme: 'bearer'},
    },
  },
} as unknown as ContractDocument;

const toOperation = (...security: readonly (readonly string[])[]): Operation =>
  ({
    security: security.map((names) => Object.fromEntries(names.map((name) => [name, []]))),
    isPublic: false,
  }) as unknown as Operation;

it('credentials that a request cannot have at once come last', () => {
  const operation = toOperation(['Basic', 'Token'], ['Key', 'Token'], ['Basic']);
  expect(getCredentials(document, operation)).toMatchObject([{name: 'X-Key'}, {prefix: 'Bearer '}]);
  expect(listCredentials(document, operation)[2]).toHaveLength(2);
});

it('a token of several schemes is sent once', () => {
  expect(getCredentials(document, toOperation(['OAuth', 'Token']))).toMatchObject([
    {name: 'Authorization', prefix: 'Bearer '},
  ]);
});
