import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolPage from '../../components/ToolPage';
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
    <ToolPage
      path="tools/plans"
      title="Simulate your plan"
      description="Find the cheapest plan for your traffic: throttled requests, credits, the day the quota ends, and waiting times, simulated for all plans at once."
      isWide
      lead={
        <>
          Describe when your images come and how you send them, and see what each plan does with
          them: what is throttled, when the credits end, how long results take, and which plan is
          the cheapest that is enough. It runs the limits of the sandbox in your browser; nothing
          leaves this page. For the limits themselves, see{' '}
          <Link to="/content/tutorials/which-subscription">Which subscription?</Link>
        </>
      }
    >
      <p className={styles.needsScript}>
        To simulate your own traffic, turn on JavaScript. Below is a worked example.
      </p>
      <Simulator example={example} />
      <ModelText />
    </ToolPage>
  );
}
