import type {Answer} from '../exchange';
import type {Routing} from '../router';
import {refuse} from '../exchange';

/**
 * Rules of the address. The contract documents 405 for the recognition calls only;
 * the other two answers are the sandbox's own, so that a mistyped address is told apart from a missing hook.
 */
export function checkRoute(
  routing: Exclude<Routing, {kind: 'found'}>,
  method: string,
  pathname: string,
): Answer {
  if (routing.kind === 'unknown') {
    return {
      status: 404,
      body: {message: `No operation has the path ${pathname}.`},
      rule: 'unknownPath',
      basis: 'sandbox',
    };
  }
  const headers = {allow: routing.allowed.join(', ')};
  return 'notPost' in routing.match.operation.errors
    ? refuse(routing.match, 'notPost', headers)
    : {
        status: 405,
        body: {message: `Method ${method} is not allowed. Use ${routing.allowed.join(' or ')}.`},
        rule: 'otherMethod',
        basis: 'sandbox',
        headers,
      };
}
