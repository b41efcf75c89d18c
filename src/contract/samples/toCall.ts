import {getServerUrl} from '../getServerUrl';
import {getSuccess} from '../getSuccess';
import {getParameterExample} from '../getParameterExample';
import {isWrittenByClient} from '../isWrittenByClient';
import type {Operation} from '../listOperations';
import {listValueKinds} from '../listValueKinds';
import type {ContractDocument, Parameter} from '../types';
import {getCredentials, type Credential} from './credentials';
import {
  encodePath,
  getSerialization,
  joinQuery,
  toHeaderText,
  toPathText,
  toPlain,
  toQueryPairs,
  toQueryText,
} from './serialize';
import {getBody, type CallBody} from './toBody';
import {toAccepted, toReturned, type Returned} from './toReturned';

export {hasBody} from './toBody';
export type {CallPart} from './toForm';

/** A complete request, from which samples in every language are written. */
export interface Call extends CallBody, Returned {
  readonly operationId: string;
  readonly method: string;
  /** Values of path and query parameters as the contract has them, not as text. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * Host and path prefix of the server, then the path with its parameters filled in. It has the
   * query only
   * where a separator in it must not be percent-encoded.
   */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Without the API key. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As the `Cookie` header has them. */
  readonly cookies?: string;
  readonly needsKey: boolean;
  /** Default: the one key, if the call needs it. */
  readonly credentials?: readonly Credential[];
}

/** What a caller may choose; the rest comes from the contract's examples. */
export interface CallChoice {
  /** Name of the request example. Default: the first. */
  readonly example?: string;
}

/**
 * The request that an operation's examples describe: required parameters, and optional ones of the
 * query and of
 * cookies that have an example.
 *
 * @throws Error when a required parameter has no example
 */
export function toCall(
  document: ContractDocument,
  operation: Operation,
  choice: CallChoice = {},
): Call {
  const filled = fillParameters(document, operation);
  const inPlace = (place: Parameter['in']): Filled[] =>
    filled.filter(({parameter}) => parameter.in === place);
  const cookies = joinPairs(inPlace('cookie'));
  const cookieText = cookies.exact ?? toQueryText(cookies.pairs);
  const credentials = getCredentials(document, operation);
  // Optional headers change the usual response, for example to an older version: a plain call has
  // none.
  const headers = inPlace('header')
    .filter(({parameter}) => parameter.required === true && !isWrittenByClient(parameter))
    .map(
      ({parameter, value}) =>
        [parameter.name, toHeaderText(value, getSerialization(parameter))] as const,
    );
  const types = listReturned(document, operation);
  const accepted = toAccepted(types);
  return {
    operationId: operation.id,
    values: Object.fromEntries(filled.map(({parameter, value}) => [parameter.name, value])),
    method: operation.method.toUpperCase(),
    ...toAddress(getServerUrl(document, operation) + encodePath(operation.path), filled),
    headers: [
      ...(accepted === undefined || headers.some(([name]) => /^accept$/i.test(name))
        ? []
        : [['Accept', accepted] as const]),
      ...headers,
    ],
    ...(cookieText !== '' && {cookies: cookieText.replaceAll('&', '; ')}),
    needsKey: credentials.length > 0,
    ...(credentials.length > 0 && {credentials}),
    ...(operation.method === 'head' ? {returnsText: true} : toReturned(types)),
    ...getBody(document, operation, choice.example),
  };
}

/** An address with the values of the path and of the query. */
function toAddress(address: string, filled: readonly Filled[]): Pick<Call, 'query' | 'url'> {
  const url = filled
    .filter(({parameter}) => parameter.in === 'path')
    .reduce(
      (text, {parameter, value}) =>
        text.replace(`{${parameter.name}}`, () =>
          toPathText(parameter.name, value, getSerialization(parameter)),
        ),
      address,
    );
  const {pairs, exact} = joinPairs(filled.filter(({parameter}) => parameter.in === 'query'));
  return {url: exact === undefined ? url : `${url}?${exact}`, query: pairs};
}

const joinPairs = (filled: readonly Filled[]): ReturnType<typeof joinQuery> =>
  joinQuery(
    filled.map(({parameter, value}) =>
      toQueryPairs(parameter.name, value, getSerialization(parameter)),
    ),
  );

interface Filled {
  readonly parameter: Parameter;
  readonly value: unknown;
}

function fillParameters(document: ContractDocument, operation: Operation): Filled[] {
  return operation.parameters.flatMap((parameter) => {
    const value = getParameterExample(document, parameter);
    if (value === undefined && parameter.required === true) {
      throw new Error(
        `${operation.id}: parameter \`${parameter.name}\` has no example. Fix: give it one in api-specs.`,
      );
    }
    // A document in a parameter is one text.
    return value === undefined
      ? []
      : [{parameter, value: parameter.content === undefined ? value : toPlain(value)}];
  });
}

/** The media types of the usual response. */
const listReturned = (document: ContractDocument, operation: Operation): string[] =>
  (getSuccess(operation)?.contents ?? []).map(([type, {schema}]) =>
    type.startsWith('*') && listValueKinds(document, schema).join() === 'text' ? 'text/*' : type,
  );
