import {memo, useState, type ReactNode} from 'react';
import Table from '../../components/Table';
import LevelMark from './LevelMark';
import {measures} from './table/columns';
import type {Row} from './table/Row';
import {sortRows, type Order} from './table/sortRows';
import styles from './tool.module.css';

interface ResultTableProps {
  readonly rows: readonly Row[];
  /** The picture that is shown in full. */
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

const COLUMNS = [
  {id: 'name', label: 'Image'},
  {id: 'verdict', label: 'Verdict'},
  ...measures.map(({id, label}) => ({id, label})),
];

/** All pictures with their values; a press of a column's title sorts by it. */
export default function ResultTable({rows, openKey, onOpen}: ResultTableProps): ReactNode {
  const [order, setOrder] = useState<Order>();
  const sorted = order === undefined ? rows : sortRows(rows, order);
  const press = (by: string): void =>
    setOrder({by, isDescending: order?.by === by && !order.isDescending});
  return (
    <Table label="Checked images" className={styles.results}>
      <thead>
        <tr>
          {COLUMNS.map(({id, label}) => (
            <th key={id} scope="col" aria-sort={toSort(id, order)}>
              <button type="button" onClick={() => press(id)}>
                {label}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <ResultRow key={row.key} row={row} isOpen={row.key === openKey} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
}

function toSort(id: string, order: Order | undefined): 'ascending' | 'descending' | undefined {
  if (order?.by !== id) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
}

interface ResultRowProps extends Pick<ResultTableProps, 'onOpen'> {
  readonly row: Row;
  readonly isOpen: boolean;
}

const ResultRow = memo(function ResultRow({row, isOpen, onOpen}: ResultRowProps): ReactNode {
  const {key, name, facts, verdict} = row;
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <button type="button" aria-pressed={isOpen} onClick={() => onOpen(key)}>
          {name}
        </button>
      </th>
      <td>{verdict === undefined ? 'not checked' : <LevelMark level={verdict.level} />}</td>
      {measures.map(({id, get, format}) => {
        const value = facts === undefined ? undefined : get(facts);
        return <td key={id}>{value === undefined ? '–' : format(value)}</td>;
      })}
    </tr>
  );
});
