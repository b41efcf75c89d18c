import type {Call} from '../../contract/samples';
import type {OperationView} from '../../contract/view/types';
import {toFileName, toPath, type RequestValues} from '../../sandbox/cases';
import {KEY_HEADER} from './editValues';

/** Headers that only the sandbox knows. */
const isOfSandbox = (name: string): boolean => name.startsWith('x-sandbox-');

/**
 * The request as it is filled in, for the writers of samples. The key is left out: code reads it
 * from the environment.
 *
 * @returns nothing if the body is not JSON, which most languages cannot express as code
 */
export function toCall(
  values: RequestValues,
  {id, method, parameters}: OperationView,
  server: string,
): Call | undefined {
  const types = new Map(parameters.map(({name, type}) => [name, type]));
  const texts = {...values.pathParameters, ...values.query};
  const sentMethod = values.method ?? method;
  const hasBody = sentMethod !== 'GET';
  const json = hasBody && values.body !== undefined ? parse(values.body) : undefined;
  if (json?.isBroken === true) return undefined;
  return {
    operationId: id,
    method: sentMethod,
    values: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, toTyped(text, types.get(name))]),
    ),
    url: new URL(server).origin + toPath({...values, query: {}}),
    query: Object.entries(values.query),
    headers: Object.entries(values.headers).filter(
      ([name]) => name !== KEY_HEADER && !isOfSandbox(name),
    ),
    needsKey: values.headers[KEY_HEADER] !== undefined,
    ...(json === undefined ? {} : {json: json.value}),
    ...(values.parts === undefined || !hasBody
      ? {}
      : {
          parts: values.parts.map(({name, value}) =>
            typeof value === 'string'
              ? {name, value, isFile: false}
              : {name, value: toFileName(value), isFile: true},
          ),
        }),
  };
}

function toTyped(text: string, type = 'string'): unknown {
  if (/^(integer|number)$/.test(type) && text !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function parse(text: string): {readonly isBroken: boolean; readonly value?: unknown} {
  try {
    return {isBroken: false, value: JSON.parse(text)};
  } catch {
    return {isBroken: true};
  }
}
