import type {ReactNode} from 'react';
import type {MessageView} from '../../contract/view/types';
import {MessageParts, MessagePurpose} from './Message';
import Method from './Method';
import styles from './styles.module.css';

export interface ApiWebhookProps {
  readonly webhook: MessageView;
}

/** A request that the service sends to the reader's server. */
export default function ApiWebhook({webhook}: ApiWebhookProps): ReactNode {
  const {id, method, path} = webhook;
  return (
    <div id={`${id}-operation`} data-search-kind="operation" data-search-name={`${method} ${path}`}>
      <p className={styles.endpoint}>
        <Method method={method} />
        <code>{path}</code>
      </p>
      <div className={styles.text}>
        <MessagePurpose message={webhook} />
        <MessageParts message={webhook} level={4} />
      </div>
    </div>
  );
}
