/** A Markdown table, whose cells are in one line each. */
export function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => ':------'), ...rows.map((row) => row.map(toCell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Paragraphs become lines; a pipe would end the cell, even in code. */
const toCell = (markdown: string): string =>
  markdown
    .trim()
    .replaceAll(/\n{2,}/g, '<br />')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\\?\|/g, String.raw`\|`);
