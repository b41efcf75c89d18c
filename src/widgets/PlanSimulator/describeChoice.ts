import {groupDigits} from '../../data/groupDigits';
import {
  findCheapest,
  getRejectedShare,
  type PlanOutcome,
} from '../../sandbox/simulation/findCheapest';
import type {Scenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import type {Prices} from './prices';
import {toDayText, toPercentText} from './format';

export interface ChoiceText {
  readonly planId?: string;
  readonly verdict: string;
  /** Why the next cheaper plan, or the most expensive one, is not enough. */
  readonly reason: string;
}

/** Says which plan is the cheapest that does, and why the next cheaper one does not. */
export function describeChoice(
  simulation: Simulation,
  {accepted, isPaced}: Pick<Scenario, 'accepted' | 'isPaced'>,
  {amounts}: Pick<Prices, 'amounts'>,
): ChoiceText {
  const {cheapest, smaller} = findCheapest(simulation, accepted, amounts);
  if (cheapest === undefined) {
    return {
      verdict: `No plan is enough: each one rejects more than ${accepted} % of the requests.`,
      reason: `${smaller === undefined ? '' : describeFailure(smaller)} ${isPaced ? 'Spread the requests' : 'Start requests no faster than the plan allows, spread them'} over the day, or run recognition on your own machines.`,
    };
  }
  return {
    planId: cheapest.plan.id,
    verdict: `The cheapest plan that is enough: ${cheapest.plan.name}. It rejects ${toPercentText(getRejectedShare(cheapest.result))} of the requests; you accept ${accepted} %.`,
    reason: smaller === undefined ? 'There is no cheaper plan.' : describeSmaller(smaller, isPaced),
  };
}

/** Why a plan is not enough, and what may help. */
function describeSmaller(outcome: PlanOutcome, isPaced: boolean): string {
  const {usedUp, throttled} = outcome.result;
  const canHelp = !isPaced && usedUp === 0 && throttled > 0;
  return `${describeFailure(outcome)}${canHelp ? ' It may be enough for requests that start no faster than the plan allows: check the box for it, and simulate again.' : ''}`;
}

/** The limits of a plan that its requests exceeded. */
function describeFailure({plan, result}: PlanOutcome): string {
  const {name, creditsPerMonth, quota, throttle} = plan;
  const {requests, throttled, usedUp, usedUpAt, usedUpCause} = result;
  const causes: string[] = [];
  if (usedUpAt !== undefined) {
    const limit =
      usedUpCause === 'credits'
        ? `${groupDigits(creditsPerMonth)} credits of a month`
        : `${groupDigits(quota.limit)} requests of a ${quota.period.toLowerCase()}`;
    causes.push(
      `its ${limit} are used up on ${toDayText(usedUpAt)}, which rejects ${toPercentText(usedUp / requests)} of the requests`,
    );
  }
  if (throttled > 0) {
    causes.push(
      `it allows ${throttle.rateLimit} requests per second and ${throttle.burstLimit} at once, which rejects ${toPercentText(throttled / requests)} of the requests`,
    );
  }
  return `${name} is not enough: ${causes.join('; and ')}.`;
}
