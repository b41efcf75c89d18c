import {isJsonType} from '../../contract/isJsonType';
import {isObject} from '../../contract/isObject';
import {isStreamType} from '../../contract/mediaTypes';

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

/**
 * A body as the sandbox sends it: JSON and texts stay as they are, streams are written item by
 * item, XML is text already (`completeXml.ts`), and any other data is the JSON that the page shows.
 *
 * @param type media type of the body
 */
export function toSent(type: string, body: unknown): unknown {
  if (isJsonType(type) || typeof body !== 'object' || body === null) return body;
  if (!isStreamType(type)) return JSON.stringify(body, null, 2);
  return (Array.isArray(body) ? body : [body]).map(toWriter(type.toLowerCase())).join('');
}
