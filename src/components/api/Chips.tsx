import type {ReactNode} from 'react';
import type {ValueView} from '../../contract/view/types';
import styles from './chips.module.css';

export interface ChipsProps {
  readonly value: ValueView & {readonly required?: boolean};
}

/** What a value is and may be, in a few words each. */
export default function Chips({value}: ChipsProps): ReactNode {
  return (
    <>
      <span className={styles.type}>{value.type}</span>
      {value.required === true && <span className={styles.required}>required</span>}
      {value.chips?.map((chip) => (
        <span key={chip} className={styles.chip}>
          {chip}
        </span>
      ))}
      {value.since !== undefined && <span className={styles.chip}>since {value.since}</span>}
      {value.removed !== undefined && (
        <span className={styles.warning}>removed in {value.removed}</span>
      )}
      {value.deprecated === true && <span className={styles.warning}>deprecated</span>}
    </>
  );
}
