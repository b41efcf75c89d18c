import {joinBytes, toUtf8, type Bytes} from '../bytes';
import {toEnd, type ShellCommand} from './ShellCommand';
import {splitWindowsCommand} from './windowsWords';

/** Splits the first command of a text into words, as bytes: `$'\xff'` is no text. */
export const splitCommand = (command: string): ShellCommand =>
  isWindows(command) ? splitWindowsCommand(command) : splitPosixCommand(command);

/** In the command prompt of Windows, a caret escapes, also the end of a line. */
const isWindows = (command: string): boolean => /\^(?:\r?\n|["%{}])/.test(command);

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** What can follow the backslash in `$'…'`, in the order in which it is tried. */
const ESCAPE = /^(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4})|U([0-9a-f]{1,8})|([0-7]{1,3})|([^]))/i;

/** A part of a word, and where the text after it begins. */
interface Piece {
  readonly value: string | Bytes;
  readonly end: number;
}

/** One escape of `$'…'`; `at` is the place of its backslash. */
function readEscape(text: string, at: number): Piece {
  const [all = '', hex, short, long, octal, letter = ''] =
    ESCAPE.exec(text.slice(at + 1, at + 10)) ?? [];
  const end = at + 1 + Math.max(1, all.length);
  const code = short ?? long;
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return {value: point > 0x10ffff ? '' : String.fromCodePoint(point), end};
  }
  if (hex !== undefined) return {value: Uint8Array.of(Number.parseInt(hex, 16)), end};
  if (octal !== undefined) return {value: Uint8Array.of(Number.parseInt(octal, 8) & 0xff), end};
  return {value: SIMPLE_ESCAPES[letter] ?? letter, end};
}

/** A backslash in double quotes escapes four characters and the end of a line. */
function readDoubleEscape(text: string, at: number): Piece {
  const next = text.charAt(at + 1);
  const value = next === '\n' ? '' : '$`"\\'.includes(next) ? next : `\\${next}`;
  return {value, end: at + 2};
}

/** The parts of a quoted text, up to its closing quote or the end. */
function readQuoted(
  text: string,
  start: number,
  quote: string,
  read: (text: string, at: number) => Piece,
): {pieces: (string | Bytes)[]; end: number} {
  const pieces: (string | Bytes)[] = [];
  const special = new RegExp(`[${quote}\\\\]`, 'g');
  for (let at = start; ;) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    pieces.push(text.slice(at, next));
    if (text[next] !== '\\') return {pieces, end: next + 1};
    const escape = read(text, next);
    pieces.push(escape.value);
    at = escape.end;
  }
}

/** Spaces, or plain text up to what has a meaning. */
const PLAIN = /\s+|[^\s'"\\$`|&;<>]+/y;

/** What the shell keeps for itself, with the word after it: `2>&1`, `> file`. */
const REDIRECTION = /&>>?|\d*(?:<<[<-]|[<>][<>&|]?)(?!\()/y;

function splitPosixCommand(command: string): ShellCommand {
  const words: (string | Bytes)[][] = [];
  let word: (string | Bytes)[] | undefined;
  let isTarget = false;
  for (let at = 0; at < command.length;) {
    const {pieces, end, kind} = readPart(command, at, word !== undefined);
    if (kind === 'comment') break;
    if (kind === 'operator') return {words: words.map(join), end: toEnd(command.charAt(at))};
    if (kind !== undefined) word = undefined;
    if (kind === 'redirection') isTarget = true;
    if (word === undefined && pieces.length > 0) {
      word = [];
      if (!isTarget) words.push(word);
      isTarget = false;
    }
    // A part has as many pieces as escapes: too many for the arguments of a call.
    for (const piece of pieces) word?.push(piece);
    at = end;
  }
  return {words: words.map(join)};
}

interface Part {
  /** Empty for what is no text, as the escaped end of a line; an empty text for empty quotes. */
  readonly pieces: readonly (string | Bytes)[];
  readonly end: number;
  readonly kind?: 'space' | 'redirection' | 'operator' | 'comment';
}

/** Quotes, an escape, or what has no quotes. */
function readPart(command: string, at: number, isOpen: boolean): Part {
  const character = command.charAt(at);
  if (command.startsWith("$'", at)) return readQuoted(command, at + 2, "'", readEscape);
  if (character === '"') return readQuoted(command, at + 1, '"', readDoubleEscape);
  if (character === "'") {
    const close = command.indexOf("'", at + 1);
    const end = close === -1 ? command.length : close;
    return {pieces: [command.slice(at + 1, end)], end: end + 1};
  }
  // In PowerShell, a grave accent escapes the end of a line.
  if ('\\`'.includes(character)) {
    const [lineEnd] = /^\r?\n/.exec(command.slice(at + 1, at + 3)) ?? [];
    if (lineEnd !== undefined) return {pieces: [], end: at + 1 + lineEnd.length};
    if (character === '\\') return {pieces: [command.charAt(at + 1)], end: at + 2};
  }
  return readUnquoted(command, at, isOpen);
}

/** An operator, a comment, spaces, or plain text. */
function readUnquoted(command: string, at: number, isOpen: boolean): Part {
  const character = command.charAt(at);
  if (character === '#' && !isOpen) return {pieces: [], end: at, kind: 'comment'};
  REDIRECTION.lastIndex = at;
  const [redirection] = REDIRECTION.exec(command) ?? [];
  if (redirection !== undefined)
    return {pieces: [], end: at + redirection.length, kind: 'redirection'};
  if ('|&;'.includes(character)) return {pieces: [], end: at, kind: 'operator'};
  PLAIN.lastIndex = at;
  const [plain = character] = PLAIN.exec(command) ?? [];
  const end = at + plain.length;
  if (plain.trim() !== '') return {pieces: [plain], end};
  // No command begins with a dash: that line has lost the escape before it.
  const isLineEnd = plain.includes('\n') && end < command.length && command[end] !== '-';
  return {pieces: [], end, kind: isLineEnd ? 'operator' : 'space'};
}

/** Joins the parts of a word; neighboring texts become bytes together. */
function join(pieces: readonly (string | Bytes)[]): Bytes {
  const parts: Bytes[] = [];
  let texts: string[] = [];
  const finish = (): void => {
    if (texts.length > 0) parts.push(toUtf8(texts.join('')));
    texts = [];
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      texts.push(piece);
    } else {
      finish();
      parts.push(piece);
    }
  }
  finish();
  return joinBytes(parts);
}
