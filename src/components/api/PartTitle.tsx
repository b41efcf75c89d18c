import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PartTitleProps {
  /** Below the heading of the operation, which stands outside. */
  readonly level: 3 | 4;
  readonly children: ReactNode;
}

/** Heading of a part of an operation. */
export default function PartTitle({level, children}: PartTitleProps): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag className={styles.partTitle}>{children}</Tag>;
}
