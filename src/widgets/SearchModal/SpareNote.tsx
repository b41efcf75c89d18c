import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Outcome} from './Panel';

/** Says that the search server did not answer and the index of this site did. */
export default function SpareNote({answer}: {readonly answer: Outcome | undefined}): ReactNode {
  if (typeof answer !== 'object' || answer.isSpare !== true) return null;
  return (
    <p className={styles.note}>
      The search server does not answer. These results come from the index of this site.
    </p>
  );
}
