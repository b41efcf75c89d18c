import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface CrashNoteProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Replaces a page that crashed. It is so simple that it cannot fail. */
export default function CrashNote({error, tryAgain}: CrashNoteProps): ReactNode {
  return (
    <main className={styles.note}>
      <h1>This page crashed.</h1>
      <button type="button" className="portal-button" onClick={tryAgain}>
        Try again
      </button>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
