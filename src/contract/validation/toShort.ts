/** Characters of a value that are shown. */
const SHOWN_MAX = 60;

/** The beginning of a value in JSON. */
export function toShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
