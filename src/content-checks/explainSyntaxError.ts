import type {VFileMessage} from 'vfile-message';
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
  const cause = causes.find(({source}) => source.test(lines[line - 1] ?? ''));
  const reason = error.reason.replace(/\s+/g, ' ').replace(/\.?$/, '.');
  return {
    line,
    message:
      cause === undefined
        ? `MDX cannot be read: ${reason}${/acorn/.test(reason) ? ' Fix: put literal braces in code.' : ''}`
        : `MDX cannot be read: ${cause.message}`,
  };
}

/**
 * A brace that is never closed is reported at the end of the page; it is the last one that nothing
 * closes.
 */
function findOpening({reason}: VFileMessage, lines: readonly string[]): number | undefined {
  if (!reason.includes('expected a corresponding closing brace')) return undefined;
  const open = lines.flatMap((line, index) =>
    line.split('{').length > line.split('}').length ? [index + 1] : [],
  );
  return open.at(-1);
}

/** `Expected a closing tag for … (6:1-6:7)`: some messages carry their place only in words. */
const getLineInReason = (reason: string): number =>
  Number(/\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1] ?? 1);
