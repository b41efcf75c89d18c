import type {Element, ElementContent, Root} from 'hast';
import {getAttribute, getClasses, isElement, normalizeText, toRawText, toText} from '../html';
import {toCode, toDefinitions, toFigure, toItem, toLink, toNote} from './blocks';
import {createElement, createLabel, createText, isPhrasing, keepProperties} from './nodes';

/** What a page consists of that Markdown has a form for. */
export interface TidyArticle {
  readonly tree: Root;
  /** For each id of the page, those of the headings above it, outermost first. */
  readonly homes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Makes a page's markup plain: gives each part that is more than prose (code, tabs, folded parts,
 * figures, notes, cards) the shape that Markdown has for it, and makes links whole.
 *
 * @param content `<main>` with nothing but content
 * @param canonical URL of the page, which links are relative to
 */
export function tidyArticle(content: Element, canonical: string): TidyArticle {
  const tidier = new Tidier(canonical);
  return {
    tree: {type: 'root', children: tidier.tidyAll([content])},
    homes: tidier.homes,
  };
}

class Tidier {
  readonly homes = new Map<string, readonly string[]>();
  /** Headings above, by level. */
  private headings: {readonly level: number; readonly id: string}[] = [];
  private readonly ancestors: Element[] = [];

  constructor(private readonly canonical: string) {}

  tidyAll(nodes: readonly ElementContent[]): ElementContent[] {
    return nodes.flatMap((node) => {
      if (node.type === 'text') return [createText(normalizeText(node.value))];
      return isElement(node) ? this.tidy(node) : [];
    });
  }

  private tidy(element: Element): ElementContent[] {
    const {tagName} = element;
    if (getClasses(element).includes('theme-code-block')) return [toCode(element)];
    if (tagName === 'pre') return [createElement('pre', [createText(toRawText(element))])];
    if (tagName === 'details') return this.expand(element);
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    const id = getAttribute(element, 'id') ?? '';
    if (level !== undefined) this.startHeading(Number(level), id);
    else this.setHome(id);
    this.ancestors.push(element);
    const children = separate(this.tidyAll(element.children));
    this.ancestors.pop();
    return this.reshape(element, children);
  }

  private reshape(element: Element, children: readonly ElementContent[]): ElementContent[] {
    const {tagName} = element;
    if (this.isLabelled(element))
      return [createLabel(getAttribute(element, 'aria-label') ?? ''), ...children];
    if (getClasses(element).includes('theme-admonition')) return [toNote(element, children)];
    switch (tagName) {
      case 'a':
        return toLink(element, children, this.canonical);
      case 'img':
        return [this.toImage(element)];
      case 'figure':
        return [toFigure(children)];
      case 'li':
        return [toItem(element, children)];
      case 'dl':
        return [createElement('ul', toDefinitions(children))];
      case 'article':
        if (this.isInside('section')) return [createElement('li', children)];
        break;
      case 'section':
        if (isElement(element.children[0], 'article')) return [createElement('ul', children)];
        break;
    }
    return [createElement(tagName, children, keepProperties(element))];
  }

  /** Panels of tabs and groups of fields are named by their labels. */
  private isLabelled(element: Element): boolean {
    const role = getAttribute(element, 'role');
    return role === 'tabpanel' || (role === 'group' && this.isInside('fieldset'));
  }

  private toImage(element: Element): Element {
    return createElement('img', [], {
      src: new URL(getAttribute(element, 'src') ?? '', this.canonical).href,
      alt: getAttribute(element, 'alt') ?? '',
    });
  }

  /**
   * A folded part with an id, or inside another one, is a section; otherwise its summary is a line
   * above its text.
   */
  private expand(element: Element): ElementContent[] {
    const id = getAttribute(element, 'id') ?? '';
    const isSection = !this.isInside('li') && (id !== '' || this.isInside('details'));
    const before = this.headings;
    const level = Math.min((before.at(-1)?.level ?? 1) + 1, 6);
    if (isSection) this.startHeading(level, id);
    this.ancestors.push(element);
    const summary = element.children.find((child) => isElement(child, 'summary'));
    const title = separate(this.tidyAll(summary?.children ?? []));
    const rest = this.tidyAll(element.children.filter((child) => child !== summary));
    this.ancestors.pop();
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
    this.setHome(id);
  }

  private setHome(id: string): void {
    if (id === '') return;
    this.homes.set(
      id,
      this.headings.map((heading) => heading.id),
    );
  }

  private isInside(tagName: string): boolean {
    return this.ancestors.some((element) => element.tagName === tagName);
  }
}

/**
 * Neighbors that only styles keep apart get a dot between them; after a badge, such as a method, a
 * space is enough, and a text that begins with a comma continues its sentence.
 */
function separate(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const last = nodes[index - 1];
    if (!isPhrasing(last) || !isPhrasing(node) || /^[,.;:]/.test(toText(node))) return [node];
    return [createText(last.properties.dataRole === undefined ? ' · ' : ' '), toExact(node)];
  });
}

/** A fact such as a pattern, which Markdown would have to escape, becomes code. */
const toExact = (fact: Element): Element =>
  fact.tagName === 'span' && /[\\*^_|]/.test(toText(fact))
    ? createElement('code', fact.children)
    : fact;
