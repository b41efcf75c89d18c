import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';
import {find as findInfo, html as schema} from 'property-information';
import {EXIT, visit} from 'unist-util-visit';

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
export function find(tree: Nodes | undefined, test: Test): Element | undefined {
  const passes = toTest(test);
  let found: Element | undefined;
  if (tree === undefined) return undefined;
  visit(tree, 'element', (element) => {
    if (!passes(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** All elements in a tree that pass a test, in the order of the page, also those in templates. */
export function findAll(tree: Nodes, test: Test = () => true): Element[] {
  const passes = toTest(test);
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (passes(element)) found.push(element);
    if (element.content !== undefined) found.push(...findAll(element.content, test));
  });
  return found;
}

/** Attributes of an element by their names in HTML; `xlink:href` is `href`, as browsers have it. */
export const getAttributes = ({properties}: Element): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(properties).flatMap(([property, value]) => {
      if (value === null || value === undefined || value === false) return [];
      const {attribute, commaSeparated} = findInfo(schema, property);
      const text = Array.isArray(value) ? value.join(commaSeparated ? ',' : ' ') : String(value);
      return [[attribute.replace(/^xlink:/, ''), value === true ? '' : text]];
    }),
  );

/** Value of an attribute by its name in HTML; empty when the attribute has no value. */
export function getAttribute(element: Element | undefined, name: string): string | undefined {
  const {property, commaSeparated} = findInfo(schema, name);
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
