import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SearchKind} from '../../portal/search';
import {breakText} from '../breakName/breakText';
import InlineText from '../InlineText';
import Table from '../Table';
import styles from './styles.module.css';

export interface FactTableProps<Row> {
  /** What the table shows, for those who hear it; also the name of its scrolling box. */
  readonly caption: string;
  /** Column titles by field, in order. The first column heads its row. */
  readonly columns: Readonly<Partial<Record<keyof Row & string, string>>>;
  readonly rows: readonly Row[];
  /** Field whose values are code. */
  readonly codeField?: keyof Row & string;
  /** Id of a row, so that it can be linked to. */
  readonly toId?: (row: Row) => string;
  /** What a row with an id is to the search. */
  readonly searchKind?: SearchKind;
}

/** Documents are not type-checked, so a field that they misspell would show "undefined". */
function checkFields(caption: string, fields: readonly string[], rows: readonly object[]): void {
  for (const row of rows) {
    const missing = fields.find((field) => !Object.hasOwn(row, field));
    if (missing === undefined) continue;
    throw new Error(
      `<FactTable> "${caption}": a row has no field ${JSON.stringify(missing)}. Expected: ${Object.keys(row).join(', ')}.`,
    );
  }
}

/** A table of facts from `src/data`. Wide tables scroll in their own box. */
export default function FactTable<Row extends object>({
  caption,
  columns,
  rows,
  codeField,
  toId,
  searchKind,
}: FactTableProps<Row>): ReactNode {
  // A group or list that a document names and the data does not have.
  if (rows.length === 0)
    throw new Error(`<FactTable> "${caption}" has no rows. Fix: name data that exists.`);
  const {collectAnchor} = useBrokenLinks();
  if (toId !== undefined) for (const row of rows) collectAnchor(toId(row));
  const fields = Object.keys(columns) as (keyof Row & string)[];
  checkFields(caption, codeField === undefined ? fields : [...fields, codeField], rows);
  const renderCell = (row: Row, field: keyof Row & string): ReactNode => {
    const text = String(row[field]);
    return field === codeField ? <code>{breakAfterDots(text)}</code> : <InlineText text={text} />;
  };
  return (
    <Table label={caption} className={styles.table} data-search-rows={searchKind}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col">
              {columns[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} id={toId?.(row)}>
            {fields.map((field, column) =>
              column === 0 ? (
                <th key={field} scope="row">
                  {renderCell(row, field)}
                </th>
              ) : (
                <td key={field}>{renderCell(row, field)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Long keys may break where they have a dot, and nowhere else. */
const breakAfterDots = (key: string): ReactNode => breakText(key, /(?<=\.)/);
