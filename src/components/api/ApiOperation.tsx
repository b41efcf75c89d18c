import type {ReactNode} from 'react';
import type {OperationView} from '../../contract/view/types';
import CopyButton from '../CopyButton';
import Chips from './Chips';
import JsonCode from './JsonCode';
import Parameters from './Parameters';
import Responses from './Responses';
import RichText from './RichText';
import Samples from './Samples';
import SchemaTree from './SchemaTree';
import styles from './styles.module.css';
import Value from './Value';

export interface ApiOperationProps {
  readonly operation: OperationView;
  /** Host and prefix of the first server. */
  readonly server: string;
}

const LIMITS: Readonly<Record<string, string>> = {rate: 'requests per second', burst: 'requests at once', quota: 'requests per period', credits: 'credits'};

/** One operation: what it takes and answers, with samples beside it. */
export default function ApiOperation({operation, server}: ApiOperationProps): ReactNode {
  const {method, path, text, isPublic, planLimits, unspecified, parameters, body, responses, samples, deprecated} = operation;
  return (
    <div className={styles.operation} data-search-kind="operation" data-search-name={`${method} ${path}`} id={`${operation.id}-operation`}>
      <div className={styles.text}>
        <p className={styles.endpoint}>
          <span className={styles.method} data-method={method}>{method}</span>
          <code>{path}</code>
          <CopyButton getText={() => server + path} subject="address" />
        </p>
        {deprecated === true && <p className={styles.warning}>Deprecated</p>}
        <RichText content={text} />
        <ul className={styles.facts}>
          <li>{isPublic ? 'No API key needed' : 'Needs an API key'}</li>
          {planLimits !== undefined && <li>Counts against your plan: {planLimits.map((limit) => LIMITS[limit] ?? limit).join(', ')}</li>}
          {unspecified?.map((item, index) => <li key={index}>Not specified: <RichText content={item} inline /></li>)}
        </ul>
        <Parameters parameters={parameters} />
        {body !== undefined && (
          <section>
            <h3 className={styles.partTitle}>Request body</h3>
            <p className={styles.mediaType}><code>{body.mediaType}</code> <Chips value={{...body.schema, required: body.required}} /></p>
            {body.text !== undefined && <RichText content={body.text} />}
            <Value value={body.schema} />
            <SchemaTree schema={body.schema} />
            {body.examples.map((example) => (
              <details key={example.name} className={styles.nested}>
                <summary>Example: {example.summary}</summary>
                <JsonCode value={example.value} />
              </details>
            ))}
          </section>
        )}
        <Responses responses={responses} />
      </div>
      <Samples samples={samples} />
    </div>
  );
}
