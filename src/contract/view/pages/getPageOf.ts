import {getPages} from '../getApiView';
import type {ApiView} from '../types';
import type {ReferencePage} from './ReferencePage';

/** Tells the page of the reference that shows an operation: `/api/vehicle`. */
export function getPageOf(view: ApiView): (operationId: string) => string {
  const pages = new Map<string, string>();
  const collect = (page: ReferencePage): void => {
    page.operations.forEach(({id}) => pages.set(id, `/api/${page.path}`));
    page.pages.forEach(collect);
  };
  const first = getPages(view);
  if (first !== undefined) collect(first);
  return (operationId) => pages.get(operationId) ?? `/api/${view.id}`;
}
