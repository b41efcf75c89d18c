import {searchAreas, searchKinds, type SearchGroup, type SearchKind} from '../../portal/search';
import type {PageContent} from './readPage';

/** Where a page stands: what leads to it, and the drawer that its texts are in. */
export interface Place {
  /** `Tutorials › Event Forwarding Using Hooks`: its categories, or its part of the site. */
  readonly label: string;
  readonly group: SearchGroup;
}

/** @param route route below the base, such as `content/faq` */
export function toPlace({trail}: PageContent, route: string): Place {
  const area = searchAreas.find(({prefix}) => route.startsWith(prefix)) ?? {label: 'Documentation', group: 'guides' as const};
  return {label: trail.length > 0 ? trail.join(' › ') : area.label, group: area.group};
}

/** A page of a library stands for the symbol that it documents, a section of the list of countries for its countries. */
export function toKind(kind: SearchKind, route: string): SearchKind {
  if (kind === 'page' && route.startsWith('lib/')) return 'symbol';
  if (kind === 'section' && route === 'content/references/countries') return 'country';
  return kind;
}

/** The drawer of a hit: that of what it is, or of the page where it is plain text. */
export const toGroup = (kind: SearchKind, place: Place): SearchGroup => (searchKinds[kind] === 'guides' ? place.group : searchKinds[kind]);
