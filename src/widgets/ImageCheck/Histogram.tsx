import {useId, useState, type ReactNode} from 'react';
import Table from '../../components/Table';
import {measures} from './table/columns';
import type {Row} from './table/Row';
import {toHistogram, type Bar} from './table/toHistogram';
import styles from './tool.module.css';

/** Units of the drawing. */
const [WIDTH, HEIGHT, GAP] = [480, 160, 4];
const DEFAULT = 'blur';

/** How a measure is spread over all pictures, as bars and as a table. */
export default function Histogram({rows}: {readonly rows: readonly Row[]}): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(DEFAULT);
  const measure = measures.find((one) => one.id === chosen);
  if (measure === undefined) return null;
  const values = rows.flatMap(({facts}) => {
    const value = facts === undefined ? undefined : measure.get(facts);
    return value === undefined ? [] : [value];
  });
  const bars = toHistogram(values);
  const toRange = ({low, high}: Bar): string => `${measure.format(low)} to ${measure.format(high)}`;
  return (
    <section className={styles.histogram} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Distribution</h2>
      <p>
        <label htmlFor={id}>Value</label>{' '}
        <select
          id={id}
          className="portal-field"
          value={chosen}
          onChange={({target}) => choose(target.value)}
        >
          {measures.map(({id: value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      {bars.length === 0 ? (
        <p>No image has this value yet.</p>
      ) : (
        <>
          <BarChart bars={bars} label={`${measure.label} of ${values.length} images`} />
          <p className={styles.axis} aria-hidden="true">
            <span>{measure.format(bars[0]?.low ?? 0)}</span>
            <span>{measure.format(bars.at(-1)?.high ?? 0)}</span>
          </p>
          <details>
            <summary>As a table</summary>
            <Table label={`${measure.label} of ${values.length} images`}>
              <thead>
                <tr>
                  <th scope="col">{measure.label}</th>
                  <th scope="col">Images</th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.low}>
                    <th scope="row">{toRange(bar)}</th>
                    <td>{bar.count}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </details>
        </>
      )}
    </section>
  );
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly label: string;
}

function BarChart({bars, label}: BarChartProps): ReactNode {
  const highest = Math.max(...bars.map(({count}) => count));
  const step = WIDTH / bars.length;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {bars.map(({low, count}, index) => {
        const height = (count / highest) * (HEIGHT - 20);
        return (
          <g key={low}>
            <rect
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            />
            {count > 0 && (
              <text x={(index + 0.5) * step} y={HEIGHT - height - 5} textAnchor="middle">
                {count}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
    </svg>
  );
}
