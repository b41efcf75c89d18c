import {fromBase64, toUtf8, type Bytes} from '../bytes';
import {RequestTextError, type NamedRequest, type WebhookRequest} from './WebhookRequest';

type Members = Readonly<Record<string, unknown>>;

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page of a browser sends hundreds of requests; these are the ones with a body. */
const MAX_ENTRIES = 200;

/**
 * Reads a HAR file, one entry of it, or an object with `headers` and `body` as functions in the
 * cloud get it.
 *
 * @throws RequestTextError if the value has no request with a body
 */
export function readJsonRequests(value: unknown): NamedRequest[] {
  const root = toMembers(value);
  const entries = toList(toMembers(root.log).entries);
  const requests = (entries.length > 0 ? entries : [value])
    .map((entry) => toMembers(toMembers(entry).request ?? entry))
    .filter((request) => 'headers' in request)
    .flatMap(readRequest)
    .slice(0, MAX_ENTRIES);
  if (requests.length > 0) return requests;
  throw new RequestTextError(
    entries.length > 0
      ? 'No entry of this HAR has a body. Save the HAR with content.'
      : 'This JSON has no request: no HAR, and no object with `headers` and `body`. Paste a body into the field for it, with the headers in the other.',
  );
}

function readRequest(request: Members): NamedRequest[] {
  const {text, encoding, body} = {...toMembers(request.postData), body: request.body} as Members;
  const content = typeof text === 'string' ? text : body;
  if (content === undefined || content === null) return [];
  const isBase64 = encoding === 'base64' || request.isBase64Encoded === true;
  const notes = isBase64
    ? ['The body was in base64, which was decoded.']
    : typeof content === 'string'
      ? []
      : ['The body is an object: a program parsed it. Its text was written again here.'];
  const label = `${toText(request.method) || 'POST'} ${toText(request.url)}`.trim();
  return [
    {
      label,
      request: {headers: readHeaders(request.headers), body: toBody(content, isBase64), notes},
    },
  ];
}

function toBody(content: unknown, isBase64: boolean): Bytes {
  if (typeof content !== 'string') return toUtf8(JSON.stringify(content));
  return (isBase64 ? fromBase64(content) : undefined) ?? toUtf8(content);
}

/** A list of names and values, or an object of them. Names of HTTP/2 such as `:path` are left out. */
function readHeaders(value: unknown): WebhookRequest['headers'] {
  const pairs = Array.isArray(value)
    ? value.map((item: unknown) => [toMembers(item).name, toMembers(item).value])
    : Object.entries(toMembers(value)).flatMap(([name, content]) =>
        (Array.isArray(content) ? content : [content]).map((one: unknown) => [name, one]),
      );
  return pairs
    .map(([name, content]) => [toText(name), String(content)] as const)
    .filter(([name]) => name !== '' && !name.startsWith(':'));
}
