import type {Element, Root} from 'hast';
import {toContent} from './content';
import {find, getAttribute, getClasses, isElement, toText} from './html';

/** What a built page says, and what it says about itself. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** URL that the page gives itself. */
  readonly canonical: string;
  readonly language: string;
  /** Value of the `docusaurus_tag` meta element; `default` for pages without one. */
  readonly tag: string;
  readonly version: string | undefined;
  /** Whether the page asks not to be indexed: a tool, not a text. */
  readonly noIndex: boolean;
  /** Names of the categories that contain the page, from its breadcrumbs. */
  readonly trail: readonly string[];
  /** `<main>` with nothing but content. */
  readonly content: Element;
}

/** Reads a built page. A page without `<main>` has no article. */
export function readArticle(document: Root): Article | undefined {
  const main = find(document, 'main');
  if (main === undefined) return undefined;
  const head = find(document, 'head');
  const meta = (name: string): string | undefined =>
    getAttribute(
      find(head, (element) => isElement(element, 'meta') && getAttribute(element, 'name') === name),
      'content',
    );
  const canonical = find(
    head,
    (element) => isElement(element, 'link') && getAttribute(element, 'rel') === 'canonical',
  );
  return {
    title: toText(find(main, 'h1')),
    description: meta('description') ?? '',
    canonical: getAttribute(canonical, 'href') ?? '',
    language: getAttribute(find(document, 'html'), 'lang') ?? 'en',
    tag: meta('docusaurus_tag') ?? 'default',
    version: meta('docsearch:version'),
    noIndex: (meta('robots') ?? '').includes('noindex'),
    trail: readTrail(main),
    content: toContent(main),
  };
}

/** Breadcrumbs begin with an icon of the home page and end with the page itself. */
function readTrail(main: Element): string[] {
  const crumbs = find(main, (element) => getClasses(element).includes('breadcrumbs'));
  const names = (crumbs?.children ?? [])
    .filter((child) => isElement(child))
    .map(toText)
    .slice(0, -1);
  return names.filter((name) => name !== '');
}
