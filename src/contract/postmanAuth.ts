import {getOnlyKey} from './getOnlyKey';
import type {Operation} from './listOperations';
import {getCredentials, type Credential} from './samples/credentials';
import {getBody} from './samples/toBody';
import {toCall} from './samples/toCall';
import type {ContractDocument} from './types';

interface Pair {
  readonly key: string;
  readonly value: string;
}

/** Name of the variable of a collection that holds the value of a credential. */
const toVariable = (credential: Credential): string =>
  'variable' in credential && credential.variable !== undefined ? credential.variable : 'apiKey';

/** A credential as Postman's settings have it. */
export function toAuth(credential: Credential): object {
  if (credential.kind === 'basic' || credential.kind === 'digest') {
    return {
      type: credential.kind,
      [credential.kind]: toPairs({username: '{{API_USER}}', password: '{{API_PASSWORD}}'}),
    };
  }
  if (credential.kind === 'certificate') return {type: 'noauth'};
  const value = `{{${toVariable(credential)}}}`;
  return credential.prefix === 'Bearer '
    ? {type: 'bearer', bearer: toPairs({token: value})}
    : {
        type: 'apikey',
        apikey: toPairs({
          key: credential.name,
          value: credential.prefix + value,
          in: credential.kind,
        }),
      };
}

const toPairs = (values: Readonly<Record<string, string>>): object[] =>
  Object.entries(values).map(([key, value]) => ({key, value, type: 'string'}));

/**
 * The authentication of an operation, where it is not that of the collection; Postman knows one
 * for each request.
 */
export function toOwnAuth(document: ContractDocument, operation: Operation): {auth?: object} {
  if (getOnlyKey(document) !== undefined) return {};
  const credential = getCredentials(document, operation).find(({kind}) => kind !== 'cookie');
  return {auth: credential === undefined ? {type: 'noauth'} : toAuth(credential)};
}

/**
 * Headers that no parameter describes: cookies, further credentials, and the type of a body that
 * Postman does not know.
 */
export function toOwnHeaders(document: ContractDocument, operation: Operation): Pair[] {
  const credentials = getCredentials(document, operation);
  const first = credentials.find(({kind}) => kind !== 'cookie');
  const {cookies, headers} = toCall(document, operation);
  const names = operation.parameters.map(({name}) => name);
  const accepted = headers.find(([name]) => name === 'Accept' && !names.includes(name));
  const {content, jsonType} = getBody(document, operation, undefined);
  const allCookies = [
    ...(cookies === undefined ? [] : [cookies]),
    ...credentials.flatMap((credential) =>
      credential.kind === 'cookie' ? [`${credential.name}={{${toVariable(credential)}}}`] : [],
    ),
  ];
  const type = content?.type ?? jsonType;
  return [
    ...credentials.flatMap((credential) =>
      credential === first || credential.kind !== 'header'
        ? []
        : [
            {
              key: credential.name,
              value: `${credential.prefix}{{${toVariable(credential)}}}`,
            },
          ],
    ),
    ...(allCookies.length === 0 ? [] : [{key: 'Cookie', value: allCookies.join('; ')}]),
    ...(type === undefined ? [] : [{key: 'Content-Type', value: type}]),
    ...(accepted === undefined ? [] : [{key: 'Accept', value: accepted[1]}]),
  ];
}

/** Keys in the query that are not the one that Postman sends by itself. */
export function toOwnQuery(document: ContractDocument, operation: Operation): Pair[] {
  const credentials = getCredentials(document, operation);
  const first = credentials.find(({kind}) => kind !== 'cookie');
  return credentials.flatMap((credential) =>
    credential === first || credential.kind !== 'query'
      ? []
      : [{key: credential.name, value: `{{${toVariable(credential)}}}`}],
  );
}

/** The variables of credentials other than the usual key, to be filled in. */
export function listVariables(
  document: ContractDocument,
  operations: readonly Operation[],
): Pair[] {
  const names = operations
    .flatMap((operation) => getCredentials(document, operation))
    .flatMap((credential) =>
      credential.kind === 'basic' || credential.kind === 'digest'
        ? ['API_USER', 'API_PASSWORD']
        : [toVariable(credential)],
    )
    .filter((name) => name !== 'apiKey');
  return [...new Set(names)].map((key) => ({key, value: ''}));
}
