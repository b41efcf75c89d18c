import type {ReactNode} from 'react';
import type {OperationView} from '../../contract/view/types';
import CopyButton from '../CopyButton';
import ApiWebhook from './ApiWebhook';
import JsonCode from './JsonCode';
import {MessageParts, MessagePurpose} from './Message';
import Method from './Method';
import PartTitle from './PartTitle';
import Samples from './Samples';
import styles from './styles.module.css';

export interface ApiOperationProps {
  readonly operation: OperationView;
  /** Host and prefix of the first server. */
  readonly server: string;
  /** What stands below the samples: a way to try the operation. */
  readonly children?: ReactNode;
}

const LIMITS: Readonly<Record<string, string>> = {
  rate: 'requests per second',
  burst: 'requests at once',
  quota: 'requests per period',
  credits: 'credits',
};

/** One operation: what it takes and answers; beside it, where there is room, samples and an answer. */
export default function ApiOperation({operation, server, children}: ApiOperationProps): ReactNode {
  const {id, method, path, isPublic, planLimits, samples, responses, callbacks} = operation;
  const success = responses.find(({isError}) => !isError);
  const answer = success?.contents?.[0]?.examples[0];
  return (
    <div
      className={styles.operation}
      data-search-kind="operation"
      data-search-name={`${method} ${path}`}
      id={`${id}-operation`}
    >
      <p className={styles.endpoint}>
        <Method method={method} />
        <code>
          <span className={styles.server}>{server}</span>
          {path}
        </code>
        <CopyButton getText={() => server + path} subject="address" />
      </p>
      <div className={styles.text}>
        <MessagePurpose message={operation}>
          <li>{isPublic ? 'No API key needed' : 'Needs an API key'}</li>
          {planLimits !== undefined && (
            <li>
              Counts against your plan:{' '}
              {planLimits.map((limit) => LIMITS[limit] ?? limit).join(', ')}
            </li>
          )}
        </MessagePurpose>
      </div>
      <div className={styles.aside}>
        <Samples samples={samples} id={id} />
        {children}
        {answer !== undefined && (
          <div className={styles.answer}>
            <p className={styles.asideTitle}>
              Answer{' '}
              <span className={styles.status} data-role="tip">
                {success?.status}
              </span>
            </p>
            <JsonCode value={answer.value} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <MessageParts message={operation} level={3} />
        {callbacks !== undefined && (
          <section>
            <PartTitle level={3}>Requests to your server</PartTitle>
            {callbacks.map((callback) => (
              <ApiWebhook key={callback.id} webhook={callback} isInline />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
