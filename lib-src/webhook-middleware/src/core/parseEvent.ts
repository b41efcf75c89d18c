import {WebhookRequestError} from './WebhookRequestError.js';
import {removePollutingKeys} from './removePollutingKeys.js';

/** The largest time that a `Date` can hold, in milliseconds before and after 1970. */
const DATE_MAX_MS = 8.64e15;

/** Decodes base64 with padding, strictly; undefined for anything else. */
type DecodeBase64<Data> = (text: string) => Data | undefined;

interface ParsedEvent<Data> {
  readonly detectedAt: Date;
  readonly attachments: {mimeType: string; data: Data}[];
  readonly event: object;
}

/**
 * Creates the event from the raw body of a request.
 *
 * @param body bytes whose signature was verified
 * @param maxAttachments highest number of attachments
 * @param decodeBase64 decodes the data of attachments
 * @returns the event; keys that this version does not know are kept inside `event`
 * @throws WebhookRequestError (`ERR_BODY_INVALID`) that names the first invalid field
 */
export function parseEvent<Data>(
  body: Uint8Array,
  maxAttachments: number,
  decodeBase64: DecodeBase64<Data>,
): ParsedEvent<Data> {
  const request = requireObject(parseJson(body), 'body');
  return {
    detectedAt: toDate(request.detectionTimestamp),
    attachments: toAttachments(request.attachments, maxAttachments, decodeBase64),
    event: toResult(request.event),
  };
}

type JsonObject = Readonly<Record<string, unknown>>;

function reject(field: string, problem: string, expected: string, cause?: unknown): never {
  throw new WebhookRequestError(
    'ERR_BODY_INVALID',
    `${field}: ${problem}. Expected: ${expected}.`,
    cause === undefined ? undefined : {cause},
  );
}

function describeProblem(value: unknown): string {
  return value === undefined ? 'is missing' : 'has the wrong type';
}

function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) return reject('body', 'is empty', 'a JSON object');
  let text: string;
  try {
    // A byte order mark is kept, so that JSON.parse rejects it as RFC 8259 allows.
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body);
  } catch (error) {
    return reject('body', 'is not UTF-8', 'JSON in UTF-8', error);
  }
  try {
    return JSON.parse(text);
  } catch {
    // The error's message would quote the body.
    return reject('body', 'is not JSON', 'a JSON object');
  }
}

function requireObject(value: unknown, field: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return reject(field, describeProblem(value), 'an object');

  return value as JsonObject;
}

function toDate(value: unknown): Date {
  const field = 'detectionTimestamp';
  if (typeof value !== 'number')
    return reject(field, describeProblem(value), 'milliseconds since 1970 as a number');

  // 1e999 is Infinity.
  if (!(Math.abs(value) <= DATE_MAX_MS))
    return reject(field, 'is out of range', 'milliseconds since 1970');
  return new Date(value);
}

function toResult(value: unknown): object {
  const event = requireObject(value, 'event');
  for (const part of ['mmr', 'plate'] as const) {
    const {found, unicodeText} = requireObject(event[part], `event.${part}`);
    if (typeof found !== 'boolean')
      reject(`event.${part}.found`, describeProblem(found), 'true or false');
    if (part === 'plate' && found === true && typeof unicodeText !== 'string')
      reject('event.plate.unicodeText', describeProblem(unicodeText), 'a string');
  }
  removePollutingKeys(event);
  return event;
}

function toAttachments<Data>(
  value: unknown,
  maxAttachments: number,
  decodeBase64: DecodeBase64<Data>,
): {mimeType: string; data: Data}[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return reject('attachments', 'has the wrong type', 'a list');
  if (value.length > maxAttachments)
    return reject('attachments', 'is too long', `at most ${maxAttachments}`);
  return value.map((item: unknown, index) => {
    const field = `attachments[${index}]`;
    const {mimeType, data} = requireObject(item, field);
    if (typeof mimeType !== 'string')
      return reject(`${field}.mimeType`, describeProblem(mimeType), 'a string');

    return {mimeType, data: toBytes(data, `${field}.data`, decodeBase64)};
  });
}

function toBytes<Data>(data: unknown, field: string, decodeBase64: DecodeBase64<Data>): Data {
  if (typeof data !== 'string') return reject(field, describeProblem(data), 'a string in base64');
  return decodeBase64(data) ?? reject(field, 'is not base64', 'base64 with padding');
}
