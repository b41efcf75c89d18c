import {getServerUrl} from '../getServerUrl';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example, MediaType, Parameter, Schema} from '../types';
import type {Operation} from '../listOperations';

/** One part of a multipart body. */
export interface CallPart {
  readonly name: string;
  /** Text of the part, or the name of the file to send. */
  readonly value: string;
  readonly isFile: boolean;
}

/** A complete request, from which samples in every language are written. */
export interface Call {
  readonly operationId: string;
  readonly method: string;
  /** Values of path and query parameters as the contract has them, not as text. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Host and path prefix of the server, then the path with its parameters filled in, without the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Without the API key. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly needsKey: boolean;
  readonly json?: unknown;
  readonly parts?: readonly CallPart[];
}

/** What a caller may choose; the rest comes from the contract's examples. */
export interface CallChoice {
  /** Name of the request example. Default: the first. */
  readonly example?: string;
}

/**
 * The request that an operation's examples describe: required parameters, and optional ones of the query that have an example.
 *
 * @throws Error when a required parameter has no example
 */
export function toCall(
  document: ContractDocument,
  operation: Operation,
  choice: CallChoice = {},
): Call {
  const filled = operation.parameters.flatMap((parameter) => {
    const value = getExample(document, parameter);
    if (value === undefined && parameter.required === true) {
      throw new Error(
        `${operation.id}: parameter \`${parameter.name}\` has no example. Fix: give it one in api-specs.`,
      );
    }
    return value === undefined ? [] : [{parameter, raw: value, value: String(value)}];
  });
  const inPlace = (place: Parameter['in']): [string, string][] =>
    filled
      .filter(({parameter}) => parameter.in === place)
      .map(({parameter, value}) => [parameter.name, value]);
  const path = inPlace('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  );
  return {
    operationId: operation.id,
    values: Object.fromEntries(filled.map(({parameter, raw}) => [parameter.name, raw])),
    method: operation.method.toUpperCase(),
    url: getServerUrl(document, operation) + path,
    query: inPlace('query'),
    // Optional headers change the usual response, for example to an older version: a plain call has none.
    headers: filled
      .filter(({parameter}) => parameter.in === 'header' && parameter.required === true)
      .map(({parameter, value}) => [parameter.name, value]),
    needsKey: !operation.isPublic,
    ...getBody(document, operation, choice),
  };
}

function getExample(document: ContractDocument, parameter: Parameter): unknown {
  if (parameter.example !== undefined) return parameter.example;
  const [first] = Object.values(parameter.examples ?? {});
  return first === undefined ? undefined : resolveReference<Example>(document, first).value;
}

function getBody(
  document: ContractDocument,
  operation: Operation,
  {example}: CallChoice,
): Pick<Call, 'json' | 'parts'> {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || media === undefined) return {};
  const value = getBodyExample(document, operation, media, example);
  return type === 'multipart/form-data'
    ? {parts: toParts(document, media, value as Record<string, unknown>)}
    : {json: value};
}

function getBodyExample(
  document: ContractDocument,
  operation: Operation,
  media: MediaType,
  name: string | undefined,
): unknown {
  if (name === undefined && media.example !== undefined) return media.example;
  const examples = media.examples ?? {};
  const chosen = name === undefined ? Object.values(examples)[0] : examples[name];
  if (chosen === undefined) {
    throw new Error(
      `${operation.id}: request example ${JSON.stringify(name ?? 'any')} does not exist. Expected: ${Object.keys(examples).join(' or ')}.`,
    );
  }
  return resolveReference<Example>(document, chosen).value;
}

/** A list becomes one part for each item, an object the JSON of it. */
function toParts(
  document: ContractDocument,
  media: MediaType,
  value: Readonly<Record<string, unknown>>,
): CallPart[] {
  const properties =
    media.schema === undefined
      ? {}
      : (resolveReference<Schema>(document, media.schema).properties ?? {});
  return Object.entries(value).flatMap(([name, content]) => {
    const property =
      properties[name] === undefined ? {} : resolveReference<Schema>(document, properties[name]);
    const isFile =
      isBinary(property) ||
      (property.items !== undefined &&
        isBinary(resolveReference<Schema>(document, property.items)));
    return (Array.isArray(content) ? content : [content]).map((item: unknown) => ({
      name,
      value: typeof item === 'object' ? JSON.stringify(item) : String(item),
      isFile,
    }));
  });
}

const isBinary = (schema: Schema): boolean =>
  schema.format === 'binary' || 'contentMediaType' in schema;
