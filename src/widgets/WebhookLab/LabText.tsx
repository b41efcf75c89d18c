import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../../components/InlineText';
import {names} from '../../portal/product';
import {causes, type Cause} from '../../webhooks/causes/causes';
import styles from './styles.module.css';

const TUTORIAL = '/content/tutorials/hooks-webhook-server';

/** What to check, to read: complete without script. */
export default function LabText(): ReactNode {
  useBrokenLinks().collectAnchor('sns');
  return (
    <div className={styles.text}>
      <h2 id="checks">What is checked</h2>
      <ol>
        <li>
          <b>Header:</b> <code>X-Signature</code> is there exactly once.
        </li>
        <li>
          <b>Encoding:</b> its value is base64url without padding.
        </li>
        <li>
          <b>Type and size:</b> the body is JSON, not compressed, and not too large.
        </li>
        <li>
          <b>Algorithm and key:</b> the key fits the algorithm that you configured.{' '}
          <Link to={`${TUTORIAL}/which-algorithm`}>Which algorithm?</Link> lists the lengths.
        </li>
        <li>
          <b>Signature:</b> it belongs to the key and to the bytes of the body.
        </li>
        <li>
          <b>Event:</b> the body has the{' '}
          <Link to="/content/downloadable-products/agent-docs/webhook-request_structure#body">
            fields of an event
          </Link>
          .
        </li>
      </ol>
      <p>
        These are the rules of the{' '}
        <Link to={`/lib/${names.middlewarePackage}/`}>webhook signature middleware</Link>, and its
        code. Your browser computes the signatures. A browser without curve P-521 says so for ES512,
        and very large RSA keys are beyond some browsers.
      </p>
      <h2 id="sns">Messages of cloud hooks</h2>
      <p>
        <Link to="/content/tutorials/hooks/introduction">Cloud hooks</Link> get messages of Amazon
        SNS. They carry their signature inside, and the tab SNS checks them.
      </p>
      <ul>
        <li>
          <b>String to sign:</b> name and value of each signed field, each on a line, sorted by
          name. <code>Subject</code> is part of it only if the message has one.
        </li>
        <li>
          <b>Version:</b> <code>SignatureVersion</code> 1 is RSA with SHA-1, and 2 is RSA with
          SHA-256.
        </li>
        <li>
          <b>Host:</b> fetch <code>SigningCertURL</code> only from{' '}
          <code>https://sns.&lt;region&gt;.amazonaws.com</code>. Compare the whole host: an address
          can contain that name anywhere else.
        </li>
        <li>
          <b>Chain:</b> the certificate must be valid on the day of the message. The lab also checks
          that each certificate of a chain is signed by the next one.
        </li>
      </ul>
      <p>
        <Link to="/content/tutorials/hooks/setting-up-a-web-server#verify">Verify the message</Link>{' '}
        has the code, and <Link to="/tools/hooks">Follow a hook</Link> shows the whole exchange.
      </p>
      <h2 id="causes">Why a signature does not match</h2>
      <p>
        After a failure, the lab tries all of these, two at a time, and names the one that fits.
      </p>
      <div className={styles.causes}>
        {Object.entries<Cause>(causes).map(([id, {title, text, remedy}]) => (
          <section key={id}>
            <h3 id={id} data-search-kind="entry">
              {title}
            </h3>
            <p>
              <InlineText text={text} />
            </p>
            <p>
              <b>What to do:</b> <InlineText text={remedy} />
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
