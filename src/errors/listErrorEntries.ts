import type {ApiId, ContractDocument} from '../contract';
import type {ErrorEntry} from './ErrorEntry';
import {listApiEntries} from './listApiEntries';
import {listDataEntries} from './listDataEntries';

/**
 * Every error that this documentation explains.
 *
 * @throws when two have the same id
 */
export function listErrorEntries(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
): ErrorEntry[] {
  const entries = [...listApiEntries(contracts), ...listDataEntries()];
  const ids = new Set<string>();
  for (const {id} of entries) {
    if (ids.has(id))
      throw new Error(`list of errors: two entries have the id ${JSON.stringify(id)}.`);
    ids.add(id);
  }
  return entries;
}
