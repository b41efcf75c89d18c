import {apiIds, type ApiId, type ContractDocument} from '../../contract';
import {getApiView} from '../../contract/view/getApiView';
import type {ApiView} from '../../contract/view/types';
import {toOutlineFile, toViewFile} from './openapiDocs';
import {toOutline} from './toOutline';
import {writeIfChanged} from '../files/writeIfChanged';

/**
 * Writes what the pages show of every API, and its outline; an unchanged view is the same object as
 * before.
 */
export function writeViews(
  contracts: Record<ApiId, ContractDocument>,
  pagesDir: string,
): ApiView[] {
  return apiIds.map((id) => {
    const view = getApiView(id, contracts[id]);
    writeIfChanged(toViewFile(pagesDir, id), JSON.stringify(view));
    writeIfChanged(toOutlineFile(pagesDir, id), JSON.stringify(toOutline(contracts[id], view)));
    return view;
  });
}
