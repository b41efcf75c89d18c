import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {toPartId} from './parts';
import styles from './rows.module.css';

export interface PartTitleProps {
  /** One below the heading of the operation or webhook. */
  readonly level: 3 | 4;
  /** Id of the operation or webhook. */
  readonly of: string;
  readonly title: string;
}

/** Heading of a part of an operation. The table of contents lists those of level 3. */
export default function PartTitle({level, of, title}: PartTitleProps): ReactNode {
  const Tag = `h${level}` as const;
  const id = toPartId(of, title);
  useBrokenLinks().collectAnchor(id);
  return (
    <Tag id={id} className={`anchor ${styles.partTitle}`}>
      {title}
    </Tag>
  );
}
