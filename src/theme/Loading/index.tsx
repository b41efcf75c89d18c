// Change: roles and names for assistive technology, a sentence for readers, and classes instead of
// inline styles.
// Ejected from @docusaurus/core@3.10.2
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the script of a page loads, or after it failed to load. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.note} role="alert">
        <p>This page didn't load. You might want to check your network connection.</p>
        <p className={styles.error}>{String(error)}</p>
        <button type="button" className="portal-button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
