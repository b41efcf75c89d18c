import {isMessageType} from '../../sandbox/delivery/message';
import {fromUtf8} from '../bytes';
import {readRequests} from '../requests/readRequests';
import {RequestTextError} from '../requests/WebhookRequest';
import type {SnsMessage} from './checkMessage';

interface ReadMessage {
  readonly message: SnsMessage;
  /** What was done to get there, in sentences. */
  readonly notes: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const FIELDS = ['MessageId', 'TopicArn', 'Message', 'Timestamp', 'SignatureVersion', 'Signature'];

/**
 * Reads a message of the notification service: the body, a whole request, or what a function in the
 * cloud gets.
 *
 * @throws RequestTextError if the text has no message; it says what is missing
 */
export function readMessage(text: string): ReadMessage {
  const isJson = /^[\s\ufeff]*["{[]/.test(text);
  const value = isJson ? parse(text) : parse(readBody(text));
  const inner = typeof value === 'string' ? parse(value) : value;
  const notes = typeof value === 'string' ? ['The JSON was in a JSON string, which was read.'] : [];
  const record = getRecord(inner);
  if (record !== undefined) {
    const note = 'Functions in the cloud get messages without `Type`, and with `SigningCertUrl`.';
    return {message: toMessage(record), notes: [...notes, note]};
  }
  return {message: toMessage(toMembers(inner)), notes};
}

const toMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

function readBody(text: string): string {
  const body = readRequests(text).requests[0]?.request.body ?? new Uint8Array();
  return fromUtf8(body) ?? '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new RequestTextError('This is no JSON. Paste the body of the message as it arrived.');
  }
}

/** The message of the first record of a function's event. */
function getRecord(value: unknown): Members | undefined {
  const {Records: records} = toMembers(value);
  const sns = Array.isArray(records) ? toMembers(records[0]).Sns : undefined;
  return typeof sns === 'object' && sns !== null ? (sns as Members) : undefined;
}

function toMessage(members: Members): SnsMessage {
  const url = members.SigningCertURL ?? members.SigningCertUrl;
  const type = members.Type ?? 'Notification';
  if ('event' in members && !('Signature' in members)) {
    throw new RequestTextError(
      'This is an event without its envelope. Turn raw message delivery off: without the envelope there is no signature.',
    );
  }
  const missing = FIELDS.filter((field) => typeof members[field] !== 'string');
  if (missing.length > 0 || typeof url !== 'string') {
    const names = [...missing, ...(typeof url === 'string' ? [] : ['SigningCertURL'])].join(', ');
    throw new RequestTextError(`The message lacks ${names}. Paste all of the body.`);
  }
  if (!isMessageType(type)) {
    throw new RequestTextError(
      'Type is unknown. Expected: Notification, SubscriptionConfirmation, or UnsubscribeConfirmation.',
    );
  }
  const optional = ['Subject', 'Token', 'SubscribeURL', 'UnsubscribeURL'].filter(
    (field) => typeof members[field] === 'string',
  );
  return {
    ...Object.fromEntries([...FIELDS, ...optional].map((field) => [field, members[field]])),
    Type: type,
    SigningCertURL: url,
  } as SnsMessage;
}
