import {searchAreas, type SearchGroup, type SearchKind} from '../../portal/search';
import type {PageContent} from './readPage';
import type {Section} from './Section';

/** The place of a page: what leads to it, and the group of its texts. */
export interface Place {
  /** `Tutorials › Event Forwarding Using Hooks`: its categories, or its part of the site. */
  readonly label: string;
  readonly group: SearchGroup;
}

/** @param route route below the base, such as `content/faq` */
export function toPlace({trail}: PageContent, route: string): Place {
  const area = searchAreas.find(({prefix}) => route.startsWith(prefix)) ?? {
    label: 'Documentation',
    group: 'guides' as const,
  };
  return {label: trail.length > 0 ? trail.join(' › ') : area.label, group: area.group};
}

/** Pages that document one symbol of a library; the others mention it. */
const SYMBOL_PAGE =
  /^lib\/[^/]+\/(classes|enumerations|functions|interfaces|type-aliases|typed-dicts|variables)\//;
/** Level of the headings of methods and constructors on such a page: page, "Methods", method. */
const MEMBER_LEVEL = 3;

/** A page about a symbol of a library is that symbol, and its members are symbols too. */
export function toKind({kind, titles}: Section, route: string): SearchKind {
  const isSymbol = kind === 'page' || (kind === 'section' && titles.length === MEMBER_LEVEL);
  return isSymbol && SYMBOL_PAGE.test(route) ? 'symbol' : kind;
}

/** Whether a section says more of a member of a library: its parameters, what it returns. */
export const isDetail = ({kind, titles}: Section, route: string): boolean =>
  kind === 'section' && titles.length > MEMBER_LEVEL && SYMBOL_PAGE.test(route);
