import {ShapeError} from './ApiCall.js';
import {readBytes, TooLong} from './readBytes.js';

/** Gateways of this kind send no more. Without a limit one bad response could fill the memory. */
const RESPONSE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * More than an error shows: a secret that begins within the shown part must be complete to be
 * recognized. The longest escaped key has 1024 × 12 bytes.
 */
const ERROR_BODY_MAX_BYTES = 32 * 1024;

/**
 * Reads a successful response as JSON.
 *
 * @throws ShapeError that says what the response is instead
 */
export async function readResponse(response: Response, signal: AbortSignal): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !/json|^text\/plain/i.test(type)) {
    response.body?.cancel().catch(() => undefined);
    throw new ShapeError(`is "${type}" instead of JSON`);
  }
  return parseJson(await readWhole(response, signal));
}

async function readWhole(response: Response, signal: AbortSignal): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  try {
    return await readBytes(response.body, RESPONSE_MAX_BYTES, 'throw', signal);
  } catch (error) {
    if (error instanceof TooLong)
      throw new ShapeError(`is longer than ${RESPONSE_MAX_BYTES} bytes`);
    throw error;
  }
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw new ShapeError('is empty');
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    throw new ShapeError('is not JSON');
  }
}

/**
 * The beginning of an error's body as text; empty when it cannot be read, since the status is
 * known.
 */
export async function readErrorBody(response: Response, signal: AbortSignal): Promise<string> {
  if (response.body === null) return '';
  const bytes = await readBytes(response.body, ERROR_BODY_MAX_BYTES, 'cut', signal).catch(
    () => new Uint8Array(),
  );
  return new TextDecoder().decode(bytes);
}
