import type {ReactNode} from 'react';
import type {MessageView} from '../../contract/view/types';
import ExampleCode from './ExampleCode';
import {MessageParts, MessagePurpose} from './Message';
import Method from './Method';
import styles from './styles.module.css';

export interface ApiWebhookProps {
  readonly webhook: MessageView;
  /** Within an operation, which has no room for a second column. */
  readonly isInline?: boolean;
}

/** A request that the service sends to the reader's server. */
export default function ApiWebhook({webhook, isInline = false}: ApiWebhookProps): ReactNode {
  const {id, method, path, body} = webhook;
  const example = isInline ? undefined : body?.contents[0]?.examples[0];
  return (
    <div
      className={isInline ? undefined : styles.operation}
      id={`${id}-operation`}
      data-search-kind="operation"
      data-search-name={`${method} ${path}`}
    >
      <p className={styles.endpoint}>
        <Method method={method} />
        <code>{path}</code>
      </p>
      <div className={styles.text}>
        <MessagePurpose message={webhook} />
      </div>
      {example !== undefined && (
        <div className={styles.aside}>
          <div className={styles.example}>
            <p className={styles.asideTitle}>Message</p>
            <ExampleCode example={example} />
          </div>
        </div>
      )}
      <div className={styles.text}>
        <MessageParts message={webhook} level={4} />
      </div>
    </div>
  );
}
