import type {ContractDocument, Example, MediaType, Operation, Schema} from '../../contract';
import {getErrorContent} from '../../contract/getErrorContent';
import {isJsonType} from '../../contract/isJsonType';
import {isObject} from '../../contract/isObject';
import {getMessage, toUniqueName, toMessage, toUnnamed} from '../../contract/listErrors';
import {listCredentials} from '../../contract/samples/credentials';
import {isXmlType} from '../../contract/mediaTypes';
import {toErrorStatus} from '../../contract/toErrorStatus';
import {describeXml} from '../../contract/xml/describeXml';
import {writeXml} from '../../contract/xml/writeXml';
import type {WrittenOperation} from '../contractTypes';
import {FORCEABLE_STATUSES} from '../rules/forcedStatus';
import {KEY_ERRORS} from '../rules/keyErrors';
import {getExample} from './describeExample';
import {toSent} from './toSent';

type Errors = WrittenOperation['errors'];

/**
 * What the sandbox needs of the errors of an operation, by name. Those that no request causes say
 * how to ask for them, where their status alone does not.
 */
export function describeErrors(
  document: ContractDocument,
  operation: Operation,
  isSimulated: boolean,
): Errors {
  const isOfKey = (name: string): boolean =>
    KEY_ERRORS.includes(name) && hasKeys(document, operation);
  const first = new Map<number, string>();
  return Object.fromEntries(
    listByName(document, operation).map(([name, error]) => {
      const {status} = error;
      if (!first.has(status)) first.set(status, name);
      const isAsked = isSimulated ? FORCEABLE_STATUSES.includes(status) : !isOfKey(name);
      if (first.get(status) !== name && isAsked)
        return [name, {...error, forced: `${status} ${encodeURIComponent(name)}`}];

      return [
        name,
        isAsked && KEY_ERRORS.includes(name) ? {...error, forced: String(status)} : error,
      ];
    }),
  );
}

/** Whether requests have a key that can be wrong: only a connection has a certificate or a digest. */
const hasKeys = (document: ContractDocument, operation: Operation): boolean =>
  !operation.isPublic &&
  !listCredentials(document, operation)
    .flat()
    .some(({kind}) => kind === 'certificate' || kind === 'digest');

/** One for each example of an error response, by its name; without examples, by the status. */
function listByName(
  document: ContractDocument,
  {responses}: Operation,
): [name: string, Errors[string]][] {
  const errors = new Map<string, Errors[string]>();
  const add = (name: string, error: Errors[string]): void => void errors.set(name, error);
  for (const [status, response] of Object.entries(responses)) {
    const code = toErrorStatus(status, responses);
    if (code === undefined) continue;
    const {description} = response;
    const [type, media] = getErrorContent(response);
    const examples = Object.entries(media.examples ?? {}) as [string, Example][];
    if (examples.length === 0) {
      const value = media.example ?? makeBody(media, description);
      const message = getMessage(value) ?? description;
      const sent = toXmlText(document, type, media, value);
      const body = describeBody(document, media, sent, description, type);
      add(toUnnamed(status), {status: code, message, ...body});
    }
    for (const [name, example] of examples) {
      add(toUniqueName(name, status, errors), {
        status: code,
        message: toMessage(example),
        ...describeBody(document, media, example.value, description, type),
      });
    }
  }
  return [...errors];
}

/** Nodes of a schema with all that it refers to. Of more, the body of an error is too long to read. */
const NODES_MAX = 1000;

/** Operations share the schema of their errors, so each is counted once. */
const large = new WeakMap<Schema, boolean>();

/** A schema that contains itself is large. */
function isLarge(schema: Schema | undefined): boolean {
  if (typeof schema !== 'object') return false;
  const known = large.get(schema);
  if (known !== undefined) return known;
  let count = 0;
  const visit = (node: unknown): boolean =>
    typeof node === 'object' &&
    node !== null &&
    (++count > NODES_MAX || Object.values(node).some(visit));
  const isTooLarge = visit(schema);
  large.set(schema, isTooLarge);
  return isTooLarge;
}

/** A body that fits the schema; where it has a message, that is the description of the response. */
function makeBody(media: MediaType, description: string): unknown {
  const made = isLarge(media.schema) ? undefined : getExample(media);
  return isObject(made) && getMessage(made) !== undefined ? {...made, message: description} : made;
}

/** Data of XML as it is sent; any other value as it is. */
const toXmlText = (
  document: ContractDocument,
  type = '',
  {schema}: MediaType,
  value: unknown,
): unknown =>
  isXmlType(type) && typeof value === 'object' && value !== null
    ? writeXml(describeXml(document, schema), value)
    : value;

/** The body, unless it is JSON with nothing but a message, and its media type. */
function describeBody(
  document: ContractDocument,
  media: MediaType,
  value: unknown,
  description: string,
  type = 'application/json',
): Pick<Errors[string], 'body' | 'type'> {
  const body = isJsonType(type) || type.includes('*') ? value : (value ?? description);
  const sent = toSent(document, type, media, body);
  const isPlain =
    getMessage(sent.body) !== undefined && Object.keys(sent.body as object).length === 1;
  return {
    ...(sent.type !== 'application/json' && {type: sent.type}),
    ...(sent.body !== undefined && !isPlain && {body: sent.body}),
  };
}
