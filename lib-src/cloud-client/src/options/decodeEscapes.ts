/** A text after decoding, with the range of the original that each of its characters comes from. */
export interface View {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The escapes of strings in code, of URLs and of HTML. A match is one character. */
const ESCAPES: readonly [pattern: RegExp, decode: (...groups: string[]) => string][] = [
  [
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|([!-/:-@[-`{-~]))/gi,
    (long, short, character) => character ?? fromCode(long ?? short, 16),
  ],
  [/%([\da-f]{2})/gi, (code) => fromCode(code, 16)],
  [
    /&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7})|(amp|lt|gt|quot|apos));?/gi,
    (hex, decimal, name) =>
      name === undefined
        ? fromCode(hex ?? decimal, hex === undefined ? 10 : 16)
        : (ENTITIES[name.toLowerCase()] ?? ''),
  ],
];

/** A text before any decoding. */
export function toSourceView(text: string): View {
  return {
    text,
    starts: Array.from({length: text.length}, (_, index) => index),
    ends: Array.from({length: text.length}, (_, index) => index + 1),
  };
}

/** Decodes each kind of escape by itself; a kind that does not occur gives no view. */
export function decodeEscapes(view: View): View[] {
  return ESCAPES.flatMap(([pattern, decode]) => {
    const decoded = {text: '', starts: [] as number[], ends: [] as number[]};
    let at = 0;
    const copyTo = (end: number): void => {
      decoded.text += view.text.slice(at, end);
      for (; at < end; at++) {
        decoded.starts.push(view.starts[at] ?? 0);
        decoded.ends.push(view.ends[at] ?? 0);
      }
    };
    for (const match of view.text.matchAll(pattern)) {
      copyTo(match.index);
      const [escape, ...groups] = match;
      decoded.text += decode(...groups);
      decoded.starts.push(view.starts[at] ?? 0);
      at += escape.length;
      decoded.ends.push(view.ends[at - 1] ?? 0);
    }
    if (at === 0) return [];
    copyTo(view.text.length);
    return [decoded];
  });
}

/** One UTF-16 unit for one escape; no key holds a character above U+FFFF. */
function fromCode(code: string | undefined, radix: number): string {
  return String.fromCharCode(Number.parseInt(code ?? '0', radix));
}
