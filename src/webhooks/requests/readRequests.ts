import {fromUtf8, toUtf8, type Bytes} from '../bytes';
import {readCurl} from './readCurl';
import {readJsonRequests} from './readHar';
import {checkLength, readHttp} from './readHttp';
import {RequestTextError, type NamedRequest, type WebhookRequest} from './WebhookRequest';

interface RequestList {
  /** What the text is, for a sentence. */
  readonly format: 'HTTP request' | 'curl command' | 'HAR';
  /** At least one. */
  readonly requests: readonly NamedRequest[];
}

/**
 * Reads what was pasted or dropped: a raw HTTP request, a curl command, a HAR or an entry of one.
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
  if (/^\ufeff?[{[]/.test(start))
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestTextError(
      'This begins like JSON, but is not. Paste the whole HAR, or the body into the field for it.',
    );
  }
}
