import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';
import {find as findInfo, html as schema} from 'property-information';

/** Parses a page as a browser does. */
export const parsePage = (html: string): Root => fromParse5(parse(html)) as Root;

/** Parses a piece of a page. */
export const parsePiece = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/** Whether a node is an element, and one with this name if one is given. */
export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

/** What an element must be to be found: its name, or more. */
type Test = string | ((element: Element) => boolean);

const toTest = (test: Test): ((element: Element) => boolean) =>
  typeof test === 'string' ? ({tagName}) => tagName === test : test;

/** The first element in a tree that passes a test; the node itself counts. */
export const find = (tree: Nodes | undefined, test: Test): Element | undefined =>
  tree === undefined ? undefined : findFirst(tree, toTest(test));

function findFirst(node: Nodes, passes: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && passes(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findFirst(child, passes);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All elements in a tree that pass a test, in the order of the page, also those in templates. */
export function findAll(tree: Nodes, test: Test = () => true): Element[] {
  const found: Element[] = [];
  collect(tree, toTest(test), found);
  return found;
}

function collect(node: Nodes, passes: (element: Element) => boolean, found: Element[]): void {
  if (node.type === 'element') {
    if (passes(node)) found.push(node);
    if (node.content !== undefined) collect(node.content, passes, found);
  }
  if ('children' in node) for (const child of node.children) collect(child, passes, found);
}

type Info = ReturnType<typeof findInfo>;
const infos = new Map<string, Info>();

/** What HTML says of an attribute; pages have few, again and again. */
function getInfo(name: string): Info {
  const known = infos.get(name) ?? findInfo(schema, name);
  infos.set(name, known);
  return known;
}

/** Attributes of an element by their names in HTML; `xlink:href` is `href`, as browsers have it. */
export const getAttributes = ({properties}: Element): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(properties).flatMap(([property, value]) => {
      if (value === null || value === undefined || value === false) return [];
      const {attribute, commaSeparated} = getInfo(property);
      const text = Array.isArray(value) ? value.join(commaSeparated ? ',' : ' ') : String(value);
      return [[attribute.replace(/^xlink:/, ''), value === true ? '' : text]];
    }),
  );

/** Value of an attribute by its name in HTML; empty when the attribute has no value. */
export function getAttribute(element: Element | undefined, name: string): string | undefined {
  const {property, commaSeparated} = getInfo(name);
  const value = element?.properties[property];
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(commaSeparated ? ',' : ' ') : String(value);
}

/** Names in the `class` attribute. */
export const getClasses = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** Text of a node as it is in the source, with line breaks. */
export function toRawText(node: Nodes | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  if (isElement(node, 'br')) return '\n';
  return 'children' in node ? node.children.map(toRawText).join('') : '';
}

/** Text of a node on one line. */
export const toText = (node: Nodes | undefined): string =>
  normalizeText(toRawText(node)).replace(/\s+/g, ' ').trim();

/**
 * Drops the zero-width spaces that Docusaurus puts into heading links; non-breaking spaces become
 * spaces.
 */
export const normalizeText = (text: string): string =>
  text.replaceAll('\u200B', '').replaceAll('\u00A0', ' ');
