import type {ReactNode} from 'react';
import {createPart} from '../createPart';
import PartDialog from '../PartDialog';
import styles from './resultViewer.module.css';

const ResultViewer = createPart(async () => (await import('./ResultViewer')).default);

/** Opens a result of the reader's own. */
export default function OpenResultDialog(): ReactNode {
  return (
    <PartDialog
      label="Open a result"
      title="A result of your own"
      className={styles.dialog}
      Part={ResultViewer}
    />
  );
}
