import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface AnchorProps {
  readonly id: string;
  /** What the link leads to, for those who hear it. */
  readonly name: string;
}

/** A link to the place itself, to be copied. */
export default function Anchor({id, name}: AnchorProps): ReactNode {
  return (
    <a className={`hash-link ${styles.anchor}`} href={`#${id}`} aria-label={`Link to ${name}`} />
  );
}
