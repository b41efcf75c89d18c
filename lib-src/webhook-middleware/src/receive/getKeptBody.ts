import type {IncomingMessage} from 'node:http';
import {types} from 'node:util';
import {createOrderError} from './createOrderError.js';
import {toBytes} from './toBytes.js';

/**
 * The raw body that something before the middleware has kept: in `request.rawBody`, or as bytes in
 * `request.body`, where `express.raw()` puts it.
 *
 * @param request a request whose body may have been read
 * @returns its bytes; undefined when the body is still to be read
 * @throws SignatureConfigError when the body was read, and not kept as a whole
 */
export function getKeptBody(
  request: IncomingMessage & {readonly rawBody?: unknown; readonly body?: unknown},
): Uint8Array | undefined {
  const {rawBody, body, readableDidRead, readableEnded} = request;
  // While a body is being read, what was kept is a part of it.
  const isPart = readableDidRead && !readableEnded;
  const raw = toBytes(rawBody) ?? (types.isUint8Array(body) ? body : undefined);
  const kept = isPart ? undefined : raw;
  if (kept !== undefined && kept.length > 0) return kept;
  if (!readableDidRead) return undefined;
  throw createOrderError(
    'mount this middleware before express.json() and other body parsers, or keep the bytes with `express.json({verify: (request, response, bytes) => { request.rawBody = bytes; }})`',
  );
}
