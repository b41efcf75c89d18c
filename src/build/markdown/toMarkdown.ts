import {createSlugger} from '@docusaurus/utils';
import type {Heading, RootContent} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item';
import {toMarkdown as write, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {plainHandlers, tables} from './plainHandlers';

/** Plain fences, so that no text of a page can end one. */
const OPTIONS: Options = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [
    tables,
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
    {handlers: plainHandlers},
  ],
};

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
