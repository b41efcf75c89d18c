import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {
  find,
  getAttribute,
  getChildren,
  getClasses,
  isElement,
  tidyText,
  toRawText,
  toText,
  type PageElement,
  type PageNode,
} from './readArticle';

/** What a page consists of that Markdown has a form for. */
export interface TidyArticle {
  readonly tree: Root;
  /** For each id of the page, those of the headings that it stands below, outermost first. */
  readonly homes: ReadonlyMap<string, readonly string[]>;
}

/** What only works in a page, or surrounds it. */
const DROPPED = new Set([
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
const DROPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'no-search',
  'pagination-nav',
];
/** Attributes that mean something to Markdown, and the one that marks a badge. */
const KEPT: Readonly<Record<string, string>> = {
  id: 'id',
  align: 'align',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  start: 'start',
  'data-role': 'dataRole',
};
const PHRASING = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'small', 'span', 'strong']);

/**
 * Makes a page's markup plain: leaves out what only works in a page, gives each part that is more than
 * prose (code, tabs, folded parts, figures, notes, cards) the shape that Markdown has for it, and makes links whole.
 *
 * @param content `<main>`
 * @param canonical address of the page, which links are relative to
 */
export function tidyArticle(content: PageNode, canonical: string): TidyArticle {
  const tidier = new Tidier(canonical);
  return {
    tree: {type: 'root', children: tidier.tidyAll([content]) as RootContent[]},
    homes: tidier.homes,
  };
}

class Tidier {
  readonly homes = new Map<string, readonly string[]>();
  /** Headings around, by level. */
  private headings: {readonly level: number; readonly id: string}[] = [];
  private readonly around: PageElement[] = [];

  constructor(private readonly canonical: string) {}

  tidyAll(nodes: readonly PageNode[]): ElementContent[] {
    return nodes.flatMap((node) => {
      if (node.nodeName === '#text' && 'value' in node) return [toTextNode(tidyText(node.value))];
      return isElement(node) && !isDropped(node) ? this.tidy(node) : [];
    });
  }

  private tidy(element: PageElement): ElementContent[] {
    const {tagName} = element;
    if (getClasses(element).includes('theme-code-block')) return [toCode(element)];
    if (tagName === 'pre') return [createElement('pre', [toTextNode(toRawText(element))])];
    if (tagName === 'svg') {
      return getAttribute(element, 'role') === 'img'
        ? [createElement('p', [toTextNode(toPictureText(element))])]
        : [];
    }
    if (tagName === 'details') return this.unfold(element);
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    const id = getAttribute(element, 'id');
    if (level !== undefined) {
      this.startHeading(Number(level), id);
    } else if (id !== '') {
      this.homes.set(
        id,
        this.headings.map((heading) => heading.id),
      );
    }
    this.around.push(element);
    const children = separate(this.tidyAll(element.childNodes));
    this.around.pop();
    return this.reshape(element, children);
  }

  private reshape(element: PageElement, children: readonly ElementContent[]): ElementContent[] {
    const {tagName} = element;
    const role = getAttribute(element, 'role');
    if (role === 'tabpanel' || (role === 'group' && this.isInside('fieldset')))
      return [createLabel(getAttribute(element, 'aria-label')), ...children];
    if (tagName === 'a') return toLink(element, children, this.canonical);
    if (tagName === 'img') {
      return [
        createElement('img', [], {
          src: new URL(getAttribute(element, 'src'), this.canonical).href,
          alt: getAttribute(element, 'alt'),
        }),
      ];
    }
    if (tagName === 'figure') return [toFigure(children)];
    if (tagName === 'li') return [toItem(element, children)];
    if (tagName === 'dl') return [createElement('ul', toDefinitions(children))];
    if (tagName === 'article' && this.isInside('section')) return [createElement('li', children)];
    if (
      tagName === 'section' &&
      isElement(element.childNodes[0]) &&
      element.childNodes[0].tagName === 'article'
    )
      return [createElement('ul', children)];
    if (getClasses(element).includes('theme-admonition')) return [toNote(element, children)];
    return [createElement(tagName, children, toKept(element))];
  }

