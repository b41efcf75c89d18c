import type {ReactNode} from 'react';
import type {Deviation} from './checkResult';
import {describeDeviation} from './describeDeviation';
import styles from './openResult.module.css';

export interface DeviationListProps {
  /** What was opened: `Stored event`. */
  readonly name: string;
  readonly deviations: readonly Deviation[];
  /** Shows a place in the JSON. */
  readonly onSelect: (path: string) => void;
}

/** Where a result differs from the contract, in words. */
export default function DeviationList({name, deviations, onSelect}: DeviationListProps): ReactNode {
  const {length} = deviations;
  if (length === 0) {
    return (
      <p className={styles.result} data-role="tip">
        {name}: agrees with the contract.
      </p>
    );
  }
  return (
    <>
      <p className={styles.result} data-role="warning">
        {name}: differs from the contract in {length === 1 ? 'one place' : `${length} places`}.
      </p>
      <ul className={styles.deviations}>
        {deviations.map((deviation) => (
          <li key={`${deviation.kind} ${deviation.path}`}>
            <button type="button" className={styles.place} onClick={() => onSelect(deviation.path)}>
              {deviation.path === '' ? 'The whole value' : deviation.path}
            </button>
            <span>{describeDeviation(deviation)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
