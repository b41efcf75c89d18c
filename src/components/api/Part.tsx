import type {ReactNode} from 'react';
import PartTitle, {type PartTitleProps} from './PartTitle';
import {toStep} from './rows';
import styles from './rows.module.css';

interface PartProps extends PartTitleProps {
  /** Height of the part, in rows of a field. */
  readonly rows: number;
  readonly children: ReactNode;
}

/** A part of an operation, which the browser lays out when it comes near the window. */
export default function Part({rows, children, ...title}: PartProps): ReactNode {
  return (
    <section className={styles.part} data-rows={toStep(rows)}>
      <PartTitle {...title} />
      {children}
    </section>
  );
}
