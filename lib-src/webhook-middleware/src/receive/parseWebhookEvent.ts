import type {APIResult, Attachment, WebhookEvent} from '../event.js';
import {WebhookRequestError} from '../WebhookRequestError.js';
import {removePollutingKeys} from './removePollutingKeys.js';

/** The largest time that a `Date` can hold, in milliseconds before and after 1970. */
const DATE_MAX_MS = 8.64e15;

/**
 * Makes the event from the raw body of a request.
 *
 * @param body bytes whose signature was verified
 * @param maxAttachments most attachments
 * @returns the event; keys that this version does not know are kept inside `event`
 * @throws WebhookRequestError (`ERR_BODY_INVALID`) naming the first field that is wrong
 */
export function parseWebhookEvent(body: Uint8Array, maxAttachments: number): WebhookEvent {
  const request = requireObject(parseJson(body), 'body');
  return {
    detectedAt: toDate(request.detectionTimestamp),
    attachments: toAttachments(request.attachments, maxAttachments),
    event: toResult(request.event),
  };
}

type JsonObject = Readonly<Record<string, unknown>>;

function refuse(field: string, problem: string, expected: string, cause?: unknown): never {
  throw new WebhookRequestError(
    'ERR_BODY_INVALID',
    `${field}: ${problem}. Expected: ${expected}.`,
    cause === undefined ? undefined : {cause},
  );
}

function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) return refuse('body', 'is empty', 'a JSON object');
  let text: string;
  try {
    // A byte order mark is kept, so that JSON.parse refuses it as RFC 8259 allows.
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body);
  } catch (error) {
    return refuse('body', 'is not UTF-8', 'JSON in UTF-8', error);
  }
  try {
    return JSON.parse(text);
  } catch {
    // Its message would quote the body.
    return refuse('body', 'is not JSON', 'a JSON object');
  }
}

function requireObject(value: unknown, field: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(field, value === undefined ? 'is missing' : 'has the wrong type', 'an object');

  return value as JsonObject;
}

function toDate(value: unknown): Date {
  const field = 'detectionTimestamp';
  if (typeof value !== 'number') {
    return refuse(
      field,
      value === undefined ? 'is missing' : 'has the wrong type',
      'milliseconds since 1970 as a number',
    );
  }
  // 1e999 is Infinity.
  if (!(Math.abs(value) <= DATE_MAX_MS))
    return refuse(field, 'is out of range', 'milliseconds since 1970');
  return new Date(value);
}

function toResult(value: unknown): APIResult {
  const event = requireObject(value, 'event');
  for (const part of ['mmr', 'plate'] as const) {
    const {found} = requireObject(event[part], `event.${part}`);
    if (typeof found !== 'boolean') {
      refuse(
        `event.${part}.found`,
        found === undefined ? 'is missing' : 'has the wrong type',
        'true or false',
      );
    }
  }
  removePollutingKeys(event);
  return event as unknown as APIResult;
}

function toAttachments(value: unknown, maxAttachments: number): Attachment[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuse('attachments', 'has the wrong type', 'a list');
  if (value.length > maxAttachments)
    return refuse('attachments', 'is too long', `at most ${maxAttachments}`);
  return value.map((item: unknown, index) => {
    const field = `attachments[${index}]`;
    const {mimeType, data} = requireObject(item, field);
    if (typeof mimeType !== 'string') {
      return refuse(
        `${field}.mimeType`,
        mimeType === undefined ? 'is missing' : 'has the wrong type',
        'a string',
      );
    }
    return {mimeType, data: decodeBase64(data, `${field}.data`)};
  });
}

function decodeBase64(data: unknown, field: string): Buffer {
  if (typeof data !== 'string') {
    return refuse(
      field,
      data === undefined ? 'is missing' : 'has the wrong type',
      'a string in base64',
    );
  }
  const bytes = Buffer.from(data, 'base64');
  // Node skips what it does not know; the way back shows it, four times as fast as a pattern.
  return bytes.toString('base64') === data
    ? bytes
    : refuse(field, 'is not base64', 'base64 with padding');
}
