import {transformSync} from 'esbuild';
import type {VFileMessage} from 'vfile-message';
import {foreignMarkup} from './foreignMarkup';
import type {Problem} from './problem';

/** What a writer meant by a line that MDX cannot read, and what to write instead. */
const causes: readonly {readonly source: RegExp; readonly message: string}[] = [
  {source: /^(?:<{7}|>{7})/, message: 'a marker of a merge conflict. Fix: resolve the conflict.'},
  {
    source: /\{#[\w-]+\}/,
    message: 'a heading id of another dialect. Expected: {/* #id */} after the heading.',
  },
  {source: /<!--/, message: 'a comment of HTML. Expected: {/* text */}.'},
  {
    source: /\{[%{]/,
    message: 'a template of another system. Expected: a token such as %%Product%%, or code.',
  },
  {
    source: /\{:/,
    message: 'an attribute list of another dialect. Fix: leave it out.',
  },
  {
    source: /<[\d=\s-]/,
    message: 'a "<" that begins no component. Expected: &lt;, "less than", or code.',
  },
  {
    source: /<https?:/,
    message: 'an address in angle brackets. Expected: [name of the target](https://host/path).',
  },
];

/** Says in one sentence why MDX cannot read a page, and where. */
export function explainSyntaxError(error: VFileMessage, text: string): Omit<Problem, 'file'> {
  const lines = text.split('\n');
  const line = findOpening(error, lines) ?? error.line ?? getLineInReason(error.reason);
  if (/import\/exports with acorn/.test(error.reason)) return explainStatement(lines, line);
  return {
    line,
    message: `MDX cannot be read: ${explainReason(error.reason, lines[line - 1] ?? '')}`,
  };
}

function explainReason(reason: string, source: string): string {
  const unclosed = /closing tag for `<(\w+)>`/.exec(reason)?.[1] ?? '';
  const instead = foreignMarkup.get(unclosed);
  if (instead !== undefined) return `<${unclosed}> is not closed. Expected: ${instead}.`;
  const cause = causes.find((candidate) => candidate.source.test(source));
  if (cause !== undefined) return cause.message;
  if (isOpenBrace(reason)) return 'a "{" that nothing closes. Expected: \\{, or code.';
  const sentence = reason.replace(/\s+/g, ' ').replace(/\.?$/, '.');
  return /acorn/.test(sentence) ? `${sentence} Fix: put literal braces in code.` : sentence;
}

/**
 * A block that begins with `import` or `export` is JavaScript up to an empty line.
 *
 * @param lines of the page
 * @param line where it is no JavaScript
 */
function explainStatement(lines: readonly string[], line: number): Omit<Problem, 'file'> {
  const start = lines.lastIndexOf('', line - 2) + 1;
  for (let end = line - 1; end > start; end -= 1) {
    if (!isModule(lines.slice(start, end).join('\n'))) continue;
    return {
      line: end + 1,
      message:
        'MDX cannot be read: text directly below an import or export, which is read as JavaScript. Fix: put an empty line between them.',
    };
  }
  return {
    line,
    message:
      'MDX cannot be read: an import or export that is no JavaScript. Fix: correct it; in text, begin the line with another word.',
  };
}

function isModule(source: string): boolean {
  try {
    transformSync(source, {loader: 'jsx', jsx: 'preserve', logLevel: 'silent'});
    return true;
  } catch {
    return false;
  }
}

/**
 * A brace that is never closed is reported at the end of the page; it is the last one that nothing
 * closes.
 */
function findOpening({reason}: VFileMessage, lines: readonly string[]): number | undefined {
  if (!isOpenBrace(reason)) return undefined;
  const open = lines.flatMap((line, index) =>
    line.split('{').length > line.split('}').length ? [index + 1] : [],
  );
  return open.at(-1);
}

const isOpenBrace = (reason: string): boolean =>
  reason.includes('expected a corresponding closing brace');

/** `Expected a closing tag for … (6:1-6:7)`: some messages carry their place only in words. */
const getLineInReason = (reason: string): number =>
  Number(/\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1] ?? 1);
