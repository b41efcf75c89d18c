import {toUtf8, type Bytes} from '../bytes';

/**
 * Splits a command of the Windows prompt into words: the prompt reads carets and quotes first, then
 * the program reads quotes and backslashes.
 */
export const splitWindowsCommand = (command: string): Bytes[] =>
  splitArguments(readCarets(command)).map(toUtf8);

/** Removes the carets that escape. Within quotes they are text, and the end of a line is not. */
function readCarets(command: string): string {
  let isQuoted = false;
  return command.replace(/\^(\r?\n(?:\r?\n)?|[^])|"/g, (all, escaped?: string) => {
    if (escaped === undefined) {
      isQuoted = !isQuoted;
      return all;
    }
    if (!escaped.endsWith('\n')) return isQuoted ? all : escaped;
    // A caret before two line ends keeps one of them.
    return /\n\r?\n/.test(escaped) ? '\n' : ' ';
  });
}

/** Spaces, backslashes, one or two quotes, or plain text. */
const PART = /\s+|\\+|""?|[^\s\\"]+/g;

function splitArguments(line: string): string[] {
  const words: string[][] = [];
  let isOpen = false;
  let isQuoted = false;
  let isEscaped = false;
  const add = (text: string): void => {
    if (!isOpen) words.push([]);
    isOpen = true;
    words.at(-1)?.push(text);
  };
  for (const match of line.matchAll(PART)) {
    const [part] = match;
    if (part.startsWith('\\')) {
      // Two backslashes before a quote are one, and an odd one escapes the quote.
      const isBeforeQuote = line[match.index + part.length] === '"';
      isEscaped = isBeforeQuote && part.length % 2 === 1;
      add(isBeforeQuote ? part.slice(0, Math.floor(part.length / 2)) : part);
      continue;
    }
    if (part.startsWith('"')) {
      const count = part.length - (isEscaped ? 1 : 0);
      if (isEscaped) add('"');
      else add('');
      // Two quotes inside quotes are one.
      if (count === 2 && isQuoted) add('"');
      else if (count === 1) isQuoted = !isQuoted;
    } else if (part.trim() !== '' || isQuoted) {
      add(part);
    } else {
      isOpen = false;
    }
    isEscaped = false;
  }
  return words.map((word) => word.join(''));
}
