import {apiIds, type ApiId, type ContractDocument} from '../../contract';
import {toApiView} from '../../contract/view/toApiView';
import type {ApiView} from '../../contract/view/types';
import {highlightRuns} from '../../markdown/highlight/highlight';
import {toOutlineFile, toViewFile} from './openapiDocs';
import {toOutline} from './toOutline';
import {writeIfChanged} from './writeIfChanged';

/**
 * Views by the contract they were made from: while specifications are edited, only the edited one
 * is made again.
 */
const known = new Map<ApiId, {readonly contract: string; readonly view: ApiView}>();

/**
 * Writes what the pages show of every API, and its outline; an unchanged view is the same object as
 * before.
 */
export function writeViews(
  contracts: Record<ApiId, ContractDocument>,
  pagesDir: string,
): ApiView[] {
  return apiIds.map((id) => {
    const contract = JSON.stringify(contracts[id]);
    const last = known.get(id);
    const view =
      last?.contract === contract ? last.view : toApiView(id, contracts[id], highlightRuns);
    writeIfChanged(toViewFile(pagesDir, id), JSON.stringify(view));
    writeIfChanged(toOutlineFile(pagesDir, id), JSON.stringify(toOutline(contracts[id])));
    known.set(id, {contract, view});
    return view;
  });
}
