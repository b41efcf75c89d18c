import type {Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

const NAMES: Partial<Readonly<Record<RootContent['type'], string>>> = {
  paragraph: 'a paragraph',
  listItem: 'a list item',
  tableRow: 'a table row',
  code: 'a code block',
  mdxJsxFlowElement: 'a component',
};

/** Nothing is there twice in a row: a line that was pasted again, or merged from two branches. */
export function checkRepeats({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node) => {
      for (const {line, name} of [...findNodes(node, page), ...findLines(node, page)])
        problems.push({file: page.file, line, message: `${name} twice in a row. Fix: remove one.`});
    });
    return problems;
  });
}

interface Repeat {
  readonly line: number;
  readonly name: string;
}

const getSource = ({position}: Nodes, {text}: Page): string =>
  text.slice(position?.start.offset, position?.end.offset).trim();

function findNodes(parent: Nodes, page: Page): Repeat[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node, index): Repeat[] => {
    const name = isRawHtml(node) ? undefined : NAMES[node.type];
    const previous = parent.children[index - 1];
    return name !== undefined &&
      previous !== undefined &&
      getSource(node, page) === getSource(previous, page)
      ? [{line: node.position?.start.line ?? 1, name}]
      : [];
  });
}

/** Cells of tables and such, which pages do not have. */
const isRawHtml = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' && /^[a-z]/.test(node.name ?? '');

/** Each line of a paragraph is a sentence. */
function findLines(node: Nodes, page: Page): Repeat[] {
  if (node.type !== 'paragraph') return [];
  const lines = getSource(node, page).split('\n');
  return lines.flatMap((text, index) =>
    index > 0 && text.trim() === lines[index - 1]?.trim() && !/^\s*<[a-z]\w*[\s/>]/.test(text)
      ? [{line: (node.position?.start.line ?? 1) + index, name: 'a line'}]
      : [],
  );
}
