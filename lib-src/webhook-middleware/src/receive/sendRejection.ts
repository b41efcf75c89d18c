import type {IncomingMessage, ServerResponse} from 'node:http';
import type {WebhookRequestError} from '../core/WebhookRequestError.js';

/** How long the connection of a rejected body stays open, so that the sender can read the response. */
const LINGER_MS = 2000;
/**
 * How much of the remaining body is read and discarded. Reading costs memory, and the response was
 * sent before.
 */
const DISCARD_MAX_BYTES = 1024 * 1024;

/** The response to a rejected request: one line of JSON that repeats nothing from the sender. */
export function toRejectionResponse({code, message, status}: WebhookRequestError): {
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  const body = `${JSON.stringify({code, message})}\n`;
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      // RFC 9110, section 15.5.2: a 401 names the scheme.
      ...(status === 401 ? {'WWW-Authenticate': 'X-Signature'} : {}),
    },
    body,
  };
}

/**
 * Responds to a rejected request on a Node server, once, even while its body is still arriving.
 *
 * @param request the rejected request
 * @param response its response
 * @param error why
 */
export function sendRejection(
  request: IncomingMessage,
  response: ServerResponse,
  error: WebhookRequestError,
): void {
  if (response.headersSent || response.destroyed) return;
  const {status, headers, body} = toRejectionResponse(error);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.complete) {
    response.end(body);
    return;
  }
  // Ending now would reset the connection of a sender that is still writing, and the response would
  // be lost.
  response.setHeader('Connection', 'close');
  response.write(body);
  let discarded = 0;
  const discard = (chunk: Buffer): void => {
    discarded += chunk.length;
    if (discarded > DISCARD_MAX_BYTES) request.pause();
  };
  const finish = (): void => {
    clearTimeout(timer);
    request.off('data', discard).off('end', finish).off('close', finish);
    response.end();
  };
  const timer = setTimeout(finish, LINGER_MS);
  request.on('error', () => {});
  request.on('data', discard).on('end', finish).on('close', finish);
}
