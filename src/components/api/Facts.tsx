import {Fragment, type ReactNode} from 'react';
import type {FactView} from '../../contract/view/types';
import RichText from './RichText';
import styles from './advice.module.css';

export interface FactsProps {
  readonly facts: readonly FactView[] | undefined;
}

/** Notes with their labels. */
export default function Facts({facts = []}: FactsProps): ReactNode {
  return (
    facts.length > 0 && (
      <dl className={styles.advice}>
        <FactRows facts={facts} />
      </dl>
    )
  );
}

/** The notes for a list that has others. */
export function FactRows({facts = []}: FactsProps): ReactNode {
  return facts.map(([label, text], index) => (
    <Fragment key={index}>
      <dt>{label}</dt>
      <dd>
        <RichText content={text} inline />
      </dd>
    </Fragment>
  ));
}
