/** What a program for tables would take for a formula, or would swallow. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: no text becomes a formula, and separators stay in their cell. */
function toCell(value: number | string): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly (number | string)[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
