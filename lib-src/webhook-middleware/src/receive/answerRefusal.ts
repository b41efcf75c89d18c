import type {IncomingMessage, ServerResponse} from 'node:http';
import type {WebhookRequestError} from '../WebhookRequestError.js';

/** How long the connection of a refused body stays open, so that the sender gets to read the answer. */
const LINGER_MS = 2000;
/** How much of the rest is read and thrown away: reading costs memory, and who sends more was answered long before. */
const DISCARD_MAX_BYTES = 1024 * 1024;

/** The answer to a refused request: one line of JSON without anything the sender wrote. */
export function toRefusalAnswer({code, message, status}: WebhookRequestError): {
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
 * Answers a refused request on a Node server, once, whatever of its body is still under way.
 *
 * @param request the refused request
 * @param response its response
 * @param error why
 */
export function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  error: WebhookRequestError,
): void {
  if (response.headersSent || response.destroyed) return;
  const {status, headers, body} = toRefusalAnswer(error);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.complete) {
    response.end(body);
    return;
  }
  // Ending now would reset the connection under a sender that is still writing, and the answer would be lost.
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
