import {fromBase64} from '../bytes';
import {algorithmNames} from '../verify/algorithms';
import {verifyRequest} from '../verify/verifyRequest';
import type {Vector} from '../../../lib-src/webhook-middleware/test/support/vectors';

/** What this code says about a vector, in the words of the vector. Runs in Node.js and browsers. */
export async function judgeVector({algorithm, key, headers, body}: Vector): Promise<string> {
  const name = algorithmNames.find((known) => known === algorithm);
  if (name === undefined) return 'algorithm';
  const {verdict} = await verifyRequest(
    {headers, body: fromBase64(body) ?? new Uint8Array(), notes: []},
    {algorithm: name, key: toInput(key)},
  );
  switch (verdict.kind) {
    case 'accepted':
      return 'accepted';
    case 'rejected':
      return verdict.error.code;
    case 'misconfigured':
      return verdict.error.field;
    case 'unsupported':
      return verdict.error.message;
    default:
      return verdict satisfies never;
  }
}

const toInput = (key: Vector['key']): unknown => {
  if (key === null) return 5;
  return typeof key === 'object' && 'base64' in key ? fromBase64(String(key.base64)) : key;
};
