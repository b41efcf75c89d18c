import {measures} from './columns';
import type {Row} from './Row';

export interface Order {
  /** A measure's id, `name`, or `verdict`. */
  readonly by: string;
  readonly isDescending: boolean;
}

/** Rejected files first. */
const VERDICTS = ['rejected', 'bad', 'unmeasured', 'good'];

const collator = new Intl.Collator('en', {numeric: true});

/** What a row is sorted by; undefined comes last in both directions. */
function getSortValue(row: Row, by: string): number | undefined {
  if (by === 'verdict')
    return row.verdict === undefined ? undefined : VERDICTS.indexOf(row.verdict.level);

  const {facts} = row;
  return facts === undefined ? undefined : measures.find(({id}) => id === by)?.get(facts);
}

/** Rows in an order; rows that are equal stay as they were added. */
export function sortRows(rows: readonly Row[], {by, isDescending}: Order): Row[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'name') return [...rows].sort((a, b) => sign * collator.compare(a.name, b.name));
  return [...rows].sort((a, b) => {
    const [left, right] = [getSortValue(a, by), getSortValue(b, by)];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  });
}
