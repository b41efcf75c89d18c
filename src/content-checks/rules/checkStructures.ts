import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {isEmphasisOnly} from '../listProse';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

/**
 * Structures that the parser sees and their writer did not mean: headings, lists and strikethroughs
 * by accident.
 */
export const checkStructures = ({pages}: ContentSite): Problem[] => pages.flatMap(checkPage);

function checkPage(page: Page): Problem[] {
  const problems: Problem[] = [];
  const lines = page.text.split('\n');
  const report = (line: number | undefined, message: string): void =>
    void problems.push({file: page.file, line: line ?? 1, message});
  visit(page.tree, (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const message = describe(node, lines[line - 1]?.slice(column - 1) ?? '');
    if (message !== undefined) report(line, message);
    if ('children' in node) checkGaps(node, report);
    if (node.type === 'list' && node.ordered === true) {
      checkNumbers(
        lines,
        node.children.map((item) => item.position?.start),
        report,
      );
    }
  });
  return problems;
}

/** @param source the first line of the node, from where it begins */
function describe(node: Nodes, source: string): string | undefined {
  const start = JSON.stringify(source.slice(0, 30));
  switch (node.type) {
    case 'delete':
      return source.startsWith('~~')
        ? undefined
        : `two tildes strike out the text between them, got ${start}. Expected: "about", or a backslash before each.`;
    case 'heading':
      return source.startsWith('#')
        ? undefined
        : `a line of dashes or equals signs makes a heading of the paragraph above it, got ${JSON.stringify(source)}. Expected: ## Heading, or an empty line between them.`;
    case 'paragraph':
      return isEmphasisOnly(node)
        ? `a paragraph of emphasis only, got ${JSON.stringify(source)}. Expected: a heading, or plain text.`
        : undefined;
    case 'listItem':
      if (node.children.some((child) => child.type === 'list' && (child.start ?? 1) > 1))
        return `a list inside an item that does not begin with 1, below ${start}. Fix: begin its lines where the lines of the list above begin.`;
      return (node.children[0]?.type ?? 'list') === 'list'
        ? `a list item without a text of its own, got ${start}. Expected: one sign of a list, and a text after it.`
        : undefined;
    default:
      return undefined;
  }
}

/**
 * A list in the line below a text: often its first item has lost its sign. A list within an item is
 * usual there, so it is one only below a second line.
 */
function checkGaps(parent: Parents, report: (line: number, message: string) => void): void {
  parent.children.forEach((node, index) => {
    const above = parent.children[index - 1];
    const line = node.position?.start.line ?? 1;
    if (node.type !== 'list' || above?.type !== 'paragraph') return;
    if (above.position?.end.line !== line - 1) return;
    if (parent.type === 'listItem' && above.position.start.line === line - 1) return;
    report(
      line,
      'a list right below a text. Expected: an empty line between them, or the sign of a list before the text.',
    );
  });
}

/**
 * A list shows 1, 2, 3 whatever its source says, while other text may refer to the numbers of the
 * source.
 */
function checkNumbers(
  lines: readonly string[],
  starts: readonly ({readonly line: number; readonly column: number} | undefined)[],
  report: (line: number, message: string) => void,
): void {
  const numbers = starts.map((start) =>
    Number(/^\d+/.exec(lines[(start?.line ?? 1) - 1]?.slice((start?.column ?? 1) - 1) ?? '')?.[0]),
  );
  const first = numbers[0] ?? 1;
  if (numbers.every((number) => number === first)) return;
  const index = numbers.findIndex((number, position) => number !== first + position);
  if (index >= 0) {
    report(
      starts[index]?.line ?? 1,
      `a list shows ${first + index} where its source says ${numbers[index]}. Fix: number the items one by one.`,
    );
  }
}
