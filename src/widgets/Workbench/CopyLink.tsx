import {useState, type ReactNode} from 'react';
import {baseUrl} from '../../portal/product';
import {toLink, type Draft} from './link';
import styles from './bench.module.css';

/** Where links lead. */
const PAGE = `${baseUrl}tools/workbench`;

/** Copies a link that opens the request as it is filled in. */
export default function CopyLink({draft}: {readonly draft: Draft}): ReactNode {
  const [outcome, setOutcome] = useState('');
  // What could not be copied, to be copied by hand.
  const [uncopied, setUncopied] = useState<string>();

  const copy = async (): Promise<void> => {
    const link = toLink(draft, new URL(PAGE, window.location.origin).href);
    try {
      await navigator.clipboard.writeText(link);
      setUncopied(undefined);
      setOutcome('Link copied.');
    } catch {
      setUncopied(link);
      setOutcome('The browser did not allow copying. The link is below.');
    }
  };

  return (
    <>
      <button
        type="button"
        className="portal-button portal-button--quiet"
        onClick={() => void copy()}
      >
        Copy link
      </button>
      <span role="status" className={styles.outcome}>
        <span key={outcome}>{outcome}</span>
      </span>
      {uncopied !== undefined && (
        <input className={styles.uncopied} aria-label="Copy by hand" readOnly value={uncopied} />
      )}
    </>
  );
}
