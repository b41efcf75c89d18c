import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface PrerequisitesProps {
  /** How long a reader needs for the page. */
  readonly minutes: number;
  /** What the reader needs before the first step. */
  readonly children: ReactNode;
}

/** What a tutorial asks of its reader, before the first step. */
export default function Prerequisites({minutes, children}: PrerequisitesProps): ReactNode {
  return (
    <div className={styles.prerequisites}>
      <p>
        <strong>Time:</strong> about {minutes} minutes. <strong>You need:</strong>
      </p>
      {children}
    </div>
  );
}
