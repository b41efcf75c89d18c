import {useId, type ReactNode} from 'react';
import Table from '../../components/Table';
import {groupDigits} from '../../data/groupDigits';
import {HOUR_MS} from '../../sandbox/clock';
import type {Simulation} from '../../sandbox/simulation/simulate';
import {toStepText} from './format';
import {parts, toBars, toSteps, type Part, type Step} from './toBars';
import styles from './chart.module.css';

interface PlanChartProps {
  readonly simulation: Simulation;
  readonly planId: string;
  readonly planName: string;
}

const WIDTH = 1_000;
const HEIGHT = 240;

const LABELS: Readonly<Record<Part, string>> = {
  results: 'Result',
  throttled: 'Throttled (429)',
  usedUp: 'Used up (429)',
  errors: 'Other errors',
};

/** The requests of one plan over time, as a chart and as a table. */
export default function PlanChart({simulation, planId, planName}: PlanChartProps): ReactNode {
  const id = useId();
  const {start, stepMs} = simulation;
  const result = simulation.plans.find((plan) => plan.planId === planId);
  const steps = result === undefined ? [] : toSteps(result.series);
  const {paths, top} = toBars(steps, WIDTH, HEIGHT);
  const unit = stepMs === HOUR_MS ? 'hour' : 'day';
  const toText = (index: number): string => toStepText(start + index * stepMs, stepMs === HOUR_MS);
  return (
    <figure className={styles.chart}>
      <figcaption>
        Requests with {planName} by {unit}. Top of the scale: {groupDigits(top)} per {unit}.
      </figcaption>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect width="16" height="16" data-part={part} {...toFill(part, id)} />
            </svg>
            {LABELS[part]}
          </li>
        ))}
      </ul>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Requests with ${planName} by ${unit}. The table below has the numbers.`}
      >
        <defs>
          <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 6L6 0M-1 1L1-1M5 7L7 5" />
          </pattern>
        </defs>
        <path className={styles.line} d={`M0 ${HEIGHT / 2}H${WIDTH}M0 0.5H${WIDTH}`} />
        {parts.map((part) => (
          <path key={part} d={paths[part]} data-part={part} {...toFill(part, id)} />
        ))}
        <path className={styles.base} d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{toText(0)}</span>
        <span>{toText(Math.max(0, steps.length - 1))}</span>
      </div>
      <details className="no-search">
        <summary>The chart as a table</summary>
        <StepTable steps={steps} toText={toText} unit={unit} />
      </details>
    </figure>
  );
}

/** Throttled requests are hatched, so that no part differs by its color alone. */
const toFill = (part: Part, id: string): {readonly fill?: string} =>
  part === 'throttled' ? {fill: `url(#${id}-hatch)`} : {};

interface StepTableProps {
  readonly steps: readonly Step[];
  readonly toText: (index: number) => string;
  readonly unit: string;
}

function StepTable({steps, toText, unit}: StepTableProps): ReactNode {
  return (
    <Table label={`Requests by ${unit}`}>
      <thead>
        <tr>
          <th scope="col">{unit === 'hour' ? 'Hour (UTC)' : 'Day'}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {LABELS[part]}
            </th>
          ))}
          <th scope="col">Credits</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={index}>
            <th scope="row">{toText(index)}</th>
            {parts.map((part) => (
              <td key={part}>{groupDigits(step[part])}</td>
            ))}
            <td>{groupDigits(step.credits)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
