import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BilledStatuses from '../../components/BilledStatuses';
import {clientRetries} from '../../data/clientRetries';
import {SECOND_MS} from '../../sandbox/clock';
import {profiles} from '../../sandbox/simulation/Scenario';
import {EXPONENTIAL_CAP_MS} from '../../sandbox/simulation/retryPolicies';
import styles from './styles.module.css';

const SUBSCRIPTION = '/content/tutorials/which-subscription';

/** What the simulation does, and what it leaves out: complete without script. */
export default function ModelText(): ReactNode {
  return (
    <div className={styles.text}>
      <div>
        <PicturesText />
        <LimitsText />
      </div>
      <div>
        <SendersText />
        <OmissionsText />
      </div>
    </div>
  );
}

function PicturesText(): ReactNode {
  return (
    <>
      <h2 id="pictures">When images come</h2>
      <ul>
        <li>
          Each hour of a day has a weight, in UTC. Within the hour, images come independently of
          each other (a Poisson process), so that days differ as they do at a real site.
        </li>
        <li>
          Once in each hour, the images of the busiest second come together. They count among the
          images of the day. A quieter hour has fewer of them, in proportion to its weight.
        </li>
        <li>
          {profiles.batch.label.split(':')[0]} means that all images of the day are there at the
          same moment.
        </li>
        <li>
          A file of times replaces all this. It has one time in each line: a date with a time, or
          seconds or milliseconds since 1970. A time without a zone is in UTC.
        </li>
        <li>The same seed gives the same images and the same errors, for each plan.</li>
      </ul>
    </>
  );
}

function LimitsText(): ReactNode {
  return (
    <>
      <h2 id="limits">What the plan does</h2>
      <p>
        Each request meets the limits of <Link to={`${SUBSCRIPTION}#plans`}>each plan</Link>, by the
        code that the sandbox runs:
      </p>
      <ol>
        <li>
          <strong>Throttled</strong>: a token bucket holds as many requests as the burst, and
          refills at the rate of the plan. When it is empty, the response is 429 with{' '}
          <code>Retry-After</code>.
        </li>
        <li>
          <strong>Used up</strong>: when the credits of the month or the quota of the period are
          spent, the response is 429 until the next one begins, in UTC.
        </li>
        <li>
          Of the rest, the shares that you set get an error, and all others a result. Responses with{' '}
          <BilledStatuses /> use one credit: a 400 is billed though it has no result.
        </li>
      </ol>
      <p>
        The cheapest plan is the first, by price, whose share of 429 is within the one that you
        accept. Throttled and used up both count.
      </p>
    </>
  );
}

function SendersText(): ReactNode {
  const {retries, baseMs, capMs, deadlineMs, rateShare} = clientRetries;
  return (
    <>
      <h2 id="senders">How they are sent</h2>
      <ul>
        <li>
          Images wait in one queue. A sender takes the oldest, and keeps it until the last response
          to it, with all pauses. Each response takes the time that you set.
        </li>
        <li>
          The time to a result is from the image to its response with 200. Half of the images with a
          result do not exceed p50, and 95&nbsp;% do not exceed p95.
        </li>
        <li>
          408, 429, 500, 503, and 504 are retried. A <code>Retry-After</code> of the response, in
          whole seconds, replaces the pause.
        </li>
        <li>
          The cloud client retries {retries} times. Its pauses are random, up to {baseMs}&nbsp;ms at
          first and twice as long each time, at most {capMs / SECOND_MS}&nbsp;s; a call ends after{' '}
          {deadlineMs / SECOND_MS}&nbsp;s.
        </li>
        <li>
          Growing pauses with jitter double each time, up to {EXPONENTIAL_CAP_MS / SECOND_MS}
          &nbsp;s, and are between half of that and all of it.
        </li>
        <li>
          With <code>rateLimit</code>, requests start at {rateShare * 100}&nbsp;% of the plan’s rate
          at most, in their order, and wait after each 429.
        </li>
      </ul>
    </>
  );
}

function OmissionsText(): ReactNode {
  return (
    <>
      <h2 id="not-simulated">What it leaves out</h2>
      <ul>
        <li>
          Without real prices, amounts are made up and grow with the credits. The country sets their
          currency, and nothing else. <Link to={`${SUBSCRIPTION}#plans`}>The real prices</Link>{' '}
          depend on it; additional requests beyond the credits are not simulated.
        </li>
        <li>Weekends, holidays, and seasons: use a file of times to have them.</li>
        <li>
          401, 403, and 405. They come before the limits and cost nothing:{' '}
          <Link to="/tools/errors">correct their cause</Link>.
        </li>
        <li>Other programs that use the same key. Its limits count all of them together.</li>
      </ul>
      <p>
        Next: <Link to={SUBSCRIPTION}>what the plans include</Link>, and{' '}
        <Link to="/content/tutorials/vehicle-api/code-samples/javascript#retry">
          how to retry in code
        </Link>
        .
      </p>
    </>
  );
}
