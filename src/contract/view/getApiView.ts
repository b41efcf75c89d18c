import {createHash} from 'node:crypto';
import {highlightRuns} from '../../markdown/highlight/highlight';
import {settings} from '../../portal/settings';
import type {ContractDocument} from '../types';
import type {ReferencePage} from './pages/ReferencePage';
import {pages, views} from './keptViews';
import {toPages} from './pages/toPages';
import {toApiView} from './toApiView';
import type {ApiView} from './types';

/**
 * What the reference of an API shows. Pages, forms, and lists of their places have to agree on it,
 * and a view of a large specification takes seconds, so it is made once for the same contract: a
 * contract that was read again gives the same object.
 */
export function getApiView(id: string, document: ContractDocument): ApiView {
  const last = views.get(id);
  if (last?.document === document) return last.view;
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const view = last?.hash === hash ? last.view : toApiView(id, document, highlightRuns);
  views.set(id, {document, hash, view});
  return view;
}

/** The pages of an API, or undefined when it has one; made once for each view. */
export function getPages(view: ApiView): ReferencePage | undefined {
  const last = pages.get(view.id);
  if (last?.view === view) return last.first;
  const first = toPages(view, settings.referencePageMaxBytes);
  pages.set(view.id, {view, first});
  return first;
}
