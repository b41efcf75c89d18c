import type {ReactNode} from 'react';
import type {ExampleView} from '../../contract/view/types';
import ExampleCode from './ExampleCode';
import RichText from './RichText';
import styles from './samples.module.css';

export interface AsideExampleProps {
  readonly example: ExampleView;
  /** What it is an example of. */
  readonly children: ReactNode;
}

/** Names that say nothing. */
const SILENT = /^(?:default|example)$/i;

/** The example beside an operation, with its words: its text does not repeat it. */
export default function AsideExample({
  example,
  example: {summary, text},
  children,
}: AsideExampleProps): ReactNode {
  return (
    <div className={styles.example}>
      <p className={styles.asideTitle}>
        {children}
        {!SILENT.test(summary) && `: ${summary}`}
      </p>
      {text !== undefined && <RichText content={text} />}
      <ExampleCode example={example} />
    </div>
  );
}
