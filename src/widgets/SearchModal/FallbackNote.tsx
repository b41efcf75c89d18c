import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Outcome} from './outcome';

/** Says that the search server failed and the results come from the site's own index. */
export default function FallbackNote({
  outcome,
}: {
  readonly outcome: Outcome | undefined;
}): ReactNode {
  if (typeof outcome !== 'object' || outcome.isFallback !== true) return null;
  return (
    <p className={styles.note}>
      The search server is unavailable. These results come from this site's own index.
    </p>
  );
}
