import {useId, useState, type ReactNode} from 'react';
import {getKeyKind, type Algorithm} from '../../webhooks/verify/algorithms';
import AlgorithmChoice from './AlgorithmChoice';
import {examples, type Example} from './examples';
import InputField from './InputField';
import styles from './styles.module.css';
import {useVerify} from './useVerify';

type Mode = 'whole' | 'parts';

const MODES = {
  whole: {
    label: 'A whole request',
    field: 'Request: raw HTTP, curl, fetch, HAR, or a printed event',
    rows: 11,
    placeholder:
      'POST /webhook HTTP/1.1\nContent-Type: application/json\nX-Signature: …\n\n{"detectionTimestamp":…}',
  },
  parts: {
    label: 'Headers and body',
    field: 'Headers, or X-Signature alone',
    rows: 4,
    placeholder: 'X-Signature: …',
  },
} as const;

/** The form for a request and a key, and what the check found. */
export default function VerifyForm(): ReactNode {
  const id = useId();
  const [mode, setMode] = useState<Mode>('whole');
  const [algorithm, setAlgorithm] = useState<Algorithm>('HS256');
  const {request, body, key, shown, status, fill, check} = useVerify();
  const {field, rows, placeholder} = MODES[mode];
  const keyKind = getKeyKind(algorithm);
  const Result = shown?.lab.VerifyResult;
  const tryExample = (example: Example): void => {
    setMode('whole');
    setAlgorithm(example.algorithm);
    fill(example.request, example.key);
    void check(example.algorithm);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void check(algorithm);
      }}
    >
      <fieldset className={styles.modes}>
        <legend>What do you have?</legend>
        {(['whole', 'parts'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              autoComplete="off"
              name={`${id}-mode`}
              checked={mode === value}
              onChange={() => setMode(value)}
            />
            {MODES[value].label}
          </label>
        ))}
      </fieldset>
      <div className={styles.columns}>
        <div>
          <InputField
            ref={request}
            label={field}
            rows={rows}
            placeholder={placeholder}
            fileLabel="Choose a file with the request"
          />
          {mode === 'parts' && (
            <InputField
              ref={body}
              label="Body, exactly as it arrived"
              rows={6}
              fileLabel="Choose a file with the body"
            />
          )}
        </div>
        <div>
          <AlgorithmChoice
            label="Algorithm of your receiver"
            value={algorithm}
            onChange={setAlgorithm}
          />
          <InputField
            ref={key}
            label={
              keyKind === 'secret'
                ? 'Secret: text or JWK'
                : `${keyKind} public key: PEM, certificate, or JWK`
            }
            rows={5}
            fileLabel="Choose a file with the key"
            note="Key and request stay in this page. They are never sent, stored, or put into a link, and are gone when you leave."
          />
        </div>
      </div>
      <Actions onExample={tryExample} onClear={() => fill('', '')} />
      <p className={styles.status} role="status">
        {status !== '' && <span key={status}>{status}</span>}
      </p>
      {shown !== undefined && Result !== undefined && (
        <Result
          report={shown.report}
          algorithm={shown.algorithm}
          onChoose={(choice) => void check(shown.algorithm, choice)}
        />
      )}
    </form>
  );
}

interface ActionsProps {
  readonly onExample: (example: Example) => void;
  readonly onClear: () => void;
}

function Actions({onExample, onClear}: ActionsProps): ReactNode {
  return (
    <p className={styles.actions}>
      <button type="submit" className="portal-button">
        Verify
      </button>
      <span aria-hidden="true">Examples:</span>
      {examples.map((example) => (
        <button
          key={example.label}
          type="button"
          className={styles.example}
          aria-label={`Example: ${example.label}`}
          onClick={() => onExample(example)}
        >
          {example.label}
        </button>
      ))}
      <button type="button" className={styles.example} onClick={onClear}>
        Clear
      </button>
    </p>
  );
}
