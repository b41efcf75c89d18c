import {useId, useRef, useState, type ReactNode} from 'react';
import {RequestTextError} from '../../webhooks/requests/WebhookRequest';
import {createSample, sampleTypes, type SampleType} from '../../webhooks/sns/createSample';
import InputField, {type FieldHandle} from './InputField';
import {checkSns, type SnsReport} from './checkSns';
import styles from './styles.module.css';
import {useForget} from './useForget';

/** Checks a message of the notification service with its certificate. */
export default function SnsForm(): ReactNode {
  const id = useId();
  const message = useRef<FieldHandle>(null);
  const certificate = useRef<FieldHandle>(null);
  const [topicArn, setTopicArn] = useState('');
  const [report, setReport] = useState<SnsReport>();
  const [status, setStatus] = useState('');
  const fill = (body: string, pem: string): void => {
    message.current?.write(body);
    certificate.current?.write(pem);
    setTopicArn('');
    setReport(undefined);
    setStatus('');
  };
  useForget(() => fill('', ''));

  const check = async (): Promise<void> => {
    setStatus('Checking …');
    try {
      const checked = await checkSns(
        readText(message.current),
        readText(certificate.current),
        topicArn.trim(),
      );
      setReport(checked);
      const failed = checked.checks.find(({isPassed}) => !isPassed);
      setStatus(failed === undefined ? 'Accepted.' : `Rejected: ${failed.title}.`);
    } catch (error) {
      setReport(undefined);
      setStatus(
        error instanceof RequestTextError ? error.message : 'This message could not be checked.',
      );
    }
  };
  const showSample = async (type: SampleType): Promise<void> => {
    const sample = await createSample(type);
    fill(sample.body, sample.certificate);
    await check();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <div className={styles.columns}>
        <InputField
          ref={message}
          label="Message: the body, or a whole request"
          rows={12}
          fileLabel="Choose a file with the message"
        />
        <div>
          <InputField
            ref={certificate}
            label="Certificate, or a chain, in PEM"
            rows={6}
            fileLabel="Choose a file with the certificate"
            note="This page fetches nothing. Save the file of SigningCertURL with curl, after you have read its host."
          />
          <div className={styles.input}>
            <label htmlFor={`${id}-topic`}>topicArn of your hook (optional)</label>
            <input
              id={`${id}-topic`}
              className="portal-field"
              autoComplete="off"
              spellCheck={false}
              value={topicArn}
              onChange={({currentTarget}) => setTopicArn(currentTarget.value)}
            />
          </div>
        </div>
      </div>
      <p className={styles.actions}>
        <button type="submit" className="portal-button">
          Check
        </button>
        <SampleChoice onChoose={(type) => void showSample(type)} />
      </p>
      <p className={styles.status} role="status">
        {status !== '' && <span key={status}>{status}</span>}
      </p>
      {report !== undefined && <SnsResult {...report} />}
    </form>
  );
}

interface SampleChoiceProps {
  readonly onChoose: (type: SampleType) => void;
}

/** A message that the sandbox signs. */
function SampleChoice({onChoose}: SampleChoiceProps): ReactNode {
  const id = useId();
  const [type, setType] = useState<SampleType>('Notification');
  return (
    <>
      <label htmlFor={id}>Message of the sandbox:</label>
      <select
        id={id}
        className="portal-field"
        value={type}
        onChange={({currentTarget}) => {
          const chosen = sampleTypes.find((known) => known === currentTarget.value);
          if (chosen !== undefined) setType(chosen);
        }}
      >
        {sampleTypes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button type="button" className={styles.example} onClick={() => onChoose(type)}>
        Sign one
      </button>
    </>
  );
}

const readText = (field: FieldHandle | null): string => {
  const content = field?.read() ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
};

function SnsResult({checks, notes, cause}: SnsReport): ReactNode {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {cause !== undefined && (
        <section className={styles.finding} aria-label="Cause">
          <h2>Why the signature does not match</h2>
          <p>{cause}</p>
        </section>
      )}
      <ol className={styles.steps} aria-label="Steps of the check">
        {checks.map(({title, input, outcome, isPassed}) => (
          <li key={title} data-state={isPassed ? 'passed' : 'failed'}>
            <b>
              {title}: {isPassed ? 'passed' : 'failed'}
            </b>
            <p>{outcome}</p>
            <details open={title === 'String to sign'}>
              <summary>Input of this check</summary>
              <pre>{input}</pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
