import {fromUtf8, type Bytes} from '../bytes';

export interface SignedRequest {
  readonly url: string;
  readonly signature: string;
  /** JSON in UTF-8. */
  readonly body: Bytes;
}

/** Systems limit an argument to 128 kB. */
const ARGUMENT_MAX_BYTES = 100_000;

export const EVENT_FILE = 'event.json';

/** Whether the command needs the body in a file. */
export const needsFile = (body: Bytes): boolean => body.length > ARGUMENT_MAX_BYTES;

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command for POSIX shells that sends the request. */
export const writeCurl = ({url, signature, body}: SignedRequest): string =>
  [
    `curl --include ${quote(url)}`,
    `  --header 'Content-Type: application/json'`,
    `  --header 'X-Signature: ${signature}'`,
    `  --data-binary ${needsFile(body) ? `@${EVENT_FILE}` : quote(fromUtf8(body) ?? '')}`,
  ].join(' \\\n');

/** The request as it goes over the wire. */
export function writeHttp({url, signature, body}: SignedRequest): string {
  const {host, pathname, search} = new URL(url);
  return [
    `POST ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Signature: ${signature}`,
    'Connection: close',
    '',
    fromUtf8(body) ?? '',
  ].join('\r\n');
}

/** The address, if requests can be sent to it; undefined otherwise. */
export function toWebhookUrl(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
