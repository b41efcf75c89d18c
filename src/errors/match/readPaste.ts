/** Characters that are read at each end of a long text: errors are where a log begins or ends. */
export const READ_AT_EACH_END = 48_000;

/** A pasted text in the form that messages are looked for in. */
export interface Paste {
  /** Without colors, escapes, quotation marks of code, and repeated spaces. */
  readonly shown: string;
  /** The same with small letters; positions agree. */
  readonly text: string;
  /** Whether the middle of a long text was left out. */
  readonly isCut: boolean;
}

// Each repetition has a limit, so that no text takes more than linear time.
const COLORS = /(?:\u001b|\\x1b|\\u001b|\\033|\\e|\^\[|#033)\[[0-9;:?]{0,20}[a-z]/gi;
const OTHER_CONTROLS = /\u001b\][^\u0007\u001b]{0,200}\u0007?/g;
const ESCAPES = /\\{1,8}(u[0-9a-f]{4}|[nrt"'/`])/gi;
const ENTITIES = /&(quot|apos|amp|lt|gt|#39|#34|#x27);/g;
const ENTITY_TEXTS: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#34': '"',
  '#x27': "'",
};

/** Prepares a pasted text, of which only both ends are read if it is very long. */
export function readPaste(pasted: string): Paste {
  const isCut = pasted.length > 2 * READ_AT_EACH_END;
  const read = isCut
    ? `${pasted.slice(0, READ_AT_EACH_END)}\n${pasted.slice(-READ_AT_EACH_END)}`
    : pasted;
  const shown = cleanText(read);
  return {shown, text: toSmall(shown), isCut};
}

/** A text without what programs and terminals add to it. */
export const cleanText = (text: string): string =>
  text
    .replace(COLORS, '')
    .replace(OTHER_CONTROLS, '')
    .replace(ESCAPES, toUnescaped)
    .replace(ENTITIES, (_, name: string) => ENTITY_TEXTS[name] ?? '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replaceAll('`', '')
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim();

function toUnescaped(_whole: string, escape: string): string {
  if (/^u/i.test(escape)) return String.fromCharCode(parseInt(escape.slice(1), 16));
  return /^[nrt]$/i.test(escape) ? ' ' : escape;
}

/** Small letters without a change of length, which `toLowerCase` does not promise. */
export const toSmall = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
