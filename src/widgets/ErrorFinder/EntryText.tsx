import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '../../components/InlineText';
import {errorSources, type ErrorEntry, type ErrorTry} from '../../errors/ErrorEntry';
import {toCaseLink} from '../Workbench/linkParameter';
import {toStatusLabel} from './filterEntries';
import styles from './styles.module.css';

const BILLING: Readonly<Record<ErrorEntry['billed'], string>> = {
  yes: 'billed',
  no: 'not billed',
  maybe: 'may be billed',
};

const RETRY: Readonly<Record<ErrorEntry['retry'], string>> = {
  never: 'do not retry',
  'with-backoff': 'retry after a pause',
  'next-period': 'retry in the next period',
};

/** Heading of an entry: its title, or its messages. */
export function EntryTitle({entry: {title, messages}}: {readonly entry: ErrorEntry}): ReactNode {
  if (title !== undefined) return <InlineText text={title} />;
  return messages.map((message, index) => (
    <Fragment key={message}>
      {index > 0 && ', '}
      <code>{message.replaceAll('`', '')}</code>
    </Fragment>
  ));
}

interface EntryTextProps {
  readonly entry: ErrorEntry;
  /** Lists messages that the heading does not have. Default: no. */
  readonly hasMessages?: boolean;
  /** More links. */
  readonly children?: ReactNode;
}

/** Everything about an error below its heading. */
export function EntryText({entry, hasMessages = false, children}: EntryTextProps): ReactNode {
  const {sources, billed, retry, retryAdvice, cause, remedy, pages, tries, messages, title} = entry;
  const label = toStatusLabel(entry);
  const isListed =
    hasMessages && title !== undefined && messages.some((message) => !isInTitle(title, message));
  return (
    <>
      <p className={styles.facts}>
        {label !== '' && <strong className={styles.number}>{label}</strong>}
        <span>{sources.map((source) => errorSources[source]).join(', ')}</span>
        <span data-billed={billed}>{BILLING[billed]}</span>
        <span data-retry={retry}>{RETRY[retry]}</span>
      </p>
      <Codes entry={entry} />
      <p>
        <InlineText text={cause} />
      </p>
      <p>
        <strong>What to do:</strong> <InlineText text={remedy} />
        {retryAdvice !== undefined && ` ${retryAdvice}`}
      </p>
      {isListed && (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <li key={message}>
              <code>{message.replaceAll('`', '')}</code>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.links}>
        {pages.map(({label: name, to}) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        {tries.length > 0 && <Tries tries={tries} />}
        {children}
      </p>
    </>
  );
}

/**
 * What programs call the error, so that a search for it leads here. APIs do not send the names of
 * their errors.
 */
function Codes({
  entry: {codes, messages, title = '', tries},
}: {
  readonly entry: ErrorEntry;
}): ReactNode {
  const shown = [title, ...messages].join(' ');
  const others = tries.length > 0 ? [] : codes.filter((code) => !shown.includes(code));
  if (others.length === 0) return null;
  return (
    <p>
      {others.length === 1 ? 'Code: ' : 'Codes: '}
      {others.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <code>{code}</code>
        </Fragment>
      ))}
    </p>
  );
}

/** Whether a title shows a message already, as that of a symptom does. */
const isInTitle = (title: string, message: string): boolean =>
  message.split(' … ').every((part) => title.includes(part));

/** Links that cause the error in the sandbox. */
function Tries({tries}: {readonly tries: readonly ErrorTry[]}): ReactNode {
  const [first] = tries;
  if (first !== undefined && tries.length === 1) {
    return (
      <span className="no-search">
        <Link to={toLink(first)}>Reproduce it</Link>
      </span>
    );
  }
  return (
    <span className="no-search">
      Reproduce it:{' '}
      {tries.map((one, index) => (
        <Fragment key={one.operationId}>
          {index > 0 && ', '}
          <Link to={toLink(one)}>{one.label}</Link>
        </Fragment>
      ))}
    </span>
  );
}

const toLink = ({operationId, caseName}: ErrorTry): string => toCaseLink(operationId, caseName);
