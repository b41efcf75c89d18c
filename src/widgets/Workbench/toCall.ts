import {isJsonType} from '../../contract/isJsonType';
import type {Call} from '../../contract/samples';
import type {CallBody} from '../../contract/samples/toBody';
import {toPartType} from '../../contract/samples/toPartType';
import {toReturned} from '../../contract/samples/toReturned';
import {
  getBodyType,
  toCookies,
  toFileName,
  toHeaders,
  toPairs,
  toPath,
  type RequestValues,
} from '../../sandbox/cases';
import {getOperation, toValue} from '../../sandbox/cases/toRequest';
import {KEY_HEADER} from './editValues';

/** What a call needs to know of its operation. */
export interface CallTarget {
  readonly id: string;
  readonly method: string;
  readonly parameters: readonly {readonly name: string; readonly type: string}[];
}

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
  {id, method, parameters}: CallTarget,
  server: string,
): Call | undefined {
  const types = new Map(parameters.map(({name, type}) => [name, type]));
  const texts = {...values.pathParameters, ...values.query};
  const sentMethod = values.method ?? method;
  const hasBody = sentMethod !== 'GET';
  const body = hasBody ? toBody(values) : {};
  if (body === undefined) return undefined;
  const {pairs, exact} = toPairs(values, 'query');
  const {security: [credentials] = [], example} = getOperation(id);
  const cookies = toCookies(values);
  return {
    operationId: id,
    method: sentMethod,
    values: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, toTyped(text, types.get(name))]),
    ),
    url: new URL(server).origin + toPath(values) + (exact === undefined ? '' : `?${exact}`),
    query: pairs,
    headers: Object.entries(toHeaders(values)).filter(
      ([name]) => name !== KEY_HEADER && !isOfSandbox(name),
    ),
    needsKey: values.headers[KEY_HEADER] !== undefined,
    ...(credentials !== undefined && {credentials}),
    ...(example !== undefined && toReturned(example.response.contents.map(({type}) => type))),
    ...(cookies !== '' && {cookies}),
    ...body,
  };
}

function toTyped(text: string, type = 'string'): unknown {
  if (/^(integer|number)$/.test(type) && text !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** The body of a call; undefined for a broken one. */
function toBody({operationId, body, parts}: RequestValues): CallBody | undefined {
  const sent = parts?.map(({name, value}) => {
    const isFile = typeof value !== 'string';
    const text = isFile ? toFileName(value) : value;
    return {name, value: text, isFile, ...describePart(operationId, name, text)};
  });
  const fields = sent === undefined ? {} : {parts: sent};
  if (body === undefined) return fields;
  const type = getBodyType(operationId);
  if (!isJsonType(type)) return {...fields, content: {type, text: body}};
  try {
    return {
      ...fields,
      json: JSON.parse(body) as unknown,
      ...(type !== 'application/json' && {jsonType: type}),
    };
  } catch {
    return undefined;
  }
}

/** The media type of a part, where the contract names one, and of an object. */
function describePart(operationId: string, name: string, text: string) {
  const field = getOperation(operationId)
    .bodies.flatMap(({kind, fields}) => (kind === 'parts' ? fields : []))
    .find((one) => one.name === name);
  return toPartType(toValue(field ?? {kinds: ['object']}, text), field?.mediaType);
}
