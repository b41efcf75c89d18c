import {getSharedMap} from '../getSharedMap';
import type {ContractDocument} from '../types';
import type {ReferencePage} from './pages/ReferencePage';
import type {ApiView} from './types';

interface KnownView {
  readonly document: ContractDocument;
  readonly hash: string;
  readonly view: ApiView;
}

interface KnownPages {
  readonly view: ApiView;
  readonly first: ReferencePage | undefined;
}

/** The last view of each API. */
export const views = getSharedMap<KnownView>('views');

/** The last pages of each API. */
export const pages = getSharedMap<KnownPages>('pages');

/** Gives up the memory of all views, which a build needs only until its pages are written. */
export function forgetViews(): void {
  views.clear();
  pages.clear();
}
