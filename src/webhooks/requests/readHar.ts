import {fromBase64, toUtf8, type Bytes} from '../bytes';
import {readHttp, toHeaderName} from './readHttp';
import {RequestTextError, type NamedRequest, type WebhookRequest} from './WebhookRequest';

type Members = Readonly<Record<string, unknown>>;

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page of a browser sends hundreds of requests; these are the ones with a body. */
const MAX_ENTRIES = 200;

/** Where exports of request inspectors have the body, the exact one first. */
const BODIES = ['bodyRaw', 'rawBody', 'raw_body', 'body', 'content', 'data'];

/**
 * Reads a HAR file, one entry of it, an object with `headers` and `body` as functions in the cloud
 * get it, or what a request inspector exports.
 *
 * @throws RequestTextError if the value has no request with a body
 */
export function readJsonRequests(value: unknown): NamedRequest[] {
  const root = toMembers(value);
  const entries = toList(toMembers(root.log).entries);
  const listed = [entries, value, root.requests, root.data].map(toList);
  const requests = (listed.find(({length}) => length > 0) ?? [value])
    .map((entry) => toMembers(toMembers(entry).request ?? entry))
    .filter((request) => 'headers' in request || 'multiValueHeaders' in request)
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
  const label = `${toText(request.method) || 'POST'} ${toText(request.url)}`.trim();
  const raw = typeof request.raw === 'string' ? fromBase64(request.raw) : undefined;
  if (raw !== undefined) return [{label, request: readHttp(raw)}];
  const {text, encoding} = toMembers(request.postData);
  const bodies = [text, ...BODIES.map((name) => request[name])];
  const content = bodies.find((one) => one !== undefined && one !== null);
  if (content === undefined) return [];
  const isBase64 = encoding === 'base64' || request.isBase64Encoded === true;
  const body = toBytes(content, isBase64);
  const notes = isBase64
    ? ['The body was in base64, which was decoded.']
    : body === undefined
      ? ['The body is an object: a program parsed it. Its text was written again here.']
      : [];
  const headers = readHeaders(
    Object.keys(toMembers(request.multiValueHeaders)).length > 0
      ? request.multiValueHeaders
      : request.headers,
  );
  return [{label, request: {headers, body: body ?? toUtf8(JSON.stringify(content)), notes}}];
}

/** The bytes of a body; undefined for one that a program parsed. */
function toBytes(content: unknown, isBase64: boolean): Bytes | undefined {
  if (content instanceof Uint8Array) return new Uint8Array(content);
  if (typeof content === 'string')
    return (isBase64 ? fromBase64(content) : undefined) ?? toUtf8(content);
  // A `Buffer` of Node.js as JSON.
  const {type, data} = toMembers(content);
  return type === 'Buffer' ? Uint8Array.from(toList(data).map(Number)) : undefined;
}

/** A list of names and values or of pairs, or an object. Names of HTTP/2, such as `:path`, are left out. */
function readHeaders(value: unknown): WebhookRequest['headers'] {
  const pairs = Array.isArray(value)
    ? value.map((item: unknown) =>
        Array.isArray(item) ? item : [toMembers(item).name, toMembers(item).value],
      )
    : Object.entries(toMembers(value)).flatMap(([name, content]) =>
        (Array.isArray(content) ? content : [content]).map((one: unknown) => [name, one]),
      );
  return pairs
    .map(([name, content]) => [toHeaderName(toText(name)), String(content)] as const)
    .filter(([name]) => name !== '' && !name.startsWith(':'));
}
