import {Agent} from 'node:http';
import {Agent as SecureAgent} from 'node:https';
import {Client} from 'typesense';
import type {PushSettings} from './readPushSettings';

/**
 * A client for a push, with retries because a push takes long. It gets its own agents: the client
 * would create an agent per batch and keep every batch in memory.
 */
export function createPushClient({origins, adminKey}: PushSettings): Client {
  return new Client({
    nodes: origins.map((url) => ({url})),
    apiKey: adminKey,
    connectionTimeoutSeconds: 30,
    numRetries: 2,
    retryIntervalSeconds: 1,
    logLevel: 'silent',
    httpAgent: new Agent({keepAlive: true}),
    httpsAgent: new SecureAgent({keepAlive: true}),
  });
}
