/** Where a text is no JSON. */
export interface JsonProblem {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  /** What is there instead. */
  readonly found: string;
}

class Problem extends Error {
  constructor(
    readonly offset: number,
    readonly expected: string,
  ) {
    super(expected);
  }
}

// Searched from a place on, one character at a time: repetitions of millions exhaust the stack.
const NO_SPACE = /[^ \t\n\r]/g;
const NO_DIGIT = /\D/g;
const SPECIAL = /["\\\u0000-\u001f]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const INTEGER = /-?(?:0|[1-9])/y;
const FRACTION = /\.(?=\d)/y;
const EXPONENT = /[eE][+-]?(?=\d)/y;
const WORD = /true|false|null/y;

/**
 * The first place where a text is no JSON; undefined for JSON. The messages of browsers differ, and
 * some name no place.
 */
export function findJsonProblem(text: string): JsonProblem | undefined {
  try {
    new Scanner(text).scan();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return toProblem(text, error);
  }
}

class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Without recursion: a text may be nested deeper than the stack. */
  scan(): void {
    /** The ends of the lists and objects around this place. */
    const ends: (']' | '}')[] = [];
    do {
      const opened = this.readStart(ends.at(-1) === '}');
      if (opened !== undefined) {
        ends.push(opened);
        if (!this.skip(opened)) continue;
        ends.pop();
      }
      while (ends.length > 0 && !this.readSeparator(ends.at(-1) ?? ']')) ends.pop();
    } while (ends.length > 0);
    this.findNext(NO_SPACE);
    if (this.at < this.text.length) throw new Problem(this.at, 'the end of the text');
  }

  /** Reads a value, with its key in an object. Of a list or an object, only the beginning. */
  private readStart(isField: boolean): ']' | '}' | undefined {
    if (isField) {
      this.findNext(NO_SPACE);
      if (this.text[this.at] !== '"') throw new Problem(this.at, 'a key in double quotes');
      this.readString();
      if (!this.skip(':')) throw new Problem(this.at, '":"');
    }
    if (this.skip('[')) return ']';
    if (this.skip('{')) return '}';
    if (this.text[this.at] === '"') this.readString();
    else if (!this.readNumber() && this.take(WORD) === '') throw new Problem(this.at, 'a value');
    return undefined;
  }

  /** Whether another item follows; otherwise the list or object ends here. */
  private readSeparator(end: ']' | '}'): boolean {
    if (this.skip(',')) return true;
    if (this.skip(end)) return false;
    throw new Problem(this.at, `"," or "${end}"`);
  }

  private readNumber(): boolean {
    const integer = this.take(INTEGER);
    if (integer === '') return false;
    if (!integer.endsWith('0')) this.findNext(NO_DIGIT);
    if (this.take(FRACTION) !== '') this.findNext(NO_DIGIT);
    if (this.take(EXPONENT) !== '') this.findNext(NO_DIGIT);
    return true;
  }

  private readString(): void {
    const start = this.at;
    this.at += 1;
    for (;;) {
      this.findNext(SPECIAL);
      const sign = this.text[this.at];
      if (sign === undefined) throw new Problem(start, 'a text that ends with a double quote');
      if (sign === '"') break;
      if (this.take(ESCAPE) === '')
        throw new Problem(this.at, 'a character that a text may contain, or a double quote');
    }
    this.at += 1;
  }

  /** Goes on to the next place that matches, or to the end. */
  private findNext(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    this.at = pattern.exec(this.text)?.index ?? this.text.length;
  }

  /** Skips space, and a sign if it is there. */
  private skip(sign: string): boolean {
    this.findNext(NO_SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}

const FOUND_MAX = 20;

function toProblem(text: string, {offset, expected}: Problem): JsonProblem {
  const before = text.slice(0, offset);
  const line = before.split(/\r\n|\r|\n/).length;
  const lastBreak = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  const rest = text.slice(offset, offset + FOUND_MAX).split(/[\r\n]/)[0] ?? '';
  return {
    line,
    column: offset - lastBreak,
    expected,
    found:
      offset >= text.length
        ? 'the end of the text'
        : rest === ''
          ? 'a line break'
          : JSON.stringify(rest),
  };
}
