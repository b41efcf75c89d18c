import type {ReactNode} from 'react';
import type {Outcome} from './outcome';
import styles from './styles.module.css';

/** Shows the corrected query when the typed one has unknown words. */
export default function CorrectedNote({
  outcome,
}: {
  readonly outcome: Outcome | undefined;
}): ReactNode {
  if (typeof outcome !== 'object' || outcome.corrected === undefined || outcome.count === 0)
    return null;
  return (
    <p className={styles.note}>
      Results for <strong>{outcome.corrected}</strong>
    </p>
  );
}