  /** With an id of its own, or within such a one, it is a section; otherwise its summary is a line above what was folded. */
  private unfold(element: PageElement): ElementContent[] {
    const id = getAttribute(element, 'id');
    const isSection = !this.isInside('li') && (id !== '' || this.isInside('details'));
    const before = this.headings;
    const level = Math.min((before.at(-1)?.level ?? 1) + 1, 6);
    if (isSection) this.startHeading(level, id);
    this.around.push(element);
    const summary = element.childNodes.find(
      (child) => isElement(child) && child.tagName === 'summary',
    );
    const title = separate(this.tidyAll(summary === undefined ? [] : getChildren(summary)));
    const rest = this.tidyAll(element.childNodes.filter((child) => child !== summary));
    this.around.pop();
    this.headings = before;
    return [
      isSection
        ? createElement(`h${level}`, title, id === '' ? {} : {id})
        : createElement('p', [createElement('strong', title)]),
      ...rest,
    ];
  }

  private startHeading(level: number, id: string): void {
    this.headings = [...this.headings.filter((heading) => heading.level < level), {level, id}];
    if (id !== '') {
      this.homes.set(
        id,
        this.headings.map((heading) => heading.id),
      );
    }
  }

  private isInside(tagName: string): boolean {
    return this.around.some((element) => element.tagName === tagName);
  }
}

function isDropped(element: PageElement): boolean {
  const role = getAttribute(element, 'role');
  if (
    DROPPED.has(element.tagName) ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    role === 'tablist' ||
    role === 'status'
  )
    return true;
  if (element.tagName === 'span' && role === 'img') return true;
  return getClasses(element).some((name) => DROPPED_CLASSES.includes(name));
}

/** Code keeps its every character; language and title travel as the page has them. */
function toCode(block: PageElement): Element {
  const pre = find(block, ({tagName}) => tagName === 'pre');
  const [first] = block.childNodes;
  const title =
    first !== undefined && find(first, ({tagName}) => tagName === 'pre') === undefined
      ? toText(first)
      : '';
  const language = getClasses(block)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return createElement('pre', [toTextNode(toRawText(pre))], {
    dataLanguage: language ?? '',
    dataTitle: title,
  });
}

/** A drawing as its text alternative says it. */
function toPictureText(svg: PageElement): string {
  const part = (name: string): string =>
    toText(svg.childNodes.find((child) => child.nodeName === name));
  return [part('title') || getAttribute(svg, 'aria-label'), part('desc')]
    .filter(Boolean)
    .join(': ');
}

/** A figure as a note: caption and text alternative, without the one that the other repeats. */
function toFigure(children: readonly ElementContent[]): Element {
  const caption = children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  );
  const captionText = getText(caption);
  const others = children.filter(
    (child) => child !== caption && !(child.type === 'text' && child.value.trim() === ''),
  );
  const kept = others.filter(
    (child) => getText(child) === '' || !captionText.includes(getText(child)),
  );
  const isSaid = kept.some((child) => getText(child).startsWith(captionText));
  const lines = [
    ...(caption === undefined || isSaid ? [] : [createElement('p', caption.children)]),
    ...kept,
  ];
  const [first, ...rest] = lines.map(unwrap);
  const isLine = first?.type === 'element' && first.tagName === 'p';
  const opening = createElement('p', [
    createElement('strong', [toTextNode('Figure:')]),
    toTextNode(' '),
    ...(isLine ? first.children : []),
  ]);
  return createElement('blockquote', [opening, ...(isLine ? rest : lines)]);
}

/** What a box holds, if that is one thing. */
function unwrap(node: ElementContent): ElementContent {
  const [only, ...others] = node.type === 'element' && node.tagName === 'div' ? node.children : [];
  return only !== undefined && others.length === 0 ? unwrap(only) : node;
}

