import type {ApiId, ContractDocument} from '../contract';
import type {FindPage} from '../contract/view/pages/createPageFinder';
import type {ErrorEntry} from './ErrorEntry';
import {listApiEntries} from './listApiEntries';
import {listDataEntries} from './listDataEntries';

/**
 * Every error that this documentation explains.
 *
 * @param findPage where the reference of an API has several pages
 * @throws when two have the same id
 */
export function listErrorEntries(
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  findPage?: FindPage,
): ErrorEntry[] {
  const entries = [...listApiEntries(contracts, findPage), ...listDataEntries()];
  const ids = new Set<string>();
  for (const {id} of entries) {
    if (ids.has(id))
      throw new Error(`list of errors: two entries have the id ${JSON.stringify(id)}.`);
    ids.add(id);
  }
  return entries;
}
