import type {Simulation} from '../../sandbox/simulation/simulate';
import type {DataPage} from './DataPage';

/** Runs the scenario that the page begins with, as its script does. */
async function simulateExample(): Promise<Simulation> {
  const {runJob} = await import('../../sandbox/simulation/runJob');
  const {defaultScenario} = await import('../../sandbox/simulation/Scenario');
  const job = runJob({scenario: defaultScenario});
  for (;;) {
    const step = await job.next();
    if (step.done === true) return step.value;
  }
}

/** Simulates plans, with the result of an example. */
export const plansPage: DataPage = {
  path: 'tools/plans',
  component: '@site/src/widgets/PlanSimulator',
  prop: 'example',
  load: simulateExample,
  isKept: true,
};
