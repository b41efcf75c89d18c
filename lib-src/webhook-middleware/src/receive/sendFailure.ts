import type {ServerResponse} from 'node:http';

/**
 * Ends the response of a handler that has failed: with 500, or the sender would not send the event
 * again. A response that has begun is broken off, and one that has ended stays as it is.
 */
export function sendFailure(response: ServerResponse): void {
  if (response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(500, {'Content-Type': 'application/json; charset=utf-8'})
    .end('{"code":"ERR_HANDLER_FAILED","message":"handler: failed before it responded."}\n');
}
