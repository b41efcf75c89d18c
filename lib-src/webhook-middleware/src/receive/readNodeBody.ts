import type {IncomingMessage} from 'node:http';
import {createTimeoutError, createTooLargeError} from '../core/checkHead.js';
import {createOrderError} from './createOrderError.js';
import {toBytes} from './toBytes.js';

/** Limits for one body. */
export interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly bodyTimeoutMs: number;
}

/**
 * Reads the raw body of a Node request.
 *
 * @param request a request whose body was not read yet
 * @param limits size and time
 * @returns the bytes, or undefined when the sender has disconnected
 * @throws WebhookRequestError 413 at the size limit, 408 at the deadline
 * @throws SignatureConfigError when the body was read before, or arrives parsed
 */
export function readNodeBody(
  request: IncomingMessage,
  {maxBodyBytes, bodyTimeoutMs}: BodyLimits,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (request.readableDidRead) throw createOrderError();
    // An empty body that something has waited for does not end a second time.
    if (request.readableEnded) return resolve(Buffer.alloc(0));
    const chunks: Uint8Array[] = [];
    let bytes = 0;

    const settle = (finish: () => void): void => {
      clearTimeout(deadline);
      request.off('data', onData).off('end', onEnd).off('close', onGone);
      finish();
    };
    const onData = (data: unknown): void => {
      // Text after `setEncoding`, or from a stream that was put in the place of the request.
      const chunk = toBytes(data, request.readableEncoding ?? undefined);
      if (chunk === undefined) return settle(() => reject(createOrderError()));
      bytes += chunk.length;
      if (bytes > maxBodyBytes) settle(() => reject(createTooLargeError(maxBodyBytes)));
      else chunks.push(chunk);
    };
    const onEnd = (): void => settle(() => resolve(Buffer.concat(chunks, bytes)));
    const onGone = (): void => settle(() => resolve(undefined));
    const deadline = setTimeout(
      () => settle(() => reject(createTimeoutError(bodyTimeoutMs))),
      bodyTimeoutMs,
    );

    // A connection that breaks also emits `error`, which must have a listener as long as the
    // request exists.
    request.on('error', () => {});
    request.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
