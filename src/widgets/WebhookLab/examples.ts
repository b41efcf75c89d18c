import {webhookVector} from '../../data/products/webhookVector';
import type {Algorithm} from '../../webhooks/verify/algorithms';

export interface Example {
  readonly label: string;
  readonly request: string;
  readonly algorithm: Algorithm;
  readonly key: string;
}

/** The body of the documented vector. */
const EVENT = {
  detectionTimestamp: 1_700_000_000_000,
  event: {plate: {found: true, unicodeText: 'ABC123'}, mmr: {found: false}},
  attachments: [],
};

const toRequest = (body: string): string =>
  [
    'POST /webhook HTTP/1.1',
    'Host: example.com',
    'Content-Type: application/json',
    `X-Signature: ${webhookVector.signatures[0]?.signature ?? ''}`,
    '',
    body,
  ].join('\n');

const base = {algorithm: 'HS256', key: webhookVector.secret} as const;

export const examples: readonly Example[] = [
  {...base, label: 'Valid', request: toRequest(JSON.stringify(EVENT))},
  {...base, label: 'Parsed body', request: toRequest(JSON.stringify(EVENT, null, 2))},
];
