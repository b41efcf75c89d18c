import {createHmac} from 'node:crypto';
import {createSampleEvent} from '../../../lib-src/webhook-middleware/src/cli/sampleEvent.js';
import {parseArguments} from '../../../lib-src/webhook-middleware/src/cli/parseArguments.js';
import {
  verifySignature,
  webhookRequestReader,
  webhookSignatureValidator,
} from '../../../lib-src/webhook-middleware/src/index.js';
import type {FailingCall} from './RealText';

const SECRET = 'a-secret-that-has-at-least-32-characters';
const HS256 = {algorithm: 'HS256', secret: SECRET} as const;
const sign = (body: string): string =>
  createHmac('sha256', SECRET).update(body).digest('base64url');

/** Reads a request with the middleware, and throws what it rejects it with. */
async function receive(
  body: string,
  headers: Record<string, string> = {},
  options: Parameters<typeof webhookRequestReader>[1] = {},
): Promise<void> {
  const request = new Request('https://hooks.example.com/', {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-signature': sign(body), ...headers},
    body,
  });
  const outcome = await webhookRequestReader(HS256, options)(request);
  if (!outcome.ok) throw outcome.error;
}

const EVENT = createSampleEvent(new Date());
const config =
  (value: unknown): FailingCall[1] =>
  () =>
    webhookSignatureValidator(value as Parameters<typeof webhookSignatureValidator>[0]);

/** Requests and configurations that the middleware rejects. */
export const middlewareCalls: readonly FailingCall[] = [
  ['webhook-signature-missing', () => receive(EVENT, {'x-signature': ''})],
  [
    'webhook-signature-malformed',
    () => receive(EVENT, {'x-signature': 'sha256=§'.replace('§', '!')}),
  ],
  ['webhook-signature-mismatch', () => receive(EVENT, {'x-signature': sign('other')})],
  ['webhook-body', () => receive('{"event":1}')],
  ['webhook-body', () => receive('no json')],
  ['webhook-body', () => receive('{}')],
  ['webhook-body-size', () => receive(EVENT, {}, {maxBodyBytes: 10})],
  ['webhook-media-type', () => receive(EVENT, {'content-type': 'text/csv'})],
  ['webhook-content-encoding', () => receive(EVENT, {'content-encoding': 'gzip'})],
  [
    'webhook-event-time',
    () =>
      receive(
        EVENT.replace(/"detectionTimestamp":\d+/, '"detectionTimestamp":1'),
        {},
        {maxAgeSeconds: 60},
      ),
  ],
  ['webhook-duplicate', () => receive(EVENT, {}, {isDuplicate: () => true})],
  ['webhook-config', config({algorithm: 'hs256', secret: SECRET})],
  ['webhook-config', config(7)],
  ['webhook-secret', config({algorithm: 'HS256'})],
  ['webhook-secret', config({algorithm: 'HS512', secret: SECRET})],
  ['webhook-secret', config({algorithm: 'HS256', secret: []})],
  ['webhook-secret', config({algorithm: 'HS256', secret: ''})],
  ['webhook-public-key', config({algorithm: 'RS256'})],
  ['webhook-public-key', config({algorithm: 'RS256', publicKey: 'not a key'})],
  ['webhook-public-key', config({algorithm: 'RS256', publicKeyPath: '/nowhere/key.pem'})],
  ['webhook-public-key', config({algorithm: 'RS256', publicKey: 7})],
  ['webhook-option', () => webhookSignatureValidator(HS256, {maxBodyBytes: 0})],
  ['webhook-option', () => verifySignature({} as string, 'AAAA', HS256)],
  [
    'webhook-command',
    () =>
      parseArguments(['send', '--url', 'nowhere', '--algorithm', 'HS256', '--secret-file', 'a']),
  ],
  ['webhook-command', () => parseArguments(['send', '--algorithm', 'HS1'])],
  ['webhook-command', () => parseArguments(['sent'])],
];
