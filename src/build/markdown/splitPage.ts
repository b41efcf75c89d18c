import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {getId, toMarkdown} from './toMarkdown';

/** What a tool reads at once without losing the thread; a page above it is cut at its headings. */
export const MARKDOWN_MAX_BYTES = 20_000;

/** Part of that size reserved for the front matter and the list of parts. */
const FRAME_BYTES = 1_500;

/** A part of a page that has its own file. */
export interface PagePart {
  /** Name of its file; the id of its heading, where that has one. */
  readonly name: string;
  /** Where the page shows it: the nearest id above. */
  readonly anchor: string;
  readonly title: string;
  /** The first paragraph below its title, for lists of parts. */
  readonly summary: string;
  readonly text: PageText;
}

/**
 * The Markdown of a page or of a part: the text of its file, and the parts that have separate
 * files.
 */
export interface PageText {
  readonly markdown: string;
  readonly parts: readonly PagePart[];
}

/**
 * Cuts the text of a page, where it is too long, into parts that begin with a heading.
 *
 * @param tree text of the page
 * @param byChapter give every chapter a file however short the page is, so that addresses stay as
 *   it grows
 */
export function splitPage({children}: Root, byChapter: boolean): PageText {
  if (!byChapter) return cut(children, {level: 2, name: '', anchor: ''});
  const [opening, ...chapters] = toSections(children, 2);
  return {
    markdown: toMarkdown(opening ?? []),
    parts: chapters.map((chapter) => toPart(chapter, {level: 2, name: '', anchor: ''})),
  };
}

/** The place of a text in its page: the level of its headings, and the part that contains it. */
interface Place {
  readonly level: number;
  readonly name: string;
  readonly anchor: string;
}

/** Takes sections out, the largest first, until the rest is short enough. */
function cut(nodes: readonly RootContent[], place: Place): PageText {
  const markdown = toMarkdown(nodes);
  if (Buffer.byteLength(markdown) <= MARKDOWN_MAX_BYTES - FRAME_BYTES || place.level > 6)
    return {markdown, parts: []};
  const [opening = [], ...sections] = toSections(nodes, place.level);
  if (sections.length < 2) return cut(nodes, {...place, level: place.level + 1});
  const sizes = new Map(
    sections.map((section) => [section, Buffer.byteLength(toMarkdown(section))]),
  );
  const taken = new Set<readonly RootContent[]>();
  let left = Buffer.byteLength(markdown);
  for (const [section, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    if (left <= MARKDOWN_MAX_BYTES - FRAME_BYTES) break;
    taken.add(section);
    left -= size;
  }
  return {
    markdown: toMarkdown([opening, ...sections.filter((section) => !taken.has(section))].flat()),
    parts: sections
      .filter((section) => taken.has(section))
      .map((section) => toPart(section, place)),
  };
}

function toPart(section: readonly RootContent[], {level, name, anchor}: Place): PagePart {
  const heading = section[0] as Heading;
  const title = toString(heading);
  const id = getId(heading);
  const place = {
    level: level + 1,
    name: id || [name, createSlugger().slug(title)].filter(Boolean).join('-'),
    anchor: id || anchor,
  };
  return {
    name: place.name,
    anchor: place.anchor,
    title,
    summary: toSummary(section[1]),
    text: cut(section, place),
  };
}

/** The text before the first heading of a level, then each such heading with its text. */
function toSections(nodes: readonly RootContent[], level: number): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === level) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

const toSummary = (node: RootContent | undefined): string =>
  node?.type === 'paragraph' ? toString(node) : '';
