import {fromHex, fromLatin1, fromUtf8, type Bytes} from '../bytes';
import {RequestTextError} from './WebhookRequest';

/** Deeper than any request is, and less than any stack takes. */
const MAX_DEPTH = 50;

const SPACE = /\s*/y;
/** What a program writes before a value: the name of its class, `[Object: null prototype]`, `&`. */
const CLASS = /(?:\[[\w: ]*prototype\]|[A-Za-z_$][\w$.]*(?:\(\d+\))?)\s*(?=[{[(])/y;
const STRING =
  /[bBuUrR]?(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)'|`([^`\\]*(?:\\[^][^`\\]*)*)`)/y;
const BUFFER = /<Buffer((?: [0-9a-f]{2})*)( \.\.\.[^>]*)?>/y;
/** A number or a word, or what Python and Ruby write of an object in `<>`. */
const WORD = /#?<[^>]*>|[^\s,:=>()[\]{}"'`]+/y;
const KEY = /:?([\w$.-]+)(?=\s*(?:=>|[:=]))/y;
const CUT = /\s*\.\.\. \d+ more/y;
const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\u001b',
  a: '\u0007',
  0: '\0',
  '\n': '',
};
/** What programs write for `null`, or for an object that cannot be read. */
const NOTHING = /^(?:null|None|nil|undefined|#?<[^]*)$/;

class Unreadable extends Error {}

/**
 * Reads an object as Node.js, Python or Ruby print it.
 *
 * @returns strings, bytes, lists and objects; undefined for a text that is no object
 * @throws RequestTextError if the program left out a part
 */
export function readLiteral(text: string, start = 0): unknown {
  const reader = new LiteralReader(text, start);
  try {
    return reader.readValue(0);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class LiteralReader {
  #at: number;
  readonly #text: string;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  readValue(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new Unreadable();
    while (this.#take(CLASS) !== undefined);
    const first = this.#peek();
    if (first === '{') return this.#readMembers(depth);
    if (first === '[') return this.#readItems(']', depth);
    if (first === '(') return this.#readItems(')', depth);
    const buffer = this.#take(BUFFER);
    if (buffer !== undefined) {
      if (buffer[2] !== undefined) throw createCutError();
      return fromHex((buffer[1] ?? '').replaceAll(' ', '')) ?? new Uint8Array();
    }
    return this.#readString() ?? this.#readWord();
  }

  /** A text, also in parts that are joined by `+`. */
  #readString(): string | Bytes | undefined {
    const match = this.#take(STRING);
    if (match === undefined) return undefined;
    const [whole, double, single, template] = match;
    const content = double ?? single ?? template ?? '';
    if (this.#matchAt(CUT)) throw createCutError();
    if (/^b/i.test(whole)) {
      const bytes = fromLatin1(unescape(content));
      return fromUtf8(bytes) ?? bytes;
    }
    const value = /^r/i.test(whole) ? content : unescape(content);
    if (!this.#takeText('+')) return value;
    const rest = this.#readString();
    if (typeof rest !== 'string') throw new Unreadable();
    return value + rest;
  }

  #readWord(): unknown {
    const [word] = this.#take(WORD) ?? [];
    if (word === undefined) throw new Unreadable();
    const number = Number(word);
    if (!Number.isNaN(number)) return number;
    if (/^(?:true|false)$/i.test(word)) return /^t/i.test(word);
    return NOTHING.test(word) ? null : word;
  }

  #readMembers(depth: number): Record<string, unknown> {
    const members: [string, unknown][] = [];
    this.#at += 1;
    while (!this.#takeText('}')) {
      const key = this.#take(KEY)?.[1] ?? this.#readString();
      if (typeof key !== 'string') throw new Unreadable();
      if (!this.#takeText('=>') && !this.#takeText(':') && !this.#takeText('='))
        throw new Unreadable();
      members.push([key, this.readValue(depth + 1)]);
      this.#takeText(',');
    }
    return Object.fromEntries(members);
  }

  #readItems(end: string, depth: number): unknown {
    const items: unknown[] = [];
    this.#at += 1;
    while (!this.#takeText(end)) {
      if (this.#matchAt(CUT)) throw createCutError();
      // `raw=` before an argument of Python.
      if (this.#take(KEY) !== undefined && !this.#takeText('=') && !this.#takeText(':'))
        throw new Unreadable();
      items.push(this.readValue(depth + 1));
      this.#takeText(',');
    }
    // In parentheses is the one argument of a class, or a pair.
    return end === ')' && items.length === 1 ? items[0] : items;
  }

  #peek(): string {
    this.#matchAt(SPACE);
    this.#at = SPACE.lastIndex;
    return this.#text.charAt(this.#at);
  }

  #takeText(text: string): boolean {
    this.#peek();
    if (!this.#text.startsWith(text, this.#at)) {
      if (this.#at >= this.#text.length) throw new Unreadable();
      return false;
    }
    this.#at += text.length;
    return true;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    this.#peek();
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match !== undefined) this.#at = pattern.lastIndex;
    return match;
  }

  #matchAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }
}

const createCutError = (): RequestTextError =>
  new RequestTextError(
    'The program that printed this left out a part of it. Print the body as a whole: in Node.js, console.log(body.toString()).',
  );

const unescape = (text: string): string =>
  text.replace(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8})|([^]))/gi,
    (whole, hex, four, braces, eight, simple: string | undefined) => {
      const digits = (hex ?? four ?? braces ?? eight) as string | undefined;
      if (digits === undefined) return SIMPLE[simple ?? ''] ?? simple ?? whole;
      const code = Number.parseInt(digits, 16);
      return code > 0x10ffff ? whole : String.fromCodePoint(code);
    },
  );
