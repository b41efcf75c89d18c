import {closest} from 'fastest-levenshtein';
import {visit} from 'unist-util-visit';
import {tokens} from '../../portal/tokens';
import {leftovers} from '../leftovers';
import {BLANK, listTextRuns, toRunLine, type TextRun} from '../listTextRuns';
import type {Problem} from '../problem';
import type {ContentSite, Page} from '../site';

/** No sign of Markdown is left on the page as text. */
export function checkLeftovers({pages}: ContentSite): Problem[] {
  return pages.flatMap((page) => [
    ...findTokens(page),
    ...listTextRuns(page).flatMap((run) => findLeftovers(page.file, run)),
    ...findEntities(page),
  ]);
}

function findLeftovers(file: string, run: TextRun): Problem[] {
  const taken: {readonly from: number; readonly to: number}[] = [];
  return leftovers.flatMap(({pattern, problem, expected, kinds}) =>
    kinds?.includes(run.kind) === false
      ? []
      : [...run.text.matchAll(pattern)].flatMap((match): Problem[] => {
          const [from, to] = [match.index, match.index + match[0].length];
          if (taken.some((other) => from < other.to && other.from < Math.max(to, from + 1)))
            return [];
          taken.push({from, to});
          const line = getLine(run.text, from);
          return [
            {
              file,
              line: toRunLine(run, from),
              message: `${problem}, got ${JSON.stringify(shorten(match[0].length > 2 ? match[0] : line))}. ${expected}`,
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

/** Two percent signs that are no token: `%%product%`, `%product%%`, `%%product %%`. In shell, `${name%%.*}` is code. */
function findTokens({file, text}: Page): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const rest = line.replace(/\$\{[^}]*\}/g, '');
    const found =
      /%{1,2} ?([A-Za-z][\w.]*) ?%{1,2}/.exec(rest) ??
      /%%([A-Za-z][\w.]*)|([A-Za-z][\w.]*)%%/.exec(rest);
    if (found === null) return [];
    const name = found[1] ?? found[2] ?? '';
    const nearest = closest(name, Object.keys(tokens));
    // `%PATH%` is a variable of Windows.
    if (!found[0].includes('%%') && nearest.toLowerCase() !== name.toLowerCase()) return [];
    return [
      {
        file,
        line: index + 1,
        message: `a token that is not closed on both sides, got ${JSON.stringify(found[0])}. Did you mean "%%${nearest}%%"?`,
      },
    ];
  });
}

/** What looks like a character reference once the real ones are decoded. */
function findEntities(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'text', (node) => {
    const found = /&(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[\dA-Fa-f]+);/.exec(node.value);
    if (found === null) return;
    problems.push({
      file: page.file,
      line:
        (node.position?.start.line ?? 1) + node.value.slice(0, found.index).split('\n').length - 1,
      message: `a character reference that is shown as text, got ${JSON.stringify(found[0])}. Fix: type the character itself.`,
    });
  });
  return problems;
}
