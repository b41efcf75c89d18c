import type {Signer} from './signer';

type MessageType = 'SubscriptionConfirmation' | 'Notification' | 'UnsubscribeConfirmation';

/** What a hook receives, before it is signed: the fields of an SNS message over HTTP. */
export interface UnsignedMessage {
  readonly Type: MessageType;
  readonly MessageId: string;
  readonly TopicArn: string;
  readonly Message: string;
  /** Other senders of the service can set it; the API does not. */
  readonly Subject?: string;
  readonly Timestamp: string;
  readonly Token?: string;
  readonly SubscribeURL?: string;
  readonly UnsubscribeURL?: string;
}

export interface SignedMessage extends UnsignedMessage {
  readonly SignatureVersion: '2';
  readonly Signature: string;
  readonly SigningCertURL: string;
}

/** Which fields are signed, in the order in which they are signed. */
const SIGNED_FIELDS = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const satisfies Record<MessageType, readonly (keyof UnsignedMessage)[]>;

/** The text over which the signature is made: a name and its value on a line each. */
export const toStringToSign = (message: UnsignedMessage): string =>
  SIGNED_FIELDS[message.Type]
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');

/** Whether a text is one of the types of messages. */
export const isMessageType = (text: unknown): text is MessageType =>
  typeof text === 'string' && Object.hasOwn(SIGNED_FIELDS, text);

export async function signMessage(
  message: UnsignedMessage,
  signer: Signer,
  signingCertUrl: string,
): Promise<SignedMessage> {
  const {UnsubscribeURL, ...fields} = message;
  return {
    ...fields,
    SignatureVersion: '2',
    Signature: await signer.sign(toStringToSign(message)),
    SigningCertURL: signingCertUrl,
    ...(UnsubscribeURL === undefined ? {} : {UnsubscribeURL}),
  };
}

/** The headers of a delivery. The body is JSON, but its type says plain text. */
export const toDeliveryHeaders = (
  message: SignedMessage,
  subscriptionArn: string,
): Record<string, string> => ({
  'x-amz-sns-message-type': message.Type,
  'x-amz-sns-message-id': message.MessageId,
  'x-amz-sns-topic-arn': message.TopicArn,
  ...(message.Type === 'SubscriptionConfirmation'
    ? {}
    : {'x-amz-sns-subscription-arn': subscriptionArn}),
  'content-type': 'text/plain; charset=UTF-8',
  'user-agent': 'Amazon Simple Notification Service Agent',
});
