import {expect, it} from 'vitest';
import {
  SignatureConfigError,
  webhookRequestReader,
  type SignatureConfig,
} from '../../../lib-src/webhook-middleware/src/index';
import {judgeVector} from './judgeVector';
import {createVectors, type Vector} from '../../../lib-src/webhook-middleware/test/support/vectors';

const vectors = createVectors();

/** What the middleware does with a vector. */
async function judgeByMiddleware({algorithm, key, headers, body}: Vector): Promise<string> {
  const input =
    key === null
      ? 5
      : typeof key === 'object' && 'base64' in key
        ? Buffer.from(String(key.base64), 'base64')
        : key;
  const config = {algorithm, [algorithm.startsWith('HS') ? 'secret' : 'publicKey']: input};
  try {
    const read = webhookRequestReader(config as unknown as SignatureConfig);
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: Buffer.from(body, 'base64'),
    });
    const outcome = await read(request);
    return outcome.ok ? 'accepted' : outcome.error.code;
  } catch (error) {
    if (error instanceof SignatureConfigError) return error.field;
    throw error;
  }
}

it('covers all algorithms and all rejections that depend on the request', () => {
  expect(vectors.length).toBeGreaterThan(250);
  expect(new Set(vectors.map(({title}) => title)).size).toBe(vectors.length);
  expect([...new Set(vectors.map(({expected}) => expected))].sort()).toMatchInlineSnapshot(`
    [
      "ERR_BODY_INVALID",
      "ERR_BODY_TOO_LARGE",
      "ERR_CONTENT_ENCODING",
      "ERR_MEDIA_TYPE",
      "ERR_SIGNATURE_MALFORMED",
      "ERR_SIGNATURE_MISMATCH",
      "ERR_SIGNATURE_MISSING",
      "ERR_SIGNATURE_REPEATED",
      "accepted",
      "publicKey",
      "secret",
    ]
  `);
});

it('says of every vector what the middleware says', async () => {
  const verdicts = await Promise.all(
    vectors.map(async (vector) => ({
      title: vector.title,
      expected: vector.expected,
      middleware: await judgeByMiddleware(vector),
      lab: await judgeVector(vector),
    })),
  );
  const differing = verdicts.filter(
    ({expected, middleware, lab}) => middleware !== expected || lab !== expected,
  );
  expect(differing).toEqual([]);
  console.log(`vectors agreed: ${verdicts.length - differing.length} of ${verdicts.length}`);
});
