import {limits} from '../../data/limits';
import type {Account, Hook, SandboxState} from '../state';
import {postUnsubscribeConfirmation, type Sender} from './hookMessages';

const xml = (status: number, body: string): Response =>
  new Response(`<?xml version="1.0"?>\n${body}\n`, {status, headers: {'content-type': 'text/xml'}});

const rejectXml = (status: number, code: string, message: string): Response =>
  xml(
    status,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );

const findHook = (state: SandboxState, isWanted: (hook: Hook) => boolean): Hook | undefined =>
  [...state.accounts.values()]
    .flatMap((account: Account) => [...account.hooks.values()])
    .find(isWanted);

/**
 * What the URLs in the messages do when they are opened: confirm a hook, or end its subscription.
 */
export async function handleSubscription(sender: Sender, state: SandboxState): Promise<Response> {
  const query = sender.url.searchParams;
  switch (query.get('Action')) {
    case 'ConfirmSubscription': {
      const token = query.get('Token');
      const hook = findHook(
        state,
        (candidate) => candidate.token === token && candidate.topicArn === query.get('TopicArn'),
      );
      return hook === undefined
        ? rejectXml(404, 'NotFound', 'No subscription waits for this token.')
        : confirm(hook, sender);
    }
    case 'Unsubscribe': {
      const hook = findHook(
        state,
        (candidate) => candidate.subscriptionArn === query.get('SubscriptionArn'),
      );
      if (hook === undefined) return rejectXml(404, 'NotFound', 'There is no such subscription.');

      hook.status = 'deleted';
      await postUnsubscribeConfirmation(sender, hook);
      return xml(200, '<UnsubscribeResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"/>');
    }
    default:
      return rejectXml(
        400,
        'InvalidAction',
        'Expected the action ConfirmSubscription or Unsubscribe.',
      );
  }
}

function confirm(hook: Hook, sender: Sender): Response {
  // 24 h, specification section 4: after that the hook has to be registered again.
  if (sender.clock.now() - hook.registeredAt > limits.hookConfirmationMs.value)
    return rejectXml(400, 'InvalidParameter', 'The token has expired. Register the hook again.');

  hook.status = 'confirmed';
  return xml(
    200,
    `<ConfirmSubscriptionResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ConfirmSubscriptionResult><SubscriptionArn>${hook.subscriptionArn}</SubscriptionArn></ConfirmSubscriptionResult></ConfirmSubscriptionResponse>`,
  );
}
