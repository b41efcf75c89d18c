import {joinBytes, toLatin1, toUtf8, type Bytes} from '../bytes';
import {readSentLines} from './sentLines';
import {RequestTextError, type WebhookRequest} from './WebhookRequest';

type Header = WebhookRequest['headers'][number];

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** Heads of servers have a limit, usually 8 to 64 kB. */
const HEAD_MAX_BYTES = 256 * 1024;

/**
 * Reads a request as it goes over the wire, or only its headers and its body.
 *
 * @throws RequestTextError if there are no headers
 */
export function readHttp(bytes: Bytes): WebhookRequest {
  const {headEnd, bodyStart} = findBody(bytes);
  const lines = toText(bytes.subarray(0, headEnd)).split(/\r?\n/);
  const first = /^[A-Z]+ \S+(?: HTTP\/[\d.]+)?$/.test(lines[0]?.trim() ?? '') ? 1 : 0;
  const headers = readHeaderLines(lines.slice(first));
  if (headers.length === 0) {
    throw new RequestTextError(
      'This is no HTTP request. Paste it with its headers, an empty line, and its body.',
    );
  }
  return unchunk({headers, body: bytes.slice(bodyStart), notes: []});
}

/** The head ends with the first empty line; without one, all is head. */
function findBody(bytes: Bytes): {headEnd: number; bodyStart: number} {
  const limit = Math.min(bytes.length, HEAD_MAX_BYTES);
  for (let index = 0; index < limit; index += 1) {
    if (bytes[index] !== LINE_FEED) continue;
    const next = bytes[index + 1] === CARRIAGE_RETURN ? index + 2 : index + 1;
    if (bytes[next] === LINE_FEED) return {headEnd: index, bodyStart: next + 1};
  }
  return {headEnd: limit, bodyStart: bytes.length};
}

const toText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/**
 * Name and value of each line, also from a table, where a tab or a line end is between them; a line
 * that begins with a space continues the one before.
 */
export function readHeaderLines(lines: readonly string[]): Header[] {
  const headers: Header[] = [];
  for (const line of lines) {
    const [, name, value = ''] = /^([!#$%&'*+.^`|~\w-]+)[:\t](.*)$/.exec(line.trim()) ?? [];
    const last = headers.at(-1);
    if (last !== undefined && (/^[ \t]/.test(line) || (name === undefined && last[1] === '')))
      headers[headers.length - 1] = [last[0], `${last[1]} ${line.trim()}`.trim()];
    else if (name !== undefined) headers.push([name, value.trim()]);
  }
  return headers;
}

/**
 * A name and its value, or its first one, as programs print them: JSON, objects of Node.js,
 * dictionaries and pairs of Python, hashes of Ruby, maps of Java, `http.Header` of Go.
 */
const MEMBER =
  /(?:(["'`])([\w-]+)\1|(?<![\w-])([\w-]+))\]?\s*(?:=>|[:=,])\s*(?:\[\]string\{|string\(\d+\)|[[({])?\s*b?(?:(["'`])((?:(?!\4)[^\\\n]|\\.)*)\4|([^\s"'`,;()[\]{}][^"'`\],}\n]*))/g;
/** What is between the members of a map of Go. */
const GO_GAP = /\]?(?<!\s)\s+(?=[\w-]+:)/;

/** Headers as lines or as an object; a text without any is the value of `X-Signature`. */
function readHeaderField(text: string): Header[] {
  const value = text.trim();
  const headers = readSentHeaders(value) ?? readPrintedHeaders(value);
  if (headers.length > 0 || value === '') return headers;
  if (!/[\n{[(<]/.test(value)) return [['X-Signature', value]];
  throw new RequestTextError(
    'No headers were found. Paste them in lines such as “X-Signature: …”, or the value of X-Signature alone.',
  );
}

/** The lines that `curl -v` marks as sent. */
function readSentHeaders(text: string): Header[] | undefined {
  const sent = readSentLines(text);
  return sent === undefined ? undefined : readHeaderLines(sent);
}

function readPrintedHeaders(text: string): Header[] {
  const isPrinted = /^(?:[[({<]|[A-Za-z_.]+\s*[[({]|Array\b)/.test(text);
  if (!isPrinted) return readHeaderLines(text.split(/\r?\n/));
  const found = text.startsWith('map[')
    ? text
        .slice(4)
        .split(GO_GAP)
        .map((member) => /^([\w-]+):\[?([^\]]*)/.exec(member)?.slice(1) ?? [])
    : [...text.matchAll(MEMBER)].map(([, , quoted, bare, , content, word]) => [
        quoted ?? bare,
        content ?? word,
      ]);
  return found
    .filter(([name]) => name !== undefined)
    .map(([name = '', value = '']) => [toHeaderName(name), value.trim()]);
}

/** The name of a header in CGI, WSGI, Rack and `META`, as it was sent. */
export const toHeaderName = (name: string): string =>
  /^HTTP_[A-Z\d_]+$|^CONTENT_(?:TYPE|LENGTH)$/.test(name)
    ? name.replace(/^HTTP_/, '').replaceAll('_', '-')
    : name;

/** Joins the chunks of a body that still has their sizes. */
function unchunk(request: WebhookRequest): WebhookRequest {
  const isChunked = request.headers.some(
    ([name, value]) => name.toLowerCase() === 'transfer-encoding' && /chunked/i.test(value),
  );
  const body = isChunked ? joinChunks(request.body) : undefined;
  return body === undefined
    ? request
    : {...request, body, notes: ['The body came in chunks, which were joined.']};
}

function joinChunks(body: Bytes): Bytes | undefined {
  const text = toLatin1(body);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < text.length;) {
    const [line, digits] = /^([0-9a-f]{1,7})[^\r\n]*\r?\n/i.exec(text.slice(at, at + 200)) ?? [];
    if (line === undefined || digits === undefined) return undefined;
    const size = Number.parseInt(digits, 16);
    if (size === 0) return joinBytes(parts);
    const start = at + line.length;
    parts.push(body.subarray(start, start + size));
    at = start + size;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return undefined;
}

/** Adds what the reader should know about the length of the body. */
export function checkLength(request: WebhookRequest): WebhookRequest {
  const given = request.headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  const expected = Number(given);
  const {body, notes} = request;
  if (given === undefined || !/^\d+$/.test(given) || expected === body.length) return request;
  const rest = toText(body.subarray(expected));
  if (body.length > expected && /^\s{1,4}(?:$|HTTP\/)/.test(rest)) {
    const note = `What follows the ${format(expected)} bytes of Content-Length was left out: it came with the copy.`;
    return {...request, body: body.slice(0, expected), notes: [...notes, note]};
  }
  const note = `Content-Length is ${format(expected)}, but the body has ${format(body.length)} bytes: it is not as it was sent.`;
  return {...request, isInexact: true, notes: [...notes, note]};
}

const format = (count: number): string => count.toLocaleString('en');

/** A request from the two fields for headers and body. */
export const joinFields = (headers: string, body: string | Bytes): WebhookRequest => ({
  headers: readHeaderField(headers),
  body: typeof body === 'string' ? toUtf8(body) : body,
  notes: [],
});
