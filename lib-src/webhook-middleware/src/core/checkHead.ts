import {decodeSignature} from './decodeSignature.js';
import {WebhookRequestError} from './WebhookRequestError.js';

/** Reads a header by its lowercase name. */
export type HeaderReader = (name: string) => string | undefined;

/**
 * Checks the head of a request, so that the body of a request that cannot be accepted is not read.
 *
 * @param header reads a header; repeated ones are joined by commas, as Node.js and the web do
 * @param maxBodyBytes limit for `Content-Length`
 * @returns the signature, well-formed and not yet verified
 * @throws WebhookRequestError 401, 413 or 415
 */
export function checkHead(header: HeaderReader, maxBodyBytes: number): string {
  const signature = header('x-signature')?.trim() ?? '';
  if (signature === '') {
    throw new WebhookRequestError(
      'ERR_SIGNATURE_MISSING',
      'X-Signature: is missing. Expected: the signature of the raw body.',
    );
  }
  if (signature.includes(',')) {
    throw new WebhookRequestError(
      'ERR_SIGNATURE_REPEATED',
      'X-Signature: has more than one value. Expected: exactly one.',
    );
  }
  if (decodeSignature(signature) === undefined) {
    throw new WebhookRequestError(
      'ERR_SIGNATURE_MALFORMED',
      'X-Signature: is not a signature. Expected: base64url without padding or prefix.',
    );
  }
  if (Number(header('content-length') ?? 0) > maxBodyBytes) throw createTooLargeError(maxBodyBytes);

  const encoding = header('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw new WebhookRequestError(
      'ERR_CONTENT_ENCODING',
      'Content-Encoding: is not supported. Expected: a body that is not compressed, since the signature is over its raw bytes.',
    );
  }
  const [mediaType = ''] = (header('content-type') ?? '').split(';', 1);
  if (!/^(?:application\/(?:[\w.+-]+\+)?json)?$/i.test(mediaType.trim())) {
    throw new WebhookRequestError(
      'ERR_MEDIA_TYPE',
      'Content-Type: is not supported. Expected: application/json.',
    );
  }
  return signature;
}

/** The error for a signature that is well-formed and wrong. */
export const createMismatchError = (): WebhookRequestError =>
  new WebhookRequestError(
    'ERR_SIGNATURE_MISMATCH',
    'X-Signature: does not belong to this body and key. Expected: a signature of the raw body with the configured algorithm and key.',
  );

/** The error for a body that is larger than the limit. */
export function createTooLargeError(maxBodyBytes: number): WebhookRequestError {
  return new WebhookRequestError(
    'ERR_BODY_TOO_LARGE',
    `body: is too large. Expected: at most ${maxBodyBytes} bytes.`,
  );
}

/** The error for a body that did not arrive in time. */
export function createTimeoutError(bodyTimeoutMs: number): WebhookRequestError {
  return new WebhookRequestError(
    'ERR_BODY_TIMEOUT',
    `body: did not arrive in time. Expected: all of it within ${bodyTimeoutMs} ms.`,
  );
}
