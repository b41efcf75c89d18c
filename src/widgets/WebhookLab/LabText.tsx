import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '../../components/InlineText';
import {names} from '../../portal/product';
import {causes, type Cause} from '../../webhooks/causes/causes';
import styles from './styles.module.css';

const TUTORIAL = '/content/tutorials/hooks-webhook-server';

/** What to check, to read: complete without script. */
export default function LabText(): ReactNode {
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
