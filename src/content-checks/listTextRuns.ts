import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './site';
import {toLine} from './toLine';

/** The source of a paragraph, heading or cell, of which only what readers see as plain text is left. */
export interface TextRun {
  readonly kind: 'paragraph' | 'heading' | 'tableCell';
  /** Line of its first character. */
  readonly line: number;
  /**
   * As long as the source: escaped characters, code, links and components are blanked out with
   * `BLANK`.
   */
  readonly text: string;
}

/** Takes the place of everything that the parser understood; no letter, space or sign of Markdown. */
export const BLANK = '\u2588';

/**
 * The plain text of a page as its source writes it, so that signs of Markdown left in it can be
 * found.
 */
export function listTextRuns(page: Page): TextRun[] {
  const runs: TextRun[] = [];
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const start = node.position?.start.offset ?? 0;
    const characters = blank(page.text.slice(start, node.position?.end.offset)).split('');
    for (const {from, to} of listPlainRanges(node, page.text)) {
      const source = page.text
        .slice(from, to)
        // A backslash before the first of two brackets is enough.
        .replace(/(?<=\\\[[^[\]\n]*)\]/g, BLANK)
        .replace(/\\[!-/:-@[-`{-~]/g, BLANK.repeat(2));
      for (const [index, character] of source.split('').entries())
        characters[from - start + index] = character;
    }
    runs.push({
      kind: node.type,
      line: node.position?.start.line ?? 1,
      text: characters.join(''),
    });
  });
  return runs;
}

const blank = (text: string): string => text.replace(/[^\n]/g, BLANK);

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Positions of text nodes in the source, and of inline directives, which are shown as written. Text
 * beside an address that became a link has no position: it is between the nodes that have one.
 */
function listPlainRanges(parent: Parents, source: string): Range[] {
  let end = parent.position?.start.offset ?? 0;
  return parent.children.flatMap((node: Nodes): Range[] => {
    const from = node.position?.start.offset ?? findUnplaced(node, source, end);
    const to = node.position?.end.offset ?? from + toString(node).length;
    end = to;
    if (node.type === 'text' || node.type === 'textDirective') return [{from, to}];
    return 'children' in node && node.position !== undefined ? listPlainRanges(node, source) : [];
  });
}

function findUnplaced(node: Nodes, source: string, after: number): number {
  const found = source.indexOf(toString(node), after);
  return found < 0 ? after : found;
}

/** The line of a character of a run. */
export const toRunLine = ({line, text}: TextRun, index: number): number =>
  toLine(text, index, line);
