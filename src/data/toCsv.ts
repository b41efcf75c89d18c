/** Spreadsheets take such a text for a formula. */
const FORMULA = /^[=+\-@\t\r\n|%\uff0b\uff0d\uff1d\uff20]/;

function toCell(value: number | string): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180). No text becomes a formula, and the mark at the front tells spreadsheets
 * that it is UTF-8.
 */
export const toCsv = (rows: readonly (readonly (number | string)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
