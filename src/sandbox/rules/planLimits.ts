import {getAccount, reject, type Rule} from '../exchange';
import {getPlan} from '../keys';
import {findPlanRejection} from './PlanAccount';

/** 429 for a request that the limits of the key's plan do not allow. */
export const checkPlanLimits: Rule = (exchange) => {
  const {operation, clock} = exchange;
  if (operation.planLimits.length === 0) return undefined;

  const account = getAccount(exchange);
  const rejection = findPlanRejection(account, getPlan(account.key.plan), clock.now());
  if (rejection === undefined) return undefined;

  const {rule, retryAfter} = rejection;
  return reject(
    exchange,
    rule,
    retryAfter === undefined ? {} : {'retry-after': String(retryAfter)},
  );
};
