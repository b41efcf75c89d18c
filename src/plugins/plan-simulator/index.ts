import type {LoadContext, Plugin} from '@docusaurus/types';
import {runJob} from '../../sandbox/simulation/runJob';
import {defaultScenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';

/** Runs the scenario that the page begins with, as its script does. */
async function simulateExample(): Promise<Simulation> {
  const job = runJob({scenario: defaultScenario});
  for (;;) {
    const step = await job.next();
    if (step.done === true) return step.value;
  }
}

/** Adds the page that simulates plans, with the result of an example. */
export default function pluginPlanSimulator({baseUrl}: LoadContext): Plugin<Simulation> {
  return {
    name: 'portal-plan-simulator',
    loadContent: simulateExample,
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const example = await createData('example.json', JSON.stringify(content));
      addRoute({
        path: `${baseUrl}tools/plans`,
        component: '@site/src/widgets/PlanSimulator',
        modules: {example},
        exact: true,
      });
    },
  };
}
