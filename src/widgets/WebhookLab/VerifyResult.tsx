import {useId, type ReactNode} from 'react';
import InlineText from '../../components/InlineText';
import {causes} from '../../webhooks/causes/causes';
import type {SearchReport} from '../../webhooks/causes/findCause';
import type {Algorithm} from '../../webhooks/verify/algorithms';
import type {CheckReport} from '../../webhooks/checkInput';
import ReceiverTabs from './ReceiverTabs';
import styles from './styles.module.css';

interface VerifyResultProps {
  readonly report: CheckReport;
  readonly algorithm: Algorithm;
  /** Checks another request of the same HAR. */
  readonly onChoose: (choice: number) => void;
}

const STATES = {passed: 'passed', failed: 'failed', open: 'not checked'} as const;

/** The steps of a check, and the cause of its failure. */
export default function VerifyResult({report, algorithm, onChoose}: VerifyResultProps): ReactNode {
  const id = useId();
  if (report.kind === 'unreadable') return <p className={styles.problem}>{report.message}</p>;
  const {labels, choice, notes, steps, search, bodyBytes} = report;
  return (
    <>
      {labels.length > 1 && (
        <p className={styles.choice}>
          <label htmlFor={id}>Request of the HAR</label>
          <select
            id={id}
            className="portal-field"
            value={choice}
            onChange={({currentTarget}) => onChoose(Number(currentTarget.value))}
          >
            {labels.map((label, index) => (
              // Entries of a HAR can be the same.
              // eslint-disable-next-line react/no-array-index-key
              <option key={index} value={index}>
                {index + 1}. {label}
              </option>
            ))}
          </select>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {search !== undefined && <Finding {...{search, bodyBytes, algorithm}} />}
      <ol className={styles.steps} aria-label="Steps of the check">
        {steps.map(({title, state, text}) => (
          <li key={title} data-state={state}>
            <b>
              {title}: {STATES[state]}
            </b>
            <p>{toCode(text)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface FindingProps {
  readonly search: SearchReport;
  readonly bodyBytes: number;
  readonly algorithm: Algorithm;
}

function Finding({search: {finding, tried, isCut}, bodyBytes, algorithm}: FindingProps): ReactNode {
  if (finding === undefined) return <NothingFound {...{tried, isCut}} />;
  const needsCode = finding.changes.some(({cause}) => 'hasCode' in causes[cause]);
  return (
    <section className={styles.finding} aria-label="Cause">
      {finding.changes.map(({cause, label}) => (
        <div key={cause}>
          <h2>{causes[cause].title}</h2>
          <p>
            <b>Found:</b> the signature fits {toCode(label)}.
          </p>
          <p>
            <InlineText text={causes[cause].text} />
          </p>
          <p>
            <b>What to do:</b> <InlineText text={causes[cause].remedy} />
          </p>
        </div>
      ))}
      {finding.body.length !== bodyBytes && (
        <p>
          The signed body has {finding.body.length.toLocaleString('en')} bytes, yours has{' '}
          {bodyBytes.toLocaleString('en')}.
        </p>
      )}
      {needsCode && <ReceiverTabs algorithm={finding.algorithm ?? algorithm} />}
    </section>
  );
}

function NothingFound({tried, isCut}: Pick<SearchReport, 'tried' | 'isCut'>): ReactNode {
  return (
    <section className={styles.finding} aria-label="Cause">
      <h2>No usual mistake explains it</h2>
      <p>
        {tried.toLocaleString('en')} combinations of body, signature, algorithm, and key were tried
        {isCut && ', until time ran out'}.
      </p>
      <p>
        <b>What to do:</b> Compare the key with that of the sender. If it is the same, capture the
        request as bytes, before any program reads it, and check that capture here.
      </p>
    </section>
  );
}

/** Text with code in backticks. It can quote what was pasted, so links in it are text. */
const toCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
