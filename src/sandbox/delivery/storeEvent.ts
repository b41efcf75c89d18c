import {limits} from '../../data/limits';
import {getAccount, type Exchange} from '../exchange';
import type {StoredApi, StoredEvent} from '../state';
import {toEventItem} from './eventItem';
import {postNotification} from './hookMessages';

/** Images are large: beyond this number the oldest is deleted, long before its 24 hours. */
const ATTACHMENT_LIMIT = 100;

/**
 * Keeps a result where storage is on for its API, and forwards it to the confirmed hooks that want
 * it.
 */
export async function storeEvent(exchange: Exchange, api: StoredApi, event: object): Promise<void> {
  const {state, clock, images = []} = exchange;
  const account = getAccount(exchange);
  if (!account.storage[api]) return;

  const creationTimestamp = clock.now();
  const attachmentIds = images.map(({bytes, type}) => {
    const id = crypto.randomUUID();
    state.attachments.set(id, {
      read: () => Promise.resolve(bytes),
      type: type === '' ? 'application/octet-stream' : type,
      expiresAt: creationTimestamp + limits.eventRetentionMs.value,
    });
    return id;
  });
  for (const id of [...state.attachments.keys()].slice(0, -ATTACHMENT_LIMIT))
    state.attachments.delete(id);

  const stored: StoredEvent = {
    sequence: state.nextSequence,
    api,
    event,
    attachmentIds,
    creationTimestamp,
  };
  state.nextSequence += 1;
  account.events.push(stored);
  for (const hook of account.hooks.values()) {
    if (hook.status === 'confirmed' && hook.apis[api] === true) {
      await postNotification(
        exchange,
        hook,
        JSON.stringify(toEventItem(stored, exchange.url.origin)),
      );
    }
  }
}
