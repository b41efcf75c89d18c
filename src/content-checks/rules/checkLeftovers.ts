import {visit} from 'unist-util-visit';
import {findBrokenTokens} from '../../markdown/findBrokenTokens';
import {leftovers} from '../leftovers';
import {BLANK, listTextRuns, toRunLine, type TextRun} from '../listTextRuns';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';
import {toLine} from '../toLine';

/** No sign of Markdown is left on the page as text. */
export function checkLeftovers({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => [
    ...findBrokenTokens(page.text).map((finding) => ({file: page.file, ...finding})),
    ...listTextRuns(page).flatMap((run) => findLeftovers(page.file, run)),
    ...findEntities(page),
    ...findSpacedCode(page),
  ]);
}

function findLeftovers(file: string, run: TextRun): Problem[] {
  const taken: {readonly from: number; readonly to: number}[] = [];
  return leftovers.flatMap(({pattern, problem, expected, inMarkdown, kinds}) =>
    kinds?.includes(run.kind) === false
      ? []
      : [...run.text.matchAll(pattern)].flatMap((match): Problem[] => {
          const [from, to] = [match.index, match.index + match[0].length];
          if (taken.some((other) => from < other.to && other.from < Math.max(to, from + 1)))
            return [];
          taken.push({from, to});
          const line = getLine(run.text, from);
          const remedy = file.endsWith('.md') ? (inMarkdown ?? expected) : expected;
          return [
            {
              file,
              line: toRunLine(run, from),
              message: `${problem}, got ${JSON.stringify(shorten(match[0].length > 2 ? match[0] : line))}. ${remedy}`,
            },
          ];
        }),
  );
}

const shorten = (text: string): string =>
  text
    .replaceAll(new RegExp(`${BLANK}+`, 'g'), '…')
    .trim()
    .slice(0, 60);

function getLine(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  return text.slice(start).split('\n')[0] ?? '';
}

/** What looks like a character reference once the real ones are decoded. */
function findEntities(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'text', (node) => {
    const found = /&(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[\dA-Fa-f]+);/.exec(node.value);
    if (found === null) return;
    problems.push({
      file: page.file,
      line: toLine(node.value, found.index, node.position?.start.line),
      message: `a character reference that is shown as text, got ${JSON.stringify(found[0])}. Fix: type the character itself.`,
    });
  });
  return problems;
}

/** One space on both sides is taken off; any other is shown, and becomes part of what is copied. */
function findSpacedCode(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'inlineCode', ({value, position}) => {
    if (value.trim() === value) return;
    problems.push({
      file: page.file,
      line: position?.start.line ?? 1,
      message: `code with a space at its edge, got ${JSON.stringify(value)}. Fix: remove the space.`,
    });
  });
  return problems;
}
