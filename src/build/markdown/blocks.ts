import type {Element, ElementContent} from 'hast';
import {find, getAttribute, getClasses, isElement, toRawText, toText} from '../html';
import {createElement, createLabel, createText, isBlank, isPhrasing, keepProperties} from './nodes';

/** Code keeps every character; language and title are those of the page. */
export function toCode(block: Element): Element {
  const [first] = block.children;
  const title = find(first, 'pre') === undefined ? toText(first) : '';
  const language = getClasses(block)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return createElement('pre', [createText(toRawText(find(block, 'pre')))], {
    dataLanguage: language ?? '',
    dataTitle: title,
  });
}

/** A figure as a note: caption and text alternative, without the one that the other repeats. */
export function toFigure(children: readonly ElementContent[]): Element {
  const caption = children.find((child) => isElement(child, 'figcaption'));
  const captionText = toText(caption);
  const others = children
    .filter((child) => child !== caption && !isBlank(child))
    .filter((child) => toText(child) === '' || !captionText.includes(toText(child)));
  const isRepeated = others.some((child) => toText(child).startsWith(captionText));
  const lines = [
    ...(caption === undefined || isRepeated ? [] : [createElement('p', caption.children)]),
    ...others,
  ];
  const [first, ...rest] = lines.map(unwrap);
  const isLine = isElement(first, 'p');
  const opening = createElement('p', [
    createElement('strong', [createText('Figure:')]),
    createText(' '),
    ...(isLine ? first.children : []),
  ]);
  return createElement('blockquote', [opening, ...(isLine ? rest : lines)]);
}

/** What a box contains, if that is one thing. */
function unwrap(node: ElementContent): ElementContent {
  const [only, ...others] = isElement(node, 'div') ? node.children : [];
  return only !== undefined && others.length === 0 ? unwrap(only) : node;
}

/** An item. If its first line only names it, as those of fields do, the text continues in that line. */
export function toItem(element: Element, children: readonly ElementContent[]): Element {
  const [head, line, ...rest] = children.filter((child) => !isBlank(child));
  const isHead =
    isElement(head, 'div') &&
    head.children.every((child) => child.type === 'text' || isPhrasing(child));
  if (!isHead || !isElement(line, 'p'))
    return createElement('li', children, keepProperties(element));
  return createElement(
    'li',
    [createElement('p', [...head.children, createText(': '), ...line.children]), ...rest],
    keepProperties(element),
  );
}

/** `dt` and `dd` as items of a list: "**Cause:** …". */
export function toDefinitions(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let term: readonly ElementContent[] = [];
  for (const child of children) {
    if (!isElement(child)) continue;
    if (child.tagName === 'div') items.push(...toDefinitions(child.children));
    else if (child.tagName === 'dt') term = child.children;
    else if (child.tagName === 'dd') items.push(toDefinition(term, child.children));
  }
  return items;
}

function toDefinition(
  term: readonly ElementContent[],
  children: readonly ElementContent[],
): Element {
  const index = children.findIndex((part) => part.type === 'element' && !isPhrasing(part));
  const firstBlock = index === -1 ? children.length : index;
  const label = createElement('strong', [...term, createText(':')]);
  const line = [label, createText(' '), ...children.slice(0, firstBlock)];
  return createElement('li', [createElement('p', line), ...children.slice(firstBlock)]);
}

/**
 * A link with a whole URL; without one it was a mere anchor. A card, which is all link, becomes a
 * link and the text below its title.
 *
 * @param base URL that links are relative to
 */
export function toLink(
  element: Element,
  children: readonly ElementContent[],
  base: string,
): ElementContent[] {
  const href = getAttribute(element, 'href') ?? '';
  if (href === '' || children.length === 0) return [...children];
  const link = (content: readonly ElementContent[]): Element =>
    createElement('a', content, {href: new URL(href, base).href});
  const [title, ...rest] = element.children;
  const isCard = rest.length > 0 && element.children.every((child) => isElement(child));
  return isCard
    ? [link([createText(toText(title))]), createText(`: ${rest.map(toText).join(' ')}`)]
    : [link(children)];
}

/** An admonition as a quote: "**Warning: Costs**". */
export function toNote(element: Element, children: readonly ElementContent[]): Element {
  const [heading, ...rest] = children.filter((child) => isElement(child));
  const type =
    getClasses(element)
      .find((name) => name.startsWith('theme-admonition-'))
      ?.slice('theme-admonition-'.length) ?? 'note';
  const title = toText(heading);
  const label = `${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`;
  return createElement('blockquote', [
    createLabel(title.toLowerCase() === type || title === '' ? label : `${label}: ${title}`),
    ...rest,
  ]);
}
