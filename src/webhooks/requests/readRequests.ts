import {fromUtf8, toUtf8, type Bytes} from '../bytes';
import {readCurl} from './readCurl';
import {readJsonRequests} from './readHar';
import {checkLength, readHttp} from './readHttp';
import {readLiteral} from './readLiteral';
import {isTrace, readTrace} from './readTrace';
import {rejectCommand} from './rejectCommand';
import {RequestTextError, type NamedRequest, type WebhookRequest} from './WebhookRequest';

interface RequestList {
  /** What the text is, for a sentence. */
  readonly format: 'HTTP request' | 'curl command' | 'curl output' | 'fetch' | 'HAR';
  /** At least one. */
  readonly requests: readonly NamedRequest[];
}

/**
 * Reads what was pasted or dropped: a raw HTTP request, a curl command or what curl prints, a call of
 * `fetch`, a HAR or an entry of one, an event of a function in the cloud.
 *
 * @throws RequestTextError if it is none of them; the message says what to do
 */
export function readRequests(input: string | Bytes): RequestList {
  const bytes = typeof input === 'string' ? toUtf8(input) : input;
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (start === '') throw new RequestTextError('Paste a request.');
  if (/^(?:[$>%] ?)?curl(?:\.exe)?\s/.test(start)) {
    const command = getText(bytes)
      .trim()
      .replace(/^[$>%] ?/, '');
    return {format: 'curl command', requests: [toNamed(readCurl(command))]};
  }
  rejectCommand(start);
  const head = new TextDecoder().decode(bytes.subarray(0, 20_000));
  if (isTrace(head)) return {format: 'curl output', requests: [toNamed(readTrace(getText(bytes)))]};
  if (/^(?:await )?fetch\(/.test(start))
    return {format: 'fetch', requests: readFetch(getText(bytes))};
  if (/^\ufeff?(?:[A-Z]\w*(?:\(\d+\))? ?)?[{[]/.test(start))
    return {format: 'HAR', requests: readJsonRequests(parse(getText(bytes)))};
  return {format: 'HTTP request', requests: [toNamed(checkLength(readHttp(bytes)))]};
}

const toNamed = (request: WebhookRequest): NamedRequest => ({label: '', request});

function getText(bytes: Bytes): string {
  const text = fromUtf8(bytes);
  if (text === undefined)
    throw new RequestTextError('This is not text in UTF-8. Choose a binary body in its own field.');
  return text.replace(/^\ufeff/, '');
}

/** JSON, or an object as a program prints it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const value = readLiteral(text);
    if (value !== undefined) return value;
    throw new RequestTextError(
      'This begins like JSON, but is not. Paste the whole HAR, or the body into the field for it.',
    );
  }
}

/** What browsers copy as `fetch`: an address, and an object with the rest. */
function readFetch(text: string): readonly NamedRequest[] {
  const begin = /^\s*(?:await )?fetch\(\s*(["'`])[^"'`]*\1\s*,\s*(?=\{)/.exec(text)?.[0].length;
  const value = begin === undefined ? undefined : readLiteral(text, begin);
  if (value !== undefined) return readJsonRequests(value);
  throw new RequestTextError(
    'This call of fetch cannot be read. Copy it from the browser again, as fetch or as a HAR.',
  );
}
