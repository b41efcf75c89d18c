import {plans} from '../../data/plans';
import {getRejectedShare} from '../../sandbox/simulation/findCheapest';
import type {Simulation} from '../../sandbox/simulation/simulate';
import type {Prices} from './prices';
import type {PlanResult} from '../../sandbox/simulation/Tally';

/** What a plan comes to, as the table shows it and the download contains it. */
export interface PlanRow extends PlanResult {
  readonly name: string;
  /** For a month; undefined for a plan that is not sold. */
  readonly price: number | undefined;
  /** Shares of the requests, from 0 to 1. */
  readonly throttledShare: number;
  readonly usedUpShare: number;
  readonly rejectedShare: number;
  /** Pictures without a result. */
  readonly lost: number;
}

export const listRows = (
  simulation: Simulation,
  {amounts}: Pick<Prices, 'amounts'>,
): readonly PlanRow[] =>
  plans.flatMap((plan, index): PlanRow[] => {
    const result = simulation.plans[index];
    if (result === undefined) return [];
    const requests = Math.max(1, result.requests);
    return [
      {
        ...result,
        name: plan.name,
        price: amounts[plan.id],
        throttledShare: result.throttled / requests,
        usedUpShare: result.usedUp / requests,
        rejectedShare: getRejectedShare(result),
        lost: simulation.pictures - result.results,
      },
    ];
  });

const TITLES = [
  'plan',
  'price_per_month',
  'currency',
  'requests',
  'results',
  'pictures_without_result',
  'credits',
  'billed_errors',
  'throttled',
  'used_up',
  'other_errors',
  'used_up_on',
  'seconds_to_result_p50',
  'seconds_to_result_p95',
];

const toSeconds = (ms: number | undefined): number | string => (ms === undefined ? '' : ms / 1_000);

/** The table of all plans for download. */
export const listCells = (
  simulation: Simulation,
  prices: Prices,
): readonly (readonly (number | string)[])[] => [
  TITLES.map((title) =>
    prices.isMadeUp && title.startsWith('price_') ? `made_up_${title}` : title,
  ),
  ...listRows(simulation, prices).map((row) => [
    row.name,
    row.price ?? '',
    prices.currency,
    row.requests,
    row.results,
    row.lost,
    row.credits,
    row.billedErrors,
    row.throttled,
    row.usedUp,
    row.errors,
    row.usedUpAt === undefined ? '' : new Date(row.usedUpAt).toISOString().slice(0, 10),
    toSeconds(row.p50),
    toSeconds(row.p95),
  ]),
];
