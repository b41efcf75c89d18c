import {accept, getAccount, type Exchange, type Handler} from '../exchange';
import {toTopicArn} from '../delivery/topics';
import {pickFlags} from '../rules/storage';
import {listEvents} from './events';
import {hookHandlers} from './hooks';

/** The topic of the key; there is none while storage is off for both APIs. */
function toStatus(exchange: Exchange): object {
  const {storage, key} = getAccount(exchange);
  return {
    enabledApis: {...storage},
    topicArn:
      storage.vehicle || storage.transport
        ? toTopicArn(`storage-${key.key.replaceAll('_', '-')}`)
        : null,
  };
}

export const storageHandlers = {
  listEvents,
  ...hookHandlers,
  getStorageStatus: (exchange) => accept(toStatus(exchange)),
  updateStorageStatus: (exchange) => {
    Object.assign(getAccount(exchange).storage, pickFlags(exchange.json));
    return accept(toStatus(exchange));
  },
} satisfies Record<string, Handler>;
