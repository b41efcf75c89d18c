import {isJsonType} from '../../contract/isJsonType';
import {isObject} from '../../contract/isObject';
import {isFormType, isStreamType} from '../../contract/mediaTypes';
import {toForm, toParts} from '../../contract/samples/toForm';
import type {ContractDocument, MediaType} from '../../contract';
import {findBoundary, writeMultipart} from './writeMultipart';

/** Fields of an event, in the order in which it is written (HTML, Server-sent events). */
const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function toEvent(item: unknown): string {
  const isEvent =
    isObject(item) &&
    'data' in item &&
    Object.keys(item).every((field) => EVENT_FIELDS.includes(field));
  const fields = isEvent ? item : {data: item};
  const lines = EVENT_FIELDS.filter((field) => fields[field] !== undefined).flatMap((field) =>
    toText(fields[field])
      .split('\n')
      .map((line) => `${field}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}

const toWriter = (type: string): ((item: unknown) => string) => {
  if (type.includes('event-stream')) return toEvent;
  const before = type.includes('-seq') ? '\u001e' : '';
  return (item) => `${before}${JSON.stringify(item)}\n`;
};

/** What the sandbox sends, with its media type. */
interface Sent {
  readonly type: string;
  readonly body: unknown;
}

/**
 * A body as the sandbox sends it: JSON and texts stay as they are, streams are written item by
 * item, forms part by part, XML is text already (`completeXml.ts`), and any other data is the JSON
 * that the page shows.
 *
 * @param given media type of the body, or a range of types
 */
export function toSent(
  document: ContractDocument,
  given: string,
  media: MediaType,
  body: unknown,
): Sent {
  const type = toOwnType(given, body);
  const isMultipart = /^multipart\//i.test(type);
  if (isMultipart && typeof body === 'string') return {type: findBoundary(type, body), body};
  if (isJsonType(type) || typeof body !== 'object' || body === null) return {type, body};
  if (isMultipart) return writeMultipart(type, toParts(document, media, body));
  if (isFormType(type)) return {type, body: toForm(media, body)};
  if (!isStreamType(type)) return {type, body: JSON.stringify(body, null, 2)};
  const items = Array.isArray(body) ? body : [body];
  return {type, body: items.map(toWriter(type.toLowerCase())).join('')};
}

/** A range names no type: that of anything is JSON, or plain text if its example is a text. */
function toOwnType(type: string, body: unknown): string {
  if (!type.includes('*')) return type;
  if (!type.startsWith('*')) return 'application/octet-stream';
  return typeof body === 'string' ? 'text/plain' : 'application/json';
}
