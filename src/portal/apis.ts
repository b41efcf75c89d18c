import {apiCards} from './apiCards';
import {apiIds} from './apiIds';
import {apiInfos, apiLabels} from './apiLabels';
import type {CatalogueEntry} from './CatalogueEntry';
import {toApiSummary} from './toApiSummary';

/** The APIs as menus and cards show them, from their files. */
export const apis: readonly CatalogueEntry[] = apiIds.map((id) => ({
  label: apiLabels[id],
  to: `/api/${id}`,
  description: apiCards[id] ?? toApiSummary({...apiInfos[id], title: apiLabels[id]}),
}));
