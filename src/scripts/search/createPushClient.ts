import {Agent} from 'node:http';
import {Agent as SecureAgent} from 'node:https';
import {Client} from 'typesense';
import type {PushSettings} from './readPushSettings';

/**
 * A client for a push. It tries again, since a push is long.
 * The agents are ours, because the client would make one that stays open for each batch and so keep every batch in memory.
 */
export function createPushClient({nodes, adminKey}: PushSettings): Client {
  return new Client({
    nodes,
    apiKey: adminKey,
    connectionTimeoutSeconds: 30,
    numRetries: 2,
    retryIntervalSeconds: 1,
    logLevel: 'silent',
    httpAgent: new Agent({keepAlive: true}),
    httpsAgent: new SecureAgent({keepAlive: true}),
  });
}
