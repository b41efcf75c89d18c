import {createSlugger} from '@docusaurus/utils';
import type {Element, Root as Markup} from 'hast';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Heading, List, Root, RootContent, Table} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown as write, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const toCode: Handle = (_state, element: Element) => {
  const {dataLanguage, dataTitle} = element.properties;
  return {
    type: 'code',
    lang: dataLanguage ? String(dataLanguage) : null,
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    // The page's own text, in one piece.
    value: element.children
      .map((child) => (child.type === 'text' ? child.value : ''))
      .join('')
      .replace(/\n$/, ''),
  };
};

const toHeading: Handle = (state, element: Element) => {
  const heading = defaultHandlers.h1(state, element) as Heading;
  return {...heading, data: {id: element.properties.id} as Heading['data']};
};

/**
 * Plain fences, so that no text of a page can end one; tables are not padded, which would double
 * them.
 */
const OPTIONS: Options = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({tablePipeAlign: false}), gfmStrikethroughToMarkdown()],
};

/** The syntax tree of a tidy page; its headings know their ids. */
export function toTree(markup: Markup): Root {
  const handlers = {
    pre: toCode,
    h1: toHeading,
    h2: toHeading,
    h3: toHeading,
    h4: toHeading,
    h5: toHeading,
    h6: toHeading,
  };
  const tree = toMdast(markup, {document: true, handlers}) as Root;
  visit(tree, (node) => {
    if (node.type === 'list') tighten(node);
  });
  for (const node of tree.children)
    if (node.type === 'list' || node.type === 'table') linkOnce(node);
  return tree;
}

/** Fields of fields are lists of lists: without empty lines between them they are half as long. */
function tighten(list: List): void {
  list.spread = false;
  for (const item of list.children)
    item.spread = item.children.some(({type}) => type !== 'paragraph' && type !== 'list');
}

/** In a table or a list that names a type in every row, one link to it is enough. */
function linkOnce(rows: List | Table): void {
  const linked = new Set<string>();
  visit(rows, 'link', (link, index, parent) => {
    if (linked.has(link.url) && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1, ...link.children);
      return index;
    }
    linked.add(link.url);
    return undefined;
  });
}

/** Id of a heading, empty without one. */
export const getId = (heading: Heading): string =>
  String((heading.data as {id?: string} | undefined)?.id ?? '');

/**
 * Markdown of a part of a page. Headings name their ids, `{#like-this}`, where those do not follow
 * from their text.
 */
export function toMarkdown(nodes: readonly RootContent[]): string {
  const slugger = createSlugger();
  return toRuns(nodes)
    .map((run) => {
      const [first] = run;
      if (first?.type === 'heading') return writeNodes([withId(first, slugger)]);
      return run.length === 1 && first !== undefined ? writeOnce(first) : writeNodes(run);
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** Each node by itself, and lists that follow each other together: a comment separates them. */
function toRuns(nodes: readonly RootContent[]): RootContent[][] {
  const runs: RootContent[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (node.type === 'list' && last?.[0]?.type === 'list') last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function withId(heading: Heading, slugger: ReturnType<typeof createSlugger>): Heading {
  const id = getId(heading);
  if (id === '' || slugger.slug(toString(heading)) === id) return heading;
  return {...heading, children: [...heading.children, {type: 'html', value: ` {#${id}}`}]};
}

const written = new WeakMap<RootContent, string>();

/** A page that is cut into parts is written several times: as a whole, by section, and by part. */
function writeOnce(node: RootContent): string {
  const text = written.get(node) ?? writeNodes([node]);
  written.set(node, text);
  return text;
}

const writeNodes = (nodes: readonly RootContent[]): string =>
  write({type: 'root', children: [...nodes]}, OPTIONS);
