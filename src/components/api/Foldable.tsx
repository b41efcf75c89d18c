import type {ReactNode} from 'react';
import Anchor from './Anchor';
import styles from './rows.module.css';

export interface FoldableProps {
  readonly id: string;
  /** For the link to the place. */
  readonly name: string;
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  /** As search names it; nothing that it need not find. */
  readonly search?: {readonly kind: 'error' | 'schema'; readonly name: string};
  readonly children: ReactNode;
}

/**
 * A row that unfolds, with a link to itself: beside the summary, since that is a control already,
 * and before what unfolds, so that the focus does not go back up to it.
 */
export default function Foldable({
  id,
  name,
  summary,
  isOpen = false,
  search,
  children,
}: FoldableProps): ReactNode {
  return (
    <div className={styles.foldable}>
      <Anchor id={id} name={name} />
      <details
        id={id}
        className={styles.response}
        open={isOpen}
        data-search-kind={search?.kind}
        data-search-name={search?.name}
      >
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  );
}
