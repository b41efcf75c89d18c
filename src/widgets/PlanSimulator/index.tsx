import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import type {Simulation} from '../../sandbox/simulation/simulate';
import ModelText from './ModelText';
import Simulator from './Simulator';
import styles from './styles.module.css';

interface PlanSimulatorPageProps {
  /** Result of the scenario that the page begins with. */
  readonly example: Simulation;
}

/** Simulates the traffic of a site with every plan. */
export default function PlanSimulatorPage({example}: PlanSimulatorPageProps): ReactNode {
  return (
    <Layout
      title="Simulate your plan"
      description="Find the cheapest plan for your traffic: throttled requests, credits, the day the quota ends, and waiting times, simulated for all plans at once."
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={toMarkdownPath(`${baseUrl}tools/plans`)} />
      </Head>
      <OpenSearchLink />
      <main className={styles.page}>
        <h1>Simulate your plan</h1>
        <p className={styles.lead}>
          Describe when your pictures come and how you send them, and see what each plan does with
          them: what is throttled, when the credits end, how long results take, and which plan is
          the cheapest that is enough. It runs the limits of the sandbox in your browser; nothing
          leaves this page. For the limits themselves, see{' '}
          <Link to="/content/tutorials/which-subscription">Which subscription?</Link>
        </p>
        <p className={styles.needsScript}>
          To simulate your own traffic, turn on JavaScript. Below is a worked example.
        </p>
        <Simulator example={example} />
        <ModelText />
      </main>
    </Layout>
  );
}
