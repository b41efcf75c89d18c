import {plans, type Plan} from '../../data/plans';
import type {Simulation} from './simulate';
import type {PlanResult} from './Tally';

/** Share of the requests that got 429, from 0 to 1. */
export const getRejectedShare = ({requests, throttled, usedUp}: PlanResult): number =>
  requests === 0 ? 0 : (throttled + usedUp) / requests;

/** A plan and what a simulation says of it. */
export interface PlanOutcome {
  readonly plan: Plan;
  readonly result: PlanResult;
}

/** The cheapest plan that is enough, and the next cheaper one, which is not. */
export interface Choice {
  readonly cheapest?: PlanOutcome;
  readonly smaller?: PlanOutcome;
}

/**
 * Chooses the first plan, in the order of their prices, that rejects few enough requests.
 *
 * @param accepted share of the requests that may get 429, in percent
 * @param amounts prices by the id of the plan; a plan without one cannot be chosen
 */
export function findCheapest(
  simulation: Simulation,
  accepted: number,
  amounts: Readonly<Record<string, number>>,
): Choice {
  const outcomes = plans
    .flatMap((plan, index): PlanOutcome[] => {
      const result = simulation.plans[index];
      return result === undefined || amounts[plan.id] === undefined ? [] : [{plan, result}];
    })
    .sort((one, other) => (amounts[one.plan.id] ?? 0) - (amounts[other.plan.id] ?? 0));
  const found = outcomes.findIndex(({result}) => getRejectedShare(result) * 100 <= accepted);
  const cheapest = outcomes[found];
  const smaller = found === -1 ? outcomes.at(-1) : outcomes[found - 1];
  return {...(cheapest && {cheapest}), ...(smaller && {smaller})};
}
