import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {webhookVector} from './webhookVector';

const body = readFileSync(
  'docs/downloadable-products/agent-docs/_samples/event.json',
  'utf8',
).trimEnd();

describe('the webhook vector', () => {
  it.each(webhookVector.signatures)(
    'has the $algorithm signature of the body that the page shows',
    ({algorithm, signature}) => {
      const hash = algorithm.replace('HS', 'sha');
      expect(createHmac(hash, webhookVector.secret).update(body).digest('base64url')).toBe(
        signature,
      );
    },
  );
});
