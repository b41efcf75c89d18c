import {toUtf8} from '../bytes';
import {toEnd, type ShellCommand} from './ShellCommand';

/**
 * Splits the first command of the Windows prompt into words: the prompt reads carets, quotes and
 * operators first, then the program reads quotes and backslashes.
 */
export function splitWindowsCommand(text: string): ShellCommand {
  const {line, ...end} = readPrompt(text);
  return {words: splitArguments(line).map(toUtf8), ...end};
}

/** A caret with what it escapes, a quote, an operator with its file, or plain text. */
const TOKEN = /\^(\r?\n(?:\r?\n)?|[^])|[<>]+&?[ \t]*[^\s"^&|<>]*|\n\s*|[&|"^]|[^\n&|"^<>]+/g;

/**
 * What the prompt hands on: without the carets that escape, up to the end of the command. Within
 * quotes, carets and operators are text, and the end of a line is not.
 */
function readPrompt(text: string): {readonly line: string; readonly end?: string} {
  const parts: string[] = [];
  let isQuoted = false;
  for (const {0: token, 1: escaped, index} of text.matchAll(TOKEN)) {
    const character = token.charAt(0);
    if (character === '"') isQuoted = !isQuoted;
    if (escaped?.endsWith('\n') === true) {
      // A caret before two line ends keeps one of them.
      parts.push(/\n\r?\n/.test(escaped) ? '\n' : ' ');
    } else if (isQuoted) {
      parts.push(token);
    } else if ('<>'.includes(character)) {
      parts.push(' ');
    } else if ('&|'.includes(character) || isCommandEnd(text, token, index)) {
      return {line: parts.join(''), end: toEnd(character)};
    } else {
      parts.push(escaped ?? token);
    }
  }
  return {line: parts.join('')};
}

/** No command begins with a dash: that line has lost the caret before it. */
const isCommandEnd = (text: string, token: string, index: number): boolean =>
  token.startsWith('\n') && text[index + token.length] !== '-';

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
