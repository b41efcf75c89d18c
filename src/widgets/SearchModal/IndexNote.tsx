import {useSyncExternalStore, type ReactNode} from 'react';
import {indexProgress} from '../../search/indexProgress';
import type {Outcome} from './outcome';
import styles from './styles.module.css';

export interface IndexNoteProps {
  /** Result of the query so far. */
  readonly outcome: Outcome | undefined;
  readonly onRetry: () => void;
}

const isPartial = (outcome: Outcome | undefined): boolean =>
  outcome === undefined || (typeof outcome === 'object' && outcome.complete !== undefined);

/** Says how far the index has come while results of it are missing, and offers to try again. */
export default function IndexNote({outcome, onRetry}: IndexNoteProps): ReactNode {
  const {status, share} = useSyncExternalStore(
    indexProgress.subscribe,
    indexProgress.get,
    indexProgress.get,
  );
  if (outcome === 'failed' || (status === 'failed' && isPartial(outcome))) {
    return (
      <p className={styles.note}>
        {outcome !== 'failed' && 'Only some results have loaded. '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (status !== 'loading' || !isPartial(outcome)) return null;
  return (
    <label className={`${styles.note} ${styles.progress}`}>
      {outcome === undefined ? 'Loading the index' : 'First results; loading the rest'}
      <progress value={share} />
    </label>
  );
}
