/** TypeDoc starts a union that spans lines with `|`, which is noise in the one line of a cell. */
const LEADING_PIPE = /^(\| .*? \| )\\\| /gm;
/** TypeDoc fills the column of defaults with `undefined` where a field has none. */
const NO_DEFAULT = / \| `undefined` \| /g;

/**
 * Makes the tables of a generated page say only what they mean.
 *
 * @param markdown a page from TypeDoc
 * @returns the page with unions and missing defaults written plainly
 */
export function tidyTables(markdown: string): string {
  return markdown
    .split(/(?<=\n)(?=\n)/)
    .map((block) =>
      block.includes('| Default value |') ? block.replaceAll(NO_DEFAULT, ' | none | ') : block,
    )
    .join('')
    .replaceAll(LEADING_PIPE, '$1');
}
