import type {IncomingMessage, ServerResponse} from 'node:http';
import {isLoopback} from './delivery/outbox';
import {getTargetHost} from './readRequest';

/**
 * The sandbox calls hooks on this machine, so a page of another site must not be able to steer it:
 * browsers may call it from pages of this machine only, and only under a name of this machine.
 */

/** Containers reach the machine that they run on by this name. */
const CONTAINER_HOST = 'host.docker.internal';

const isOwnName = (host: string): boolean => {
  try {
    return isLoopback(`http://${host}`) || new URL(`http://${host}`).hostname === CONTAINER_HOST;
  } catch {
    return false;
  }
};

const isOwnOrigin = (origin: string): boolean => {
  try {
    return isLoopback(origin);
  } catch {
    return false;
  }
};

/**
 * Responds to preflights and to other sites; true when it has sent a response.
 *
 * @param allowedNames under which it may be called besides those of this machine, without a port
 */
export function handleCrossOrigin(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  allowedNames: readonly string[],
): boolean {
  const {method, headers} = incoming;
  const host = getTargetHost(incoming);
  if (!isOwnName(host) && !allowedNames.includes(host.replace(/:\d+$/, '').toLowerCase())) {
    outgoing.writeHead(421, {'content-type': 'application/json'});
    outgoing.end(JSON.stringify({message: `The sandbox is not served under the name ${host}.`}));
    return true;
  }
  if (headers.origin === undefined || !isOwnOrigin(headers.origin)) return false;

  outgoing.setHeader('access-control-allow-origin', headers.origin);
  outgoing.setHeader('access-control-expose-headers', '*');
  outgoing.setHeader('vary', 'origin');
  if (method !== 'OPTIONS') return false;

  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
  outgoing.setHeader(
    'access-control-allow-headers',
    headers['access-control-request-headers'] ?? '',
  );
  outgoing.writeHead(204).end();
  return true;
}
