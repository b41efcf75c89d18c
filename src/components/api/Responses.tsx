import type {ReactNode} from 'react';
import type {FailureView, ResponseView} from '../../contract/view/types';
import Anchor from './Anchor';
import {Rule} from './Chips';
import JsonCode from './JsonCode';
import {ParameterRows} from './Parameters';
import RichText from './RichText';
import SchemaTree from './SchemaTree';
import styles from './styles.module.css';
import Value from './Value';

export interface ResponsesProps {
  readonly responses: readonly ResponseView[];
}

const RETRY: Readonly<Record<string, string>> = {never: 'no', 'with-backoff': 'yes, after a growing pause', 'next-period': 'in the next period'};

/** Answers by status: successes open, errors folded with cause, remedy, price and advice. */
export default function Responses({responses}: ResponsesProps): ReactNode {
  return (
    <section>
      <h3 className={styles.partTitle}>Responses</h3>
      {responses.map((response) => (
        <details key={response.id} id={response.id} className={styles.response} open={Number(response.status) < 400} data-search-kind={Number(response.status) < 400 ? undefined : 'error'} data-search-name={response.status}>
          <summary>
            <span className={styles.status} data-class={response.status[0]}>{response.status}</span>{' '}
            <RichText content={response.text} inline />
            <Billed billed={response.billed} />
            <Rule assumed={response.assumed} reason={response.reason} />
          </summary>
          <ResponseBody response={response} />
        </details>
      ))}
    </section>
  );
}

function Billed({billed}: {readonly billed: boolean | undefined}): ReactNode {
  if (billed === undefined) return null;
  return <span className={billed ? styles.billed : styles.chip}>{billed ? 'billed' : 'not billed'}</span>;
}

function ResponseBody({response}: {readonly response: ResponseView}): ReactNode {
  const {id, status, mediaType, schema, examples, headers, cause, remedy, retry, failures, reason} = response;
  return (
    <div className={styles.responseBody}>
      <Anchor id={id} name={status} />
      {reason !== undefined && <p className={styles.reason}>Assumed: {reason}</p>}
      {(cause !== undefined || remedy !== undefined || retry !== undefined) && (
        <dl className={styles.advice}>
          {cause !== undefined && <><dt>Cause</dt><dd><RichText content={cause} inline /></dd></>}
          {remedy !== undefined && <><dt>Remedy</dt><dd><RichText content={remedy} inline /></dd></>}
          {retry !== undefined && <><dt>Retry</dt><dd>{RETRY[retry.when] ?? retry.when}. <RichText content={retry.advice} inline /></dd></>}
        </dl>
      )}
      {schema !== undefined && <><p className={styles.mediaType}><code>{mediaType}</code> {schema.type}</p><Value value={schema} /><SchemaTree schema={schema} /></>}
      {failures !== undefined && failures.length > 0 && <Failures failures={failures} />}
      {examples?.map((example) => (
        <details key={example.name} className={styles.nested}>
          <summary>Example: {example.summary}</summary>
          <JsonCode value={example.value} />
        </details>
      ))}
      {headers !== undefined && (
        <details className={styles.nested}>
          <summary>Response headers</summary>
          <ParameterRows parameters={headers} />
        </details>
      )}
    </div>
  );
}

function Failures({failures}: {readonly failures: readonly FailureView[]}): ReactNode {
  return (
    <>
      <p>The body is <code>{'{"message": "…"}'}</code> with one of:</p>
      <ul className={styles.failures}>
        {failures.map(({summary, message, cause, remedy, assumed, reason}) => (
          <li key={message}>
            <code>{message}</code> <Rule assumed={assumed} reason={reason} />
            <p>{summary}.{cause !== undefined && <> <RichText content={cause} inline /></>}{remedy !== undefined && <> <RichText content={remedy} inline /></>}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
