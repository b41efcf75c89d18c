import type {ReactNode} from 'react';
import type {MessageView} from '../../contract/view/types';
import AsideExample from './AsideExample';
import {MessageParts, MessagePurpose} from './Message';
import Method from './Method';
import PartTitle, {type PartTitleProps} from './PartTitle';
import {CALLBACKS_TITLE} from './parts';
import operationStyles from './operation.module.css';
import sampleStyles from './samples.module.css';

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
      className={isInline ? undefined : operationStyles.operation}
      id={`${id}-operation`}
      data-search-kind="operation"
      data-search-name={`${method} ${path}`}
    >
      <p className={operationStyles.endpoint}>
        <Method method={method} />
        <code>{path}</code>
      </p>
      <div className={operationStyles.text}>
        <MessagePurpose message={webhook} />
      </div>
      {example !== undefined && (
        <div className={sampleStyles.aside}>
          <AsideExample example={example}>Message</AsideExample>
        </div>
      )}
      <div className={operationStyles.text}>
        <MessageParts message={webhook} level={4} aside={example} />
        <Callbacks message={webhook} level={4} />
      </div>
    </div>
  );
}

/** The requests to the reader's server that another request leads to. */
export function Callbacks({
  message: {id, callbacks},
  level,
}: {readonly message: MessageView} & Pick<PartTitleProps, 'level'>): ReactNode {
  return (
    callbacks !== undefined && (
      <section>
        <PartTitle level={level} of={id} title={CALLBACKS_TITLE} />
        {callbacks.map((callback) => (
          <ApiWebhook key={callback.id} webhook={callback} isInline />
        ))}
      </section>
    )
  );
}
