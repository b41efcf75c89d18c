import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './rows.module.css';

export interface AnchorProps {
  readonly id: string;
  /** What the link leads to, for those who hear it. */
  readonly name: string;
}

/**
 * A link to the place itself, to be copied. Docusaurus learns of the place, so that links to it
 * are not reported as broken.
 */
export default function Anchor({id, name}: AnchorProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a className={`hash-link ${styles.anchor}`} href={`#${id}`} aria-label={`Link to ${name}`} />
  );
}
