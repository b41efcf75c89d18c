import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {OperationForm} from '../../sandbox/formTypes';
import {editValues, sendDraft} from './actions';
import type {Exchange} from './benchState';
import {getHeader} from './describeResponse';
import {explainError} from './explainError';
import {fixRequest} from './fixRequest';
import styles from './responsePane.module.css';

export interface ErrorAdviceProps {
  readonly form: OperationForm;
  readonly shown: Exchange;
  /** The button goes with the error, so the focus has to go elsewhere. */
  readonly onFix: () => void;
}

/** What an error means and what to do; sends the fixed request where the remedy is a value. */
export default function ErrorAdvice({form, shown, onFix}: ErrorAdviceProps): ReactNode {
  const {response, values} = shown;
  const rule = decodeURIComponent(getHeader(response, 'x-sandbox-rule') ?? '');
  const {title, cause, remedy, billed, retry, link, entry} = explainError(
    form,
    response.status,
    readMessage(response.text),
  );
  const fixed = values === undefined ? undefined : fixRequest(values, rule);
  const rows = [
    ['Cause', cause],
    ['Remedy', remedy],
    ['Billed', billed === undefined ? undefined : billed ? 'Yes, one credit.' : 'No.'],
    ['Retry', retry],
  ] as const;
  return (
    <section className={styles.advice} aria-label="What the error means">
      <p className={styles.adviceTitle}>
        {title} <code>{rule}</code>
      </p>
      <dl>
        {rows.map(([name, text]) =>
          text === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.adviceActions}>
        {fixed !== undefined && (
          <button
            type="button"
            className="portal-button"
            onClick={() => {
              onFix();
              editValues(fixed);
              void sendDraft();
            }}
          >
            Fix it for me
          </button>
        )}
        <Link to={link}>This error in the reference</Link>
        <Link to={entry === undefined ? '/tools/errors' : `/tools/errors#${entry}`}>
          {entry === undefined ? 'All errors' : 'This error in the list of errors'}
        </Link>
      </p>
    </section>
  );
}

function readMessage(text: string): string {
  try {
    const {message} = JSON.parse(text) as {readonly message?: unknown};
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
