import type {DefaultTreeAdapterTypes} from 'parse5';

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** A built page, as far as its Markdown needs it. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** Address that the page gives itself. */
  readonly canonical: string;
  /** Whether the page asks not to be indexed: a tool, not a text. */
  readonly noIndex: boolean;
  /** `<main>`. */
  readonly content: PageElement;
}

/** Reads a built page; nothing when it has no `<main>`. */
export function readArticle(document: DefaultTreeAdapterTypes.Document): Article | undefined {
  const head = find(document, ({tagName}) => tagName === 'head') ?? document;
  const content = find(document, ({tagName}) => tagName === 'main');
  if (content === undefined) return undefined;
  const meta = (name: string): string =>
    getAttribute(
      find(head, (element) => element.tagName === 'meta' && getAttribute(element, 'name') === name),
      'content',
    );
  return {
    title: toText(find(content, ({tagName}) => tagName === 'h1')),
    description: meta('description'),
    canonical: getAttribute(
      find(
        head,
        (element) => element.tagName === 'link' && getAttribute(element, 'rel') === 'canonical',
      ),
      'href',
    ),
    noIndex: meta('robots').includes('noindex'),
    content,
  };
}

export const isElement = (node: PageNode | undefined): node is PageElement =>
  node !== undefined && 'tagName' in node;

export const getChildren = (node: PageNode): readonly PageNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** Value of an attribute; empty when it is missing. */
export const getAttribute = (element: PageElement | undefined, name: string): string =>
  element?.attrs.find((attribute) => attribute.name === name)?.value ?? '';

export const getClasses = (element: PageElement): string[] =>
  getAttribute(element, 'class').split(/\s+/);

/** The first element below a node, or the node itself, that is as wanted. */
export function find(
  node: PageNode,
  matches: (element: PageElement) => boolean,
): PageElement | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of getChildren(node)) {
    const found = find(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Text of a node as it stands in the page, line breaks kept. */
export function toRawText(node: PageNode | undefined): string {
  if (node === undefined) return '';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'br') return '\n';
  return getChildren(node).map(toRawText).join('');
}

/** Text of a node on one line. */
export const toText = (node: PageNode | undefined): string =>
  tidyText(toRawText(node)).replace(/\s+/g, ' ').trim();

/** Without the zero-width spaces of heading links; hard spaces become spaces. */
export const tidyText = (text: string): string =>
  text.replaceAll('\u200B', '').replaceAll('\u00A0', ' ');
