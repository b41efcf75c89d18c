import {useContext, type MouseEvent, type ReactNode} from 'react';
import {MoreContext} from './MoreContext';
import styles from './styles.module.css';

export interface MoreRowProps {
  /** The last hit of the page that is shown. */
  readonly of: string;
  readonly count: number;
}

/** A row that shows more hits of the page above it. */
export default function MoreRow({of, count}: MoreRowProps): ReactNode {
  const more = useContext(MoreContext);
  const show = (event: MouseEvent): void => {
    // The modal would open the row as a hit, and close.
    event.stopPropagation();
    more.show(of);
  };
  return (
    <button type="button" className={styles.more} data-more onClick={show}>
      {count} more on this page
    </button>
  );
}
