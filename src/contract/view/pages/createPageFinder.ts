import type {ApiId} from '../../../portal/apiIds';
import type {ContractDocument} from '../../types';
import {getApiView} from '../getApiView';
import {getPageOf} from './getPageOf';

/** Tells the page of the reference that shows an operation, below the base: `/api/vehicle`. */
export type FindPage = (api: ApiId, operationId: string) => string;

/** Finds pages by what the references of specifications show, which is computed when it is asked. */
export function createPageFinder(contracts: Readonly<Record<ApiId, ContractDocument>>): FindPage {
  const finders = new Map<ApiId, ReturnType<typeof getPageOf>>();
  return (api, operationId) => {
    const find = finders.get(api) ?? getPageOf(getApiView(api, contracts[api]));
    finders.set(api, find);
    return find(operationId);
  };
}
