import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Limit from '../../components/Limit';
import SequenceDiagram from '../../components/SequenceDiagram';
import StateDiagram from '../../components/StateDiagram';
import {SECOND_MS} from '../../sandbox/clock';
import {retryPolicy} from '../../sandbox/delivery/retryPolicy';
import {hookStates, storySequence} from './diagrams';
import styles from './styles.module.css';

const TUTORIAL = '/content/tutorials/hooks';

/** The same story to read: complete without script. */
export default function StoryText(): ReactNode {
  return (
    <div className={styles.text}>
      <div>
        <h2 id="story">The story as text</h2>
        <ol>
          <li>
            <Link to={`${TUTORIAL}/enabling-event-storage`}>Turn on storage</Link>: your program
            sends <code>PATCH /status</code>. A hook delivers what is stored.
          </li>
          <li>
            <Link to={`${TUTORIAL}/registering-the-hook`}>Register the hook</Link>: your program
            sends the URL of your server with <code>POST /hooks</code>. The API posts a confirmation
            request to that URL, and the hook is <code>pending_confirmation</code>.
          </li>
          <li>
            <Link to={`${TUTORIAL}/confirming-the-subscription`}>Confirm the subscription</Link>:
            your server opens the <code>SubscribeURL</code> within{' '}
            <Limit name="hookConfirmationMs" />. The hook is now <code>confirmed</code>.
          </li>
          <li>
            Send an image: the result is in the response, in storage, and in a{' '}
            <code>Notification</code> to your server.
          </li>
          <li>
            <Link to={`${TUTORIAL}/setting-up-a-web-server#verify`}>Check the signature</Link>:
            compare the topic, build the string to sign, fetch the certificate from a host that you
            trust, and verify the signature with its key. The{' '}
            <Link to="/tools/webhooks#sns">webhook lab</Link> does this with your own message.
          </li>
        </ol>
        <FailureText />
      </div>
      <div>
        <SequenceDiagram {...storySequence} />
        <StateDiagram {...hookStates} />
      </div>
    </div>
  );
}

function FailureText(): ReactNode {
  const {retries, pauseMs, timeoutMs} = retryPolicy;
  return (
    <>
      <h2 id="outage">When your server is down</h2>
      <ul>
        <li>
          After a 5xx, or no response, the same message comes again. The sandbox sends it {retries}{' '}
          more times, {pauseMs / SECOND_MS} seconds apart, and waits {timeoutMs / SECOND_MS} seconds
          for each response. Then it gives up on the message.
        </li>
        <li>After a 3xx or 4xx, it does not try again.</li>
        <li>
          A server that handles a message but responds too late gets it twice, with the same{' '}
          <code>MessageId</code>. Ignore the second one.
        </li>
        <li>
          Nothing makes the API send a message again that it gave up on, but the event stays in
          storage for <Limit name="eventRetentionMs" />:{' '}
          <Link to={`${TUTORIAL}/introduction#poll`}>poll for the events</Link> that you missed.
          After that time, the event and its images are gone.
        </li>
      </ul>
      <p>
        Next: <Link to={`${TUTORIAL}/setting-up-a-web-server`}>write the server</Link>, and{' '}
        <Link to={`${TUTORIAL}/testing-the-hook`}>test the hook</Link> with a sandbox on your
        machine.
      </p>
    </>
  );
}
