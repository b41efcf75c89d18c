import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Library} from './libraries';

/** One entry of TypeDoc's navigation: a page, or a group of pages. */
export interface NavigationItem {
  readonly title: string;
  readonly path?: string | null;
  readonly isDeprecated?: boolean;
  readonly children?: readonly NavigationItem[];
}

/** A library and its navigation. */
export interface LibraryNavigation {
  readonly library: Library;
  readonly navigation: readonly NavigationItem[];
}

/**
 * Makes the sidebar of `/lib`: the overview, then each library with its groups of pages.
 *
 * @param entries the libraries in the reader's order
 * @returns what the docs plugin reads as `sidebarPath`
 */
export function toSidebar(entries: readonly LibraryNavigation[]): SidebarsConfig {
  return {
    lib: [
      {type: 'doc', id: 'index', label: 'Libraries'},
      ...entries.map(({library, navigation}) => ({
        type: 'category' as const,
        label: library.label,
        collapsed: false,
        link: {type: 'doc' as const, id: `${library.name}/index`},
        items: navigation.flatMap(splitErrors).map((item) => toSidebarItem(item, library.name)),
      })),
    ],
  };
}

type SidebarItem = Exclude<NonNullable<SidebarsConfig[string]>, Record<string, unknown>>[number];

/** Who looks for a client does not look among its errors, and the other way round. */
function splitErrors(group: NavigationItem): NavigationItem[] {
  const isError = ({title}: NavigationItem): boolean => title.endsWith('Error');
  const errors = (group.children ?? []).filter(isError);
  const others = (group.children ?? []).filter((item) => !isError(item));
  return [
    {...group, children: others},
    {title: 'Errors', children: errors},
  ].filter(({children}) => children.length > 0);
}

/** @param above the library and the titles above the item, which make it unique */
function toSidebarItem(
  {title, path, isDeprecated, children}: NavigationItem,
  above: string,
): SidebarItem {
  const [library = ''] = above.split('/');
  const id = `${library}/${(path ?? '').replace(/\.md$/, '')}`;
  if (children !== undefined && children.length > 0) {
    const key = `${above}/${title}`;
    return {
      type: 'category',
      label: title,
      key,
      collapsed: true,
      // A group has no page, and a namespace has.
      ...(path ? {link: {type: 'doc' as const, id}} : {}),
      items: children.map((child) => toSidebarItem(child, key)),
    };
  }
  return {
    type: 'doc',
    id,
    label: title,
    ...(isDeprecated === true ? {className: 'deprecated'} : {}),
  };
}
