import {useId, useState, type ReactNode} from 'react';
import {saveFile} from '../../hooks/saveFile';
import {frameworks, writeReceiver} from '../../webhooks/sign/receivers';
import {
  EVENT_FILE,
  needsFile,
  writeCurl,
  writeHttp,
  type SignedRequest,
} from '../../webhooks/sign/writeRequest';
import {getKeyKind, type Algorithm} from '../../webhooks/verify/algorithms';
import TabList from '../Workbench/TabList';
import OutputCode from './OutputCode';
import styles from './styles.module.css';

interface SignedOutputProps {
  readonly request: SignedRequest;
  readonly algorithm: Algorithm;
  /** Absent for a secret, and for a private key that was pasted. */
  readonly publicKey?: string;
}

const REQUESTS = ['curl', 'HTTP'] as const;
const NAMES = [...REQUESTS, ...frameworks] as const;
type Name = (typeof NAMES)[number];

/** The signed request, and what receives it. */
export default function SignedOutput({
  request,
  algorithm,
  publicKey,
}: SignedOutputProps): ReactNode {
  const id = useId();
  const [name, setName] = useState<Name>('curl');
  const framework = frameworks.find((known) => known === name);
  const isSecret = getKeyKind(algorithm) === 'secret';
  return (
    <section aria-label="Signed request">
      <TabList id={id} label="Output" names={NAMES} selected={name} onSelect={setName} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${name}`}>
        {framework === undefined ? (
          <>
            <OutputCode
              title={name === 'curl' ? 'Command' : 'Request'}
              text={name === 'curl' ? writeCurl(request) : writeHttp(request)}
            />
            {needsFile(request.body) && <BodyFile request={request} />}
          </>
        ) : (
          <>
            <p className={styles.note}>
              {isSecret
                ? 'Set WEBHOOK_SECRET to the secret, then start the receiver.'
                : 'Save the public key as public.pem beside the receiver, then start it.'}
            </p>
            <OutputCode
              title={writeReceiver(framework, algorithm).file}
              text={writeReceiver(framework, algorithm).code}
            />
            {publicKey !== undefined && <OutputCode title="public.pem" text={publicKey} />}
            {!isSecret && publicKey === undefined && (
              <p className={styles.note}>
                To export the public key: openssl pkey -in private.pem -pubout -out public.pem
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Saves the body, for a command that reads it from a file. */
function BodyFile({request: {body}}: Pick<SignedOutputProps, 'request'>): ReactNode {
  const save = (): void => saveFile(EVENT_FILE, 'application/json', body);
  return (
    <p className={styles.note}>
      <button type="button" className={styles.example} onClick={save}>
        Save the body as {EVENT_FILE}
      </button>{' '}
      ({body.length.toLocaleString('en')} bytes) in the folder of the command.
    </p>
  );
}
