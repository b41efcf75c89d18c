import type {ReactNode} from 'react';
import styles from './story.module.css';
import type {Check} from '../../webhooks/sns/checkMessage';

interface SignatureChecksProps {
  readonly checks: readonly Check[];
  readonly isForged: boolean;
}

/** The verification of a message, step by step: what went in, and what came out. */
export default function SignatureChecks({checks, isForged}: SignatureChecksProps): ReactNode {
  return (
    <>
      <p className={styles.checksTitle}>
        {isForged ? 'With one changed character in Message:' : 'As the message arrived:'}
      </p>
      <ol className={styles.checks}>
        {checks.map(({title, input, outcome, isPassed}) => (
          <li key={title} data-passed={isPassed}>
            <b>
              {title}: {isPassed ? 'passed' : 'failed'}
            </b>
            <p>{outcome}</p>
            <details>
              <summary>Input of this check</summary>
              <pre>{input}</pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
