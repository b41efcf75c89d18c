import type {Element} from 'hast';
import {searchKinds, type SearchKind} from '../../portal/search';
import {find, getAttribute, isElement, toText} from '../html';

/** A row that is found as one. */
export interface RowItem {
  readonly anchor: string;
  readonly name: string;
  readonly kind: SearchKind;
  /** The other cells, each after the title of its column. */
  readonly text: string;
}

/**
 * A row with an id in a table whose rows are items, or the row of a member in the reference
 * of a library, which TypeDoc marks by an anchor in its first cell.
 */
export function toRowItem(row: Element, table: Element | undefined): RowItem | undefined {
  const [first, ...others] = getCells(row);
  if (table === undefined || first === undefined) return undefined;
  const kind = getAttribute(table, 'data-search-rows');
  const anchor = getAttribute(kind === undefined ? findMember(first) : row, 'id');
  if (anchor === undefined) return undefined;
  const columns = getCells(find(table, 'tr') ?? row).map(toText);
  const cells = others
    .map((cell, index) => ({column: columns[index + 1] ?? '', text: toText(cell)}))
    .filter(({text}) => text !== '');
  if (kind === undefined) {
    return {
      anchor,
      // TypeDoc marks optional members by a question mark.
      name: toText(first).replace(/\?$/, ''),
      kind: 'symbol',
      text: cells.map(({text}) => text).join(' '),
    };
  }
  return {
    anchor,
    name: toText(first),
    kind: kind in searchKinds ? (kind as SearchKind) : 'symbol',
    text: joinCells(cells.map(({column, text}) => `${column}: ${text}`)),
  };
}

/** A comma separates cells, unless one ends with a sentence. */
const joinCells = (cells: readonly string[]): string =>
  cells.reduce(
    (text, cell) => (text === '' ? cell : `${text}${/[.!?]$/.test(text) ? '' : ','} ${cell}`),
    '',
  );

const findMember = (cell: Element): Element | undefined =>
  find(
    cell,
    (element) =>
      isElement(element, 'a') &&
      getAttribute(element, 'id') !== undefined &&
      getAttribute(element, 'href') === undefined,
  );

/** The cells of a row. */
export const getCells = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => isElement(child) && ['td', 'th'].includes(child.tagName),
  );
