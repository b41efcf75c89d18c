import {useId, useState, type ReactNode} from 'react';
import type {AttachedFile} from '../../webhooks/sign/createBody';
import {eventKinds, writeEvent, type EventKind} from '../../webhooks/sign/events';
import {getKeyKind} from '../../webhooks/verify/algorithms';
import AlgorithmChoice from './AlgorithmChoice';
import AttachmentList from './AttachmentList';
import SignedOutput from './SignedOutput';
import styles from './styles.module.css';
import {useSigning} from './useSigning';

const START_URL = 'http://127.0.0.1:8080/webhook';

/** Makes a signed request out of an event, and what sends and receives it. */
export default function SignForm(): ReactNode {
  const id = useId();
  const [text, setText] = useState(() => writeEvent('Plate and make', Date.now()));
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [url, setUrl] = useState(START_URL);
  const {algorithm, secret, signed, status, chooseAlgorithm, setSecret, makeKey, sign} =
    useSigning();
  const isSecret = getKeyKind(algorithm) === 'secret';

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void sign({text, files, url});
      }}
    >
      <div className={styles.columns}>
        <div>
          <EventField text={text} onChange={setText} />
          <AttachmentList files={files} onChange={setFiles} />
        </div>
        <div>
          <AlgorithmChoice label="Algorithm" value={algorithm} onChange={chooseAlgorithm} />
          <div className={styles.input}>
            <label htmlFor={`${id}-key`}>
              {isSecret ? 'Secret' : 'Private key in PEM (PKCS #8)'}
            </label>
            <textarea
              id={`${id}-key`}
              rows={isSecret ? 3 : 6}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              value={secret}
              onChange={({currentTarget}) => setSecret(currentTarget.value)}
            />
            <p className={styles.under}>
              <button type="button" className={styles.example} onClick={() => void makeKey()}>
                {isSecret ? 'Make a secret' : 'Make a key pair'}
              </button>
              <span>For tests. It stays in this page, and is gone when you leave.</span>
            </p>
          </div>
          <div className={styles.input}>
            <label htmlFor={`${id}-url`}>Address of your receiver</label>
            <input
              id={`${id}-url`}
              className="portal-field"
              autoComplete="off"
              spellCheck={false}
              inputMode="url"
              value={url}
              onChange={({currentTarget}) => setUrl(currentTarget.value)}
            />
          </div>
        </div>
      </div>
      <p className={styles.actions}>
        <button type="submit" className="portal-button">
          Sign
        </button>
      </p>
      <p className={styles.status} role="status">
        {status !== '' && <span key={status}>{status}</span>}
      </p>
      {signed !== undefined && <SignedOutput {...signed} />}
    </form>
  );
}

interface EventFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** An event of a kind, to edit. */
function EventField({text, onChange}: EventFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={`${id}-kind`}>Event</label>
        <select
          id={`${id}-kind`}
          className="portal-field"
          onChange={({currentTarget}) =>
            onChange(writeEvent(currentTarget.value as EventKind, Date.now()))
          }
        >
          {eventKinds.map(({label}) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </div>
      <div className={styles.input}>
        <label htmlFor={`${id}-event`}>Event as JSON</label>
        <textarea
          id={`${id}-event`}
          rows={14}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          value={text}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
        <p className={styles.under} id={`${id}-note`}>
          Signed as typed, but compact and with attachments, as the agent sends it.
        </p>
      </div>
    </>
  );
}
