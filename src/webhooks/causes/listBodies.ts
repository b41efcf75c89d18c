import {
  fromBase64,
  fromLatin1,
  fromUtf8,
  joinBytes,
  toBase64,
  toLatin1,
  toUtf8,
  type Bytes,
} from '../bytes';
import {inflate} from './inflate';
import {listKeyOrders} from './orderKeys';
import type {Variant} from './Variant';
import {jsonForms} from './writeJson';

/** Larger bodies are not tried with every order of their keys. */
const ORDERS_MAX_CHARACTERS = 200_000;

const BOM = Uint8Array.of(0xef, 0xbb, 0xbf);

/**
 * The bodies that could have been signed, the likely ones first. Each is made when it is asked for.
 *
 * @param takeTurn lets others run first, where writing a large body takes long
 */
export async function* listBodies(
  body: Bytes,
  takeTurn: () => Promise<void>,
): AsyncGenerator<Variant> {
  const text = fromUtf8(body);
  yield* listMarks(body);
  if (text !== undefined) {
    yield* listLineEnds(text);
    yield* listJson(text, 'body-parsed', takeTurn);
  }
  yield* listEncodings(body, text);
  yield* listWrappings(body, text, takeTurn);
  const plain = await inflate(body);
  if (plain !== undefined)
    yield {cause: 'body-compressed', label: 'the decompressed body', value: plain};
  yield {cause: 'body-empty', label: 'an empty body', value: new Uint8Array()};
}

function* listLineEnds(text: string): Generator<Variant> {
  const trimmed = text.slice(0, findEnd(text, '\r\n'));
  const lines = text.replaceAll('\r\n', '\n');
  yield* toVariants('body-line-end', text, [
    ['the body without its last line end', trimmed],
    ['the body with a line end (LF)', `${text}\n`],
    ['the body with a line end (CRLF)', `${text}\r\n`],
    ['the body without spaces around it', trimSpaces(text)],
    ['the body with one line end (LF)', `${trimmed}\n`],
  ]);
  yield* toVariants('body-crlf', text, [
    ['the body with LF for CRLF', lines],
    ['the body with CRLF for LF', lines.replaceAll('\n', '\r\n')],
    ['the body with CRLF, without its last line end', trimmed.replace(/\r?\n/g, '\r\n')],
  ]);
}

/** Where the characters at the end begin. A pattern would take quadratic time. */
function findEnd(text: string, characters: string): number {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** Leaves a byte order mark, which `trim` takes for a space. */
function trimSpaces(text: string): string {
  const end = findEnd(text, ' \t\r\n');
  let start = 0;
  while (start < end && ' \t\r\n'.includes(text.charAt(start))) start += 1;
  return text.slice(start, end);
}

function* toVariants(
  cause: Variant['cause'],
  text: string,
  candidates: readonly (readonly [string, string])[],
): Generator<Variant> {
  for (const [label, candidate] of candidates)
    if (candidate !== text) yield {cause, label, value: toUtf8(candidate)};
}

/** The body written by other programs, with a line end or without. */
async function* listJson(
  text: string,
  cause: Variant['cause'],
  takeTurn: () => Promise<void>,
): AsyncGenerator<Variant> {
  const value = parse(text);
  if (value === undefined) return;
  const written: string[] = [];
  for (const {label, write} of jsonForms) {
    await takeTurn();
    const form = attempt(() => write(value, text.trim()));
    if (form === undefined || form === text || written.includes(form)) continue;
    written.push(form);
    yield {cause, label: `the body as ${label}`, value: toUtf8(form)};
  }
  for (const form of written)
    yield {cause, label: 'the body in another form, with a line end', value: toUtf8(`${form}\n`)};
  if (text.length > ORDERS_MAX_CHARACTERS) return;
  for (const ordered of listKeyOrders(value)) {
    const label = 'the body with its keys in another order';
    yield {cause, label, value: toUtf8(JSON.stringify(ordered))};
    yield {cause, label, value: toUtf8(JSON.stringify(ordered, null, 2))};
  }
}

/** JSON that is an object or a list; undefined for anything else. */
function parse(text: string): unknown {
  const value = attempt<unknown>(() => JSON.parse(text.replace(/^\ufeff/, '')));
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** A text with a million escapes is more than the patterns can take. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function* listMarks(body: Bytes): Generator<Variant> {
  const hasMark = BOM.every((byte, index) => body[index] === byte);
  yield hasMark
    ? {cause: 'body-bom', label: 'the body without its byte order mark', value: body.slice(3)}
    : {cause: 'body-bom', label: 'the body with a byte order mark', value: joinBytes([BOM, body])};
}

function* listEncodings(body: Bytes, text: string | undefined): Generator<Variant> {
  const cause = 'body-encoding';
  if (text === undefined) {
    yield {cause, label: 'the body as UTF-8, from Latin-1', value: toUtf8(toLatin1(body))};
    return;
  }
  if (!/[^\u0000-\u007f]/.test(text)) return;
  if (!/[^\u0000-\u00ff]/.test(text)) {
    yield {cause, label: 'the body as UTF-8, which was encoded twice', value: fromLatin1(text)};
    yield {cause, label: 'the body as Latin-1', value: fromLatin1(text)};
  }
  yield {cause, label: 'the body as UTF-8, decoded as Latin-1', value: toUtf8(toLatin1(body))};
  for (const form of ['NFC', 'NFD'] as const)
    yield {cause, label: `the body in Unicode form ${form}`, value: toUtf8(text.normalize(form))};
}

async function* listWrappings(
  body: Bytes,
  text: string | undefined,
  takeTurn: () => Promise<void>,
): AsyncGenerator<Variant> {
  if (text === undefined) return;
  const decoded = /^[\w+/=\s-]+$/.test(text.slice(0, 1000)) ? fromBase64(text) : undefined;
  if (decoded !== undefined)
    yield {cause: 'body-base64', label: 'the body decoded from base64', value: decoded};
  const base64 = attempt(() => toBase64(body));
  if (base64 !== undefined)
    yield {cause: 'body-base64', label: 'the body in base64', value: toUtf8(base64)};
  const inner = text.startsWith('"') ? attempt<unknown>(() => JSON.parse(text)) : undefined;
  if (typeof inner === 'string') {
    yield {cause: 'body-quoted', label: 'the text inside the JSON string', value: toUtf8(inner)};
    yield* listJson(inner, 'body-quoted', takeTurn);
  }
  yield {
    cause: 'body-quoted',
    label: 'the body as a JSON string',
    value: toUtf8(JSON.stringify(text)),
  };
  const form = /[%+]/.test(text)
    ? attempt(() => decodeURIComponent(text.replaceAll('+', ' ')))
    : undefined;
  if (form !== undefined)
    yield {cause: 'body-form', label: 'the body without URL encoding', value: toUtf8(form)};
}
