import {hosts} from '../../portal/product';
import {signMessage, type UnsignedMessage} from '../../sandbox/delivery/message';
import {createSigner} from '../../sandbox/delivery/signer';

export const sampleTypes = [
  'Notification',
  'SubscriptionConfirmation',
  'UnsubscribeConfirmation',
] as const;

export type SampleType = (typeof sampleTypes)[number];

interface Sample {
  readonly body: string;
  readonly certificate: string;
}

const EVENT = {
  event: {version: '1.4.1', data: {vehicles: [{plate: {found: true, unicodeText: 'ABC123'}}]}},
  attachmentURLs: [],
  creationTimestamp: 1_732_100_001_250,
  api: 'vehicle',
};

const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:hook-5d41402a';
const TOKEN = '2336412f37fb687f5d51e6e241d09c80';

/** A message as the sandbox sends it, signed with a key that exists only here. */
export async function createSample(type: SampleType): Promise<Sample> {
  const signer = createSigner('sandbox', () => Date.now());
  const url = (query: Readonly<Record<string, string>>): string =>
    `${hosts.api}/_sandbox/subscription?${new URLSearchParams(query).toString()}`;
  const message: UnsignedMessage = {
    Type: type,
    MessageId: crypto.randomUUID(),
    TopicArn: TOPIC,
    Timestamp: new Date().toISOString(),
    ...(type === 'Notification'
      ? {
          Message: JSON.stringify(EVENT),
          UnsubscribeURL: url({Action: 'Unsubscribe', SubscriptionArn: `${TOPIC}:c9135db0`}),
        }
      : {
          Message: `You have chosen to ${type === 'SubscriptionConfirmation' ? 'subscribe to' : 'deactivate the subscription of'} the topic ${TOPIC}.\nTo confirm the subscription, visit the SubscribeURL included in this message.`,
          Token: TOKEN,
          SubscribeURL: url({Action: 'ConfirmSubscription', TopicArn: TOPIC, Token: TOKEN}),
        }),
  };
  const signed = await signMessage(
    message,
    signer,
    `${hosts.api}/_sandbox/signing-certificate.pem`,
  );
  return {body: JSON.stringify(signed, null, 2), certificate: await signer.certificate()};
}
