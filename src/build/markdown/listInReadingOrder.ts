import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** An entry of the sidebar: a page and its categories. */
export interface ReadingStop {
  readonly route: string;
  /** Category at the top level; empty outside of categories. */
  readonly chapter: string;
  /** Innermost category below that one; empty where there is none. */
  readonly part: string;
}

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/**
 * The pages that the sidebar of the documents leads to, as a reader would go through them.
 *
 * @param plugins those of the site
 * @param baseUrl path that links of the sidebar are below
 */
export function listInReadingOrder(
  plugins: readonly LoadedPlugin[],
  baseUrl: string,
): ReadingStop[] {
  const documents = plugins.find(
    ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === 'content',
  );
  const [version] = (documents?.content as LoadedContent | undefined)?.loadedVersions ?? [];
  if (version === undefined) {
    throw new Error(
      'plugin markdown-versions: no docs instance "content". Expected: one in `docusaurus.config.ts`.',
    );
  }
  const routes = new Map(version.docs.map(({id, permalink}) => [id, permalink]));

  const walk = (item: Item, trail: readonly string[]): ReadingStop[] => {
    const [chapter = '', ...parts] = trail;
    const stop = {chapter, part: parts.at(-1) ?? ''};
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [{route: routes.get(item.id) ?? '', ...stop}];
      case 'link':
        return [{route: baseUrl.slice(0, -1) + item.href, ...stop}];
      case 'category':
        return item.items.flatMap((child) => walk(child, [...trail, item.label]));
      case 'html':
        return [];
      default:
        return item satisfies never;
    }
  };
  return Object.values(version.sidebars).flatMap((items) =>
    items.flatMap((item) => walk(item, [])),
  );
}
