import type {ReactNode} from 'react';
import type {Outcome} from './Panel';
import styles from './styles.module.css';

/** Says what was looked for in place of words that stand nowhere. */
export default function MendedNote({answer}: {readonly answer: Outcome | undefined}): ReactNode {
  if (typeof answer !== 'object' || answer.mended === undefined || answer.count === 0) return null;
  return (
    <p className={styles.note}>
      Results for <strong>{answer.mended}</strong>
    </p>
  );
}
