import type {ApiId, ContractDocument} from '../../../contract';
import {billedStatuses} from '../../../data/errors';
import {limits, type Limit} from '../../../data/limits';
import {plans, type Plan} from '../../../data/plans';
import {toSpecifications, type Specifications} from './toSpecifications';

/** Limits and plans, as data. */
export interface LimitsFile {
  readonly $schema: string;
  readonly specifications: Specifications;
  /** Statuses of a recognition that cost a credit; no other does. */
  readonly billedStatuses: readonly number[];
  readonly limits: Readonly<Record<string, Omit<Limit, 'source'>>>;
  /** All plans, the free one first. Rates are requests per second. */
  readonly plans: readonly Plan[];
}

/**
 * The limits for tools.
 *
 * @param contracts all specifications
 * @param address of the site, with a slash at the end
 */
export function toLimitsFile(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  address: string,
): LimitsFile {
  return {
    $schema: `${address}limits.schema.json`,
    specifications: toSpecifications(contracts, address),
    billedStatuses,
    limits,
    plans,
  };
}
