import type {Element, ElementContent} from 'hast';
import {getAttribute, getClasses, isElement, toText} from './html';

/** Elements that only work in a page, or surround its text. */
const CONTROLS = new Set([
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  'input',
  'select',
  'textarea',
  'form',
  'legend',
  'label',
  'footer',
  'wbr',
]);
const CONTROL_CLASSES = new Set([
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'pagination-nav',
  'no-search',
]);
const CONTROL_ROLES = new Set(['tablist', 'status']);

/**
 * Whether an element is part of what a page says. The one place that decides this, for search and
 * for Markdown.
 */
function isContent(element: Element): boolean {
  const role = getAttribute(element, 'role') ?? '';
  return !(
    (CONTROLS.has(element.tagName) && !isTaskBox(element)) ||
    CONTROL_ROLES.has(role) ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    // Samples for the sandbox are those for the cloud but for host and key.
    (element.tagName === 'span' && getAttribute(element, 'data-target') === 'sandbox') ||
    // Icons, such as the one of links to other sites; a drawing has a text alternative.
    (element.tagName === 'span' && role === 'img') ||
    (element.tagName === 'svg' && role !== 'img') ||
    getClasses(element).some((name) => CONTROL_CLASSES.has(name))
  );
}

/** The box of an item in a list of tasks, which says whether the task is done. */
const isTaskBox = (element: Element): boolean =>
  element.tagName === 'input' &&
  getAttribute(element, 'type') === 'checkbox' &&
  getAttribute(element, 'disabled') !== undefined;

/**
 * A copy of an element with nothing but content; drawings become paragraphs with their text
 * alternatives.
 */
export function toContent(element: Element): Element {
  return {...element, children: element.children.flatMap(keepContent)};
}

function keepContent(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (!isElement(node) || !isContent(node)) return [];
  if (node.tagName !== 'svg') return [toContent(node)];
  const text = toAlternative(node);
  return [{type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: text}]}];
}

function toAlternative(svg: Element): string {
  const part = (name: string): string =>
    toText(svg.children.find((child) => isElement(child, name)));
  return [part('title') || getAttribute(svg, 'aria-label'), part('desc')]
    .filter(Boolean)
    .join(': ');
}
