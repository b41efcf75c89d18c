import type {Exchange} from '../exchange';
import type {Hook} from '../state';
import {signMessage, toDeliveryHeaders, type UnsignedMessage} from './message';
import type {Signer} from './signer';

/** Addresses of the sandbox's own that messages point to. */
export const SUBSCRIPTION_PATH = '/_sandbox/subscription';
export const CERTIFICATE_PATH = '/_sandbox/signing-certificate.pem';

/** What posting a message needs of an exchange. */
export type Sender = Pick<Exchange, 'url' | 'clock' | 'outbox'> & {readonly signer: Signer};

async function post(sender: Sender, hook: Hook, message: UnsignedMessage): Promise<void> {
  const signed = await signMessage(message, sender.signer, sender.url.origin + CERTIFICATE_PATH);
  sender.outbox.post({
    messageId: signed.MessageId,
    type: signed.Type,
    hookUrl: hook.hookUrl,
    headers: toDeliveryHeaders(signed, hook.subscriptionArn),
    body: JSON.stringify(signed, null, 2),
  });
}

const toUrl = (sender: Sender, parameters: Record<string, string>): string =>
  `${sender.url.origin}${SUBSCRIPTION_PATH}?${new URLSearchParams(parameters).toString()}`;

const toHead = (sender: Sender, hook: Hook) => ({
  MessageId: crypto.randomUUID(),
  TopicArn: hook.topicArn,
  Timestamp: new Date(sender.clock.now()).toISOString(),
});

const toConfirmUrl = (sender: Sender, hook: Hook): string =>
  toUrl(sender, {Action: 'ConfirmSubscription', TopicArn: hook.topicArn, Token: hook.token});

/** Asks the receiver to confirm; opening `SubscribeURL` does. */
export const postConfirmationRequest = (sender: Sender, hook: Hook): Promise<void> =>
  post(sender, hook, {
    Type: 'SubscriptionConfirmation',
    ...toHead(sender, hook),
    Token: hook.token,
    Message: `You have chosen to subscribe to the topic ${hook.topicArn}.\nTo confirm the subscription, visit the SubscribeURL included in this message.`,
    SubscribeURL: toConfirmUrl(sender, hook),
  });

/** Forwards an event, as JSON in the text of the message. */
export const postNotification = (sender: Sender, hook: Hook, message: string): Promise<void> =>
  post(sender, hook, {
    Type: 'Notification',
    ...toHead(sender, hook),
    Message: message,
    UnsubscribeURL: toUrl(sender, {Action: 'Unsubscribe', SubscriptionArn: hook.subscriptionArn}),
  });

/** Says that the receiver is no longer subscribed, and how to subscribe again. */
export const postUnsubscribeConfirmation = (sender: Sender, hook: Hook): Promise<void> =>
  post(sender, hook, {
    Type: 'UnsubscribeConfirmation',
    ...toHead(sender, hook),
    Token: hook.token,
    Message: `You have chosen to deactivate subscription ${hook.subscriptionArn}.\nTo cancel this operation and restore the subscription, visit the SubscribeURL included in this message.`,
    SubscribeURL: toConfirmUrl(sender, hook),
  });
