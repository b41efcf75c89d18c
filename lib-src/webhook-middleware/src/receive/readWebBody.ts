import {createTimeoutError, createTooLargeError} from '../core/checkHead.js';
import {createOrderError} from './createOrderError.js';
import type {BodyLimits} from './readNodeBody.js';
import {toBytes} from './toBytes.js';

/**
 * Reads the raw body of a web request.
 *
 * @param request a request whose body was not read yet
 * @param limits size and time
 * @returns the bytes
 * @throws WebhookRequestError 413 at the size limit, 408 at the deadline
 * @throws SignatureConfigError when the body arrives parsed
 */
export async function readWebBody(
  request: Request,
  {maxBodyBytes, bodyTimeoutMs}: BodyLimits,
): Promise<Buffer> {
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => {});
  }, bodyTimeoutMs);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      // A stream that replaces the body may give text.
      const chunk = toBytes(next.value);
      if (chunk === undefined) throw createOrderError();
      bytes += chunk.length;
      if (bytes > maxBodyBytes) {
        void reader.cancel().catch(() => {});
        throw createTooLargeError(maxBodyBytes);
      }
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(deadline);
  }
  if (isLate) throw createTimeoutError(bodyTimeoutMs);
  return Buffer.concat(chunks, bytes);
}
