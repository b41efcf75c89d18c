import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {saveFile} from '../../hooks/saveFile';
import CopyButton from '../../components/CopyButton';
import {choosePlan} from '../../data/choosePlan';
import {groupDigits} from '../../data/groupDigits';
import {plans} from '../../data/plans';
import {getMadeUpPrices, type Prices} from './prices';
import type {Scenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import {describeChoice} from './describeChoice';
import {describeScenario} from './describeScenario';
import {listCells} from './listRows';
import PlanChart from './PlanChart';
import PlanTable from './PlanTable';
import styles from './styles.module.css';
import {toCsv} from '../../data/toCsv';

export interface Outcome {
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  /** Name of the file that the times come from. */
  readonly fileName?: string | undefined;
  /** Default: those of the sandbox. */
  readonly prices?: Prices | undefined;
}

interface ResultsProps extends Outcome {
  /** A link that restores the scenario. */
  readonly getLink: () => string;
}

/** What a scenario comes to: the choice, all plans, and one of them over time. */
export default function Results({
  scenario,
  simulation,
  fileName,
  prices = getMadeUpPrices(scenario.country),
  getLink,
}: ResultsProps): ReactNode {
  const {planId, verdict, reason} = describeChoice(simulation, scenario, prices);
  const download = (): void =>
    saveFile('plans.csv', 'text/csv;charset=utf-8', toCsv(listCells(simulation, prices)));
  return (
    <>
      <p className={styles.scenario}>{describeScenario(scenario, fileName)}</p>
      <div className={styles.verdict} data-found={planId !== undefined}>
        <p>
          <strong>{verdict}</strong>
        </p>
        <p>{reason}</p>
        <Estimate simulation={simulation} />
      </div>
      <PlanTable {...{simulation, prices}} cheapest={planId} />
      <p className={styles.note}>
        Shares are of the requests, with their retries.{' '}
        {prices.isMadeUp &&
          'Prices are made up, as in the sandbox: paste the real ones into the form.'}
      </p>
      <div className={`no-search ${styles.actions}`}>
        <button type="button" className="portal-button portal-button--quiet" onClick={download}>
          Download as CSV
        </button>
        <CopyButton subject="link" isLabelled getText={getLink} />
        {(fileName !== undefined || !prices.isMadeUp) && (
          <span className={styles.note}>
            A link restores all fields, but neither a file nor prices.
          </span>
        )}
      </div>
      <OverTime simulation={simulation} initial={planId ?? plans.at(-1)?.id ?? ''} />
    </>
  );
}

/** The rule of thumb of the documents, for the same pictures. */
function Estimate({simulation}: {readonly simulation: Simulation}): ReactNode {
  const {requestsPerMonth, requestsPerDay, requestsPerSecond} = simulation.traffic;
  const plan = choosePlan(simulation.traffic);
  return (
    <p>
      The estimate of{' '}
      <Link to="/content/tutorials/which-subscription#size">Which subscription?</Link> knows neither
      retries nor bursts. For {groupDigits(requestsPerMonth)} images in the busiest month,{' '}
      {groupDigits(requestsPerDay)} on the busiest day and {groupDigits(requestsPerSecond)} in the
      busiest second, it gives {plan?.name ?? 'no plan'}.
    </p>
  );
}

interface OverTimeProps {
  readonly simulation: Simulation;
  readonly initial: string;
}

/** One plan over time; the reader chooses which. */
function OverTime({simulation, initial}: OverTimeProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const planId = chosen ?? initial;
  const plan = plans.find((one) => one.id === planId);
  return (
    <section aria-labelledby="over-time">
      <h3 id="over-time">Over time</h3>
      <p className={`no-search ${styles.overTime}`}>
        <label htmlFor={id}>Plan of the chart</label>
        <select
          id={id}
          className="portal-field"
          autoComplete="off"
          value={planId}
          onChange={({target}) => setChosen(target.value)}
        >
          {plans.map(({id: value, name}) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <PlanChart {...{simulation, planId}} planName={plan?.name ?? ''} />
    </section>
  );
}
