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
