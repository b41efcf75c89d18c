/** How a language writes values. */
export interface Notation {
  readonly name: (name: string) => string;
  /** A text, a number, a boolean, or nothing. */
  readonly scalar: (value: unknown) => string;
  /** Columns in which what has brackets stays on one line. */
  readonly width: number;
  /** Spaces before what is one level deeper. */
  readonly step: string;
  /** After the last of several lines. */
  readonly lastComma: '' | ',';
}

/**
 * Writes items in brackets as a formatter of the language would: on one line where they fit, and
 * else each on its own.
 *
 * @param brackets the opening and the closing one
 * @param indent spaces before the line on which they begin
 */
export function wrapItems(
  [open, close]: readonly [open: string, close: string],
  items: readonly string[],
  indent: string,
  {width, step, lastComma}: Pick<Notation, 'width' | 'step' | 'lastComma'>,
): string {
  const flat = open + items.join(', ') + close;
  if (items.length === 0 || (indent.length + flat.length <= width && !flat.includes('\n')))
    return flat;
  const lines = items.map((item) => `\n${indent}${step}${item}`);
  return `${open}${lines.join(',')}${lastComma}\n${indent}${close}`;
}

/** Writes a value that JSON can hold, with what fits on a line on one. */
export const createWriter = (notation: Notation) =>
  function write(value: unknown, indent = ''): string {
    if (typeof value !== 'object' || value === null) return notation.scalar(value);
    const inner = indent + notation.step;
    return Array.isArray(value)
      ? wrapItems(
          ['[', ']'],
          value.map((item) => write(item, inner)),
          indent,
          notation,
        )
      : wrapItems(
          ['{', '}'],
          Object.entries(value).map(
            ([name, item]) => `${notation.name(name)}: ${write(item, inner)}`,
          ),
          indent,
          notation,
        );
  };

/** JSON as people write it. */
export const writeJson = createWriter({
  name: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value) ?? 'null',
  width: 72,
  step: '  ',
  lastComma: '',
});
