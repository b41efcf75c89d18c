import {groupDigits} from '../../data/groupDigits';
import type {ReactNode} from 'react';
import Table from '../../components/Table';
import type {Simulation} from '../../sandbox/simulation/simulate';
import {toDayText, toDurationText, toPercentText} from './format';
import {listRows} from './listRows';
import type {Prices} from './prices';
import styles from './styles.module.css';

interface PlanTableProps {
  readonly simulation: Simulation;
  /** The plan that is marked. */
  readonly cheapest: string | undefined;
  readonly prices: Prices;
}

/** What the scenario comes to with each plan. */
export default function PlanTable({simulation, cheapest, prices}: PlanTableProps): ReactNode {
  return (
    <Table label="All plans" className={styles.plans}>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">{prices.isMadeUp ? 'Made-up price' : 'Price'} per month</th>
          <th scope="col">Throttled</th>
          <th scope="col">Used up</th>
          <th scope="col">Used up on</th>
          <th scope="col">Images without result</th>
          <th scope="col">Time to result, p50</th>
          <th scope="col">p95</th>
          <th scope="col">Credits</th>
          <th scope="col">Billed without result</th>
        </tr>
      </thead>
      <tbody>
        {listRows(simulation, prices).map((row) => (
          <tr key={row.planId} data-cheapest={row.planId === cheapest}>
            <th scope="row">
              {row.name}
              {row.planId === cheapest && <span className={styles.mark}> cheapest</span>}
            </th>
            <td>
              {row.price === undefined ? '–' : `${groupDigits(row.price)} ${prices.currency}`}
            </td>
            <td>{toPercentText(row.throttledShare)}</td>
            <td>{toPercentText(row.usedUpShare)}</td>
            <td>{row.usedUpAt === undefined ? '–' : toDayText(row.usedUpAt)}</td>
            <td>{groupDigits(row.lost)}</td>
            <td>{toDurationText(row.p50)}</td>
            <td>{toDurationText(row.p95)}</td>
            <td>{groupDigits(row.credits)}</td>
            <td>{groupDigits(row.billedErrors)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
