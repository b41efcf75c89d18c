import type {SandboxResponse} from '../exchange';
import type {Routing} from '../router';
import {reject} from '../exchange';

/**
 * Rules of the address. The contract documents 405 for the recognition calls only;
 * the other two responses are the sandbox's own, so that a mistyped address differs from a missing
 * hook.
 */
export function checkRoute(
  routing: Exclude<Routing, {kind: 'found'}>,
  method: string,
  pathname: string,
): SandboxResponse {
  if (routing.kind === 'unknown') {
    return {
      status: 404,
      body: {message: `No operation has the path ${pathname}.`},
      rule: 'unknownPath',
    };
  }
  const headers = {allow: routing.allowed.join(', ')};
  return 'notPost' in routing.match.operation.errors
    ? reject(routing.match, 'notPost', headers)
    : {
        status: 405,
        body: {message: `Method ${method} is not allowed. Use ${routing.allowed.join(' or ')}.`},
        rule: 'otherMethod',
        headers,
      };
}
