import type {Heading as HeadingNode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../problem';
import type {ContentSite, Heading, Page} from '../site';

type Report = (line: number, message: string) => void;

/**
 * Heading levels are in order, the title is the only first level, each heading has text below it,
 * and ids are not used twice.
 */
export function checkHeadings({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const report: Report = (line, message) => void problems.push({file: page.file, line, message});
    checkLevels(page, report);
    checkIds(page, report);
    checkTexts(page, report);
    checkSteps(page, report);
    page.tree.children.forEach((node, index) => {
      if (node.type === 'heading') checkSection(node, page.tree.children.slice(index + 1), report);
    });
    return problems;
  });
}

function checkLevels({headings}: Page, report: Report): void {
  let previous = 1;
  for (const {depth, text, line} of headings) {
    if (depth === 1) {
      report(
        line,
        `a heading of level 1, got ${JSON.stringify(text)}. Expected: level 2 or deeper, since the title is level 1.`,
      );
    }
    if (depth > previous + 1) {
      report(
        line,
        `heading level ${depth} follows level ${previous}, got ${JSON.stringify(text)}. Expected: at most level ${previous + 1}.`,
      );
    }
    previous = depth;
  }
}

function checkIds(page: Page, report: Report): void {
  const ids = new Map<string, number>();
  for (const {id, line, explicit} of page.headings) {
    const earlier = ids.get(id);
    if (id !== '' && earlier !== undefined) {
      report(
        line,
        `heading id "${id}" is already used in line ${earlier}. Fix: choose another one.`,
      );
    }
    if (explicit && !/^[a-z0-9][a-z0-9-]*$/.test(id)) {
      report(
        line,
        `heading id "${id}" is not usable. Expected: lower-case letters, digits and "-".`,
      );
    }
    ids.set(id, line);
  }
  visit(page.tree, 'heading', (node) => {
    node.children.forEach((child, index) => {
      if (child.type !== 'mdxTextExpression' || !/^\s*\/\*/.test(child.value)) return;
      if (index < node.children.length - 1 || !/^\/\*\s*#[\w-]+\s*\*\/$/.test(child.value)) {
        report(
          node.position?.start.line ?? 1,
          `a comment in a heading that sets no id, got \`{${child.value}}\`. Expected: {/* #id */} at its end, without spaces in the id.`,
        );
      }
    });
  });
}

function checkTexts({headings, frontMatter, route}: Page, report: Report): void {
  const open: {readonly heading: Heading; readonly below: Map<string, number>}[] = [];
  const top = new Map<string, number>();
  for (const heading of headings) {
    const {text, line, depth, explicit} = heading;
    if (text === '') {
      report(line, 'an empty heading. Expected: text.');
    } else if (!/[\p{L}\p{N}]/u.test(text)) {
      report(
        line,
        `a heading without words, got ${JSON.stringify(text)}, which makes no id and says nothing to a screen reader. Expected: words.`,
      );
    }
    if (/[:;,]$|[^.]\.$/.test(text))
      report(line, `a heading that ends in ${JSON.stringify(text.slice(-1))}. Fix: remove it.`);
    if (route !== undefined && text !== '' && text === frontMatter['title']) {
      report(
        line,
        `a heading that repeats the title, got ${JSON.stringify(text)}. Fix: remove or rename it.`,
      );
    }
    while ((open.at(-1)?.heading.depth ?? 0) >= depth) open.pop();
    const siblings = open.at(-1)?.below ?? top;
    const earlier = siblings.get(text);
    if (earlier !== undefined && text !== '' && !explicit) {
      report(
        line,
        `a heading that line ${earlier} has too, got ${JSON.stringify(text)}. Fix: rename one, so that links and search tell them apart.`,
      );
    }
    siblings.set(text, line);
    open.push({heading, below: new Map()});
  }
}

/** Headings such as "2. Start the worker" count from 1, within the heading above them. */
function checkSteps({headings}: Page, report: Report): void {
  const last = new Map<number, number>();
  for (const {depth, text, line} of headings) {
    const number = Number(/^(\d+)\. /.exec(text)?.[1]);
    for (const deeper of [...last.keys()]) if (deeper > depth) last.delete(deeper);
    if (Number.isNaN(number)) continue;
    const expected = (last.get(depth) ?? 0) + 1;
    if (number !== expected) {
      report(
        line,
        `step ${number} where step ${expected} is next, got ${JSON.stringify(text)}. Fix: number the headings one by one.`,
      );
    }
    last.set(depth, number);
  }
}

/** A comment is nothing that readers see. */
const isShown = (node: Nodes): boolean =>
  node.type !== 'definition' &&
  !(node.type === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value));

function checkSection(heading: HeadingNode, after: readonly Nodes[], report: Report): void {
  const next = after.find(isShown);
  if (next === undefined || (next.type === 'heading' && next.depth <= heading.depth)) {
    report(
      heading.position?.start.line ?? 1,
      'a heading with nothing below it. Fix: write the part, or remove the heading.',
    );
  }
}
