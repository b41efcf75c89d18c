import type {ReactNode} from 'react';
import {isJsonType} from '../../contract/isJsonType';
import type {ContentView, ExampleView, OperationView} from '../../contract/view/types';
import {breakText} from '../breakName/breakText';
import CopyButton from '../CopyButton';
import {Callbacks} from './ApiWebhook';
import AsideExample from './AsideExample';
import {MessageParts, MessagePurpose} from './Message';
import Method from './Method';
import RichText from './RichText';
import Samples from './Samples';
import operationStyles from './operation.module.css';
import sampleStyles from './samples.module.css';

export interface ApiOperationProps {
  readonly operation: OperationView;
  /** Host and prefix of the first server. */
  readonly server: string;
  /** Appears below the samples: a way to try the operation. */
  readonly children?: ReactNode;
}

const LIMITS: Readonly<Record<string, string>> = {
  rate: 'requests per second',
  burst: 'requests at once',
  quota: 'requests per period',
  credits: 'credits',
};

/** Addresses break before one, but not within `https://`. */
const SLASH = /(?<=[^/:])(?=\/)/;

/** The first example of a response; of JSON where there is one, which is what samples read. */
function findExample(contents: readonly ContentView[]): ExampleView | undefined {
  const shown = contents.filter(({examples}) => examples.length > 0);
  return (shown.find(({mediaType}) => isJsonType(mediaType)) ?? shown[0])?.examples[0];
}

/**
 * One operation: its request and responses. On wide screens, samples and a response are beside
 * them.
 */
export default function ApiOperation({operation, server, children}: ApiOperationProps): ReactNode {
  const {id, method, path, isPublic, access, planLimits, samples, responses} = operation;
  const success = responses.find(({isError}) => !isError);
  const response = findExample(success?.contents ?? []);
  return (
    <div
      className={operationStyles.operation}
      data-search-kind="operation"
      data-search-name={`${method} ${path}`}
      id={`${id}-operation`}
    >
      <p className={operationStyles.endpoint}>
        <Method method={method} />
        <code>
          <span className={operationStyles.server}>{breakText(server, SLASH)}</span>
          <wbr />
          {breakText(path, SLASH)}
        </code>
        <CopyButton getText={() => server + path} subject="address" />
      </p>
      <div className={operationStyles.text}>
        <MessagePurpose message={operation}>
          <li>
            {access === undefined ? (
              (isPublic && 'No API key needed') || 'Needs an API key'
            ) : (
              <RichText content={access} inline />
            )}
          </li>
          {planLimits !== undefined && (
            <li>
              Counts against your plan:{' '}
              {planLimits.map((limit) => LIMITS[limit] ?? limit).join(', ')}
            </li>
          )}
        </MessagePurpose>
      </div>
      <div className={sampleStyles.aside}>
        <Samples samples={samples} id={id} />
        {children}
        {response !== undefined && (
          <AsideExample example={response}>
            Response{' '}
            <span className={operationStyles.status} data-role="tip">
              {success?.status}
            </span>
          </AsideExample>
        )}
      </div>
      <div className={operationStyles.text}>
        <MessageParts message={operation} level={3} aside={response} />
        <Callbacks message={operation} level={3} />
      </div>
    </div>
  );
}
