/** Whether a section only leads on to other pages, as the last one of most documents does. */
export const isWayOn = (title: string | undefined): boolean => /^Next steps?$/.test(title ?? '');

interface Cell {
  /** Whether it is the title of a column or row. */
  readonly isTitle: boolean;
}

/** Whether a row only has the titles of columns, which say nothing by themselves. */
export const isTitleRow = (cells: readonly Cell[]): boolean => cells.every(({isTitle}) => isTitle);