/** An item whose first line only names it, as those of fields do, goes on in that line. */
function toItem(element: PageElement, children: readonly ElementContent[]): Element {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [head, line, ...rest] = parts;
  const isHead =
    head?.type === 'element' &&
    head.tagName === 'div' &&
    head.children.every((child) => child.type === 'text' || isPhrasing(child));
  if (!isHead || line?.type !== 'element' || line.tagName !== 'p')
    return createElement('li', children, toKept(element));
  return createElement(
    'li',
    [createElement('p', [...head.children, toTextNode(': '), ...line.children]), ...rest],
    toKept(element),
  );
}

/** `dt` and `dd` as items of a list: "**Cause:** …". */
function toDefinitions(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  let term: readonly ElementContent[] = [];
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'div') {
      items.push(...toDefinitions(child.children));
    } else if (child.tagName === 'dt') {
      term = child.children;
    } else if (child.tagName === 'dd') {
      const firstBlock = child.children.findIndex(
        (part) => part.type === 'element' && !PHRASING.has(part.tagName),
      );
      const line = firstBlock === -1 ? child.children : child.children.slice(0, firstBlock);
      const blocks = firstBlock === -1 ? [] : child.children.slice(firstBlock);
      items.push(
        createElement('li', [
          createElement('p', [
            createElement('strong', [...term, toTextNode(':')]),
            toTextNode(' '),
            ...line,
          ]),
          ...blocks,
        ]),
      );
    }
  }
  return items;
}

/** A link, whole; without an address it was a mere anchor. A card, which is all link, becomes a link and what it says below its title. */
function toLink(
  element: PageElement,
  children: readonly ElementContent[],
  canonical: string,
): ElementContent[] {
  const href = getAttribute(element, 'href');
  if (href === '' || children.length === 0) return [...children];
  const link = (content: readonly ElementContent[]): Element =>
    createElement('a', content, {href: new URL(href, canonical).href});
  const [title, ...rest] = element.childNodes;
  const isCard = rest.length > 0 && element.childNodes.every(isElement);
  return isCard
    ? [link([toTextNode(toText(title))]), toTextNode(`: ${rest.map(toText).join(' ')}`)]
    : [link(children)];
}

function toNote(element: PageElement, children: readonly ElementContent[]): Element {
  const [heading, ...rest] = children.filter((child) => child.type === 'element');
  const type =
    getClasses(element)
      .find((name) => name.startsWith('theme-admonition-'))
      ?.slice('theme-admonition-'.length) ?? 'note';
  const title = getText(heading);
  const label = `${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`;
  return createElement('blockquote', [
    createLabel(title.toLowerCase() === type || title === '' ? label : `${label}: ${title}`),
    ...rest,
  ]);
}

/** Neighbours that only their look keeps apart get a sign between them; a badge, such as a method, needs a space only. */
function separate(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const last = nodes[index - 1];
    if (!isPhrasing(last) || !isPhrasing(node)) return [node];
    return [toTextNode(last.properties.dataRole === undefined ? ' · ' : ' '), toExact(node)];
  });
}

/** A fact such as a pattern, which Markdown would have to escape, becomes code. */
const toExact = (fact: Element): Element =>
  fact.tagName === 'span' && /[\\*^_|]/.test(getText(fact))
    ? createElement('code', fact.children)
    : fact;

const isPhrasing = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && PHRASING.has(node.tagName);

function getText(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element'
    ? node.children.map(getText).join('').replace(/\s+/g, ' ').trim()
    : '';
}

const toKept = ({attrs}: PageElement): Properties =>
  Object.fromEntries(
    attrs.flatMap(({name, value}) => (name in KEPT ? [[KEPT[name] as string, value]] : [])),
  );

const toTextNode = (value: string): ElementContent => ({type: 'text', value});
const createLabel = (label: string): Element =>
  createElement('p', [createElement('strong', [toTextNode(label)])]);
const createElement = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});
