import type {Element} from 'hast';
import {findAll, getAttributes, isElement, parsePiece} from '../../build/html';

/** What a page is made of. */
interface Page {
  readonly name: string;
  /** Its kinds of elements: each in its parent, with each of its classes and attributes. */
  readonly parts: ReadonlySet<string>;
  /** Length of the longest word in each kind of element: it may be wider than a screen. */
  readonly words: ReadonlyMap<string, number>;
}

const listTraits = (element: Element): string[] =>
  [...getAttributes(element)].flatMap(([name, value]) =>
    name === 'class'
      ? value.split(/\s+/).map((part) => `.${part}`)
      : [name === 'role' || name === 'type' ? `[${name}=${value}]` : `[${name}]`],
  );

function readPage(name: string, html: string): Page {
  const parts = new Set<string>();
  const words = new Map<string, number>();
  // All pages of one kind have the same menus.
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  for (const element of findAll(parsePiece(main))) {
    const {tagName, children} = element;
    for (const trait of listTraits(element)) parts.add(tagName + trait);
    for (const child of children) {
      const kind = isElement(child) ? `${tagName} > ${child.tagName}` : tagName;
      parts.add(kind);
      if (child.type !== 'text') continue;
      const longest = Math.max(...child.value.split(/\s+/).map(({length}) => length));
      words.set(kind, Math.max(words.get(kind) ?? 0, longest));
    }
  }
  return {name, parts, words};
}

/** Names of the pages that have the longest word in a kind of element. */
function findWidest(pages: readonly Page[]): Set<string> {
  const widest = new Map<string, Page>();
  for (const page of pages) {
    for (const [kind, length] of page.words)
      if (length > (widest.get(kind)?.words.get(kind) ?? 0)) widest.set(kind, page);
  }
  return new Set([...widest.values()].map(({name}) => name));
}

/**
 * Chooses as few pages as have every kind of element that any of them has, and the longest word
 * in each.
 *
 * @param pages HTML of pages that one program wrote, by name
 * @returns names of the chosen pages, in the order of the pages
 */
export function coverPages(pages: ReadonlyMap<string, string>): string[] {
  const all = [...pages].map(([name, html]) => readPage(name, html));
  const chosen = findWidest(all);
  const left = new Set(all.flatMap(({parts}) => [...parts]));
  const take = ({name, parts}: Page): void => {
    chosen.add(name);
    for (const part of parts) left.delete(part);
  };
  for (const page of all) if (chosen.has(page.name)) take(page);
  const countNew = ({parts}: Page): number => [...parts].filter((part) => left.has(part)).length;
  while (left.size > 0)
    take(all.reduce((best, page) => (countNew(page) > countNew(best) ? page : best)));
  return all.map(({name}) => name).filter((name) => chosen.has(name));
}
