const WIDTH = 72;

/** JSON in which what fits on a line stays on one, as `{"x": 1, "y": 2}`. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = toFlatJson(value, WIDTH - indent.length);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (flat !== undefined) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A value on one line, if it is at most so long: what does not fit is not written to its end. */
export function toFlatJson(value: unknown, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value) ?? 'null';
    return text.length <= room ? text : undefined;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  let flat = open ?? '';
  for (const [key, item] of Object.entries(value)) {
    const start =
      (flat.length > 1 ? ', ' : '') + (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `);
    const text = toFlatJson(item, room - flat.length - start.length - 1);
    if (text === undefined) return undefined;
    flat += start + text;
  }
  flat += close;
  return flat.length <= room ? flat : undefined;
}
