import {readFileSync} from 'node:fs';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a reference page holds, as a browser without script reads it. */
export interface ReferencePage {
  readonly html: string;
  readonly ids: readonly string[];
  /** Targets of links within the page. */
  readonly anchors: readonly string[];
  /** Texts of code elements. */
  readonly codes: ReadonlySet<string>;
  /** Names of marked items by kind, with their id. */
  readonly items: readonly {readonly kind: string; readonly name: string; readonly id: string}[];
  readonly stylesheets: readonly string[];
}

/** Reads a built page. */
export function readReference(file: string): ReferencePage {
  const html = readFileSync(file, 'utf8');
  const elements = listElements(parse(html));
  const get = (element: Element, name: string): string | undefined =>
    element.attrs.find((attribute) => attribute.name === name)?.value;
  return {
    html,
    ids: elements.flatMap((element) => get(element, 'id') ?? []),
    anchors: elements.flatMap((element) =>
      element.tagName === 'a' && get(element, 'href')?.startsWith('#') === true
        ? decodeURIComponent((get(element, 'href') ?? '').slice(1))
        : [],
    ),
    codes: new Set(elements.filter(({tagName}) => tagName === 'code').map(getText)),
    items: elements.flatMap((element) => {
      const kind = get(element, 'data-search-kind');
      return kind === undefined
        ? []
        : [{kind, name: get(element, 'data-search-name') ?? '', id: get(element, 'id') ?? ''}];
    }),
    stylesheets: elements.flatMap((element) =>
      get(element, 'rel') === 'stylesheet' ? (get(element, 'href') ?? []) : [],
    ),
  };
}

function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(listElements)];
}

function getText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ');
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}
