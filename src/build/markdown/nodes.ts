import type {Element, ElementContent, Properties} from 'hast';
import {getClasses} from '../html';

const PHRASING = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'small', 'span', 'strong']);

/** Whether a node is an element that belongs into a line of text. */
export const isPhrasing = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && PHRASING.has(node.tagName);

/** Whether a node is text without words. */
export const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

/** A text. */
export const createText = (value: string): ElementContent => ({type: 'text', value});

/** A line in bold, which names what follows. */
export const createLabel = (label: string): Element =>
  createElement('p', [createElement('strong', [createText(label)])]);

/** An element. */
export const createElement = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

/** Attributes that mean something to Markdown, and the one that marks a badge. */
const KEPT = ['id', 'align', 'colSpan', 'rowSpan', 'start', 'type', 'checked', 'dataRole'] as const;

/** Properties of an element that its Markdown needs. */
export function keepProperties(element: Element): Properties {
  const {properties} = element;
  const align = /(?:^| )text--(center|right)(?: |$)/.exec(getClasses(element).join(' '))?.[1];
  return {
    ...Object.fromEntries(
      KEPT.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
    ),
    ...(align !== undefined && {align}),
  };
}
