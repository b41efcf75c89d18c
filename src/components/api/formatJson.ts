const WIDTH = 72;

/** JSON in which what fits on a line stays on one, as `{"x": 1, "y": 2}`. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = toFlat(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH)
    return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function toFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${toFlat(item)}`)
    .join(', ')}}`;
}
