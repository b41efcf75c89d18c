import type {Exchange, Rule, SandboxResponse} from '../exchange';
import {checkAuthentication} from './authentication';
import {checkBody} from './body';
import {checkBodySize} from './bodySize';
import {checkForcedStatus} from './forcedStatus';
import {checkMultipart} from './multipart';
import {checkParameters} from './parameters';
import {checkPlanLimits} from './planLimits';
import {checkRecognition} from './recognition';

/**
 * The fixed order of the checks: the first rule that a request breaks decides the response.
 * The route (404, 405) comes before them; the operation's own rules
 * (storage, hooks, products) and then its response come after them. Keep in sync with `README.md`.
 */
export const RULE_ORDER: readonly {readonly name: string; readonly check: Rule}[] = [
  {name: 'authentication', check: checkAuthentication},
  {name: 'plan limits', check: checkPlanLimits},
  {name: 'body size', check: checkBodySize},
  {name: 'forced status', check: checkForcedStatus},
  {name: 'parameters', check: checkParameters},
  {name: 'multipart body', check: checkMultipart},
  {name: 'version and location', check: checkRecognition},
  {name: 'other bodies', check: checkBody},
];

export async function getFirstRejection(exchange: Exchange): Promise<SandboxResponse | undefined> {
  for (const {check} of RULE_ORDER) {
    const rejection = await check(exchange);
    if (rejection !== undefined) return rejection;
  }
  return undefined;
}
