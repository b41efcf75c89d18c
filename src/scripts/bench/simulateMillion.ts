import {createArrivals} from '../../sandbox/simulation/arrivals';
import {getPlan} from '../../sandbox/keys';
import {PlanRun} from '../../sandbox/simulation/PlanRun';
import {defaultScenario, START, type Scenario} from '../../sandbox/simulation/Scenario';
import {simulate} from '../../sandbox/simulation/simulate';
import {DAY_MS} from '../../sandbox/clock';

/** About a million pictures in a month with 31 days. */
const MILLION: Scenario = {
  ...defaultScenario,
  ...{pictures: 32_260, profile: 'toll', peak: 20, senders: 16},
};

/** Seconds of CPU that a step takes. */
function measure<Result>(run: () => Result): readonly [result: Result, seconds: number] {
  const before = process.cpuUsage();
  const result = run();
  const {user, system} = process.cpuUsage(before);
  return [result, Math.round((user + system) / 10_000) / 100];
}

/** Times to simulate a million pictures: to create them, with one plan, and with all. */
export function simulateMillion(): readonly object[] {
  const [days, toCreate] = measure(() => [...createArrivals(MILLION)]);
  const pictures = days.reduce((sum, {offsets}) => sum + offsets.length, 0);
  const [one, withOne] = measure(() => {
    const plan = getPlan('vip_5m');
    const run = new PlanRun({plan, scenario: MILLION, days, start: START, stepMs: DAY_MS});
    while (run.advance(pictures));
    return run.getResult();
  });
  const [all, withAll] = measure(() => {
    const running = simulate(MILLION, days);
    for (;;) {
      const step = running.next();
      if (step.done === true) return step.value;
    }
  });
  const requests = all.plans.reduce((sum, plan) => sum + plan.requests, 0);
  return [
    {step: 'create pictures', pictures, seconds: toCreate},
    {step: 'one plan (VIP 5M)', pictures, requests: one.requests, seconds: withOne},
    {step: 'all plans', pictures, requests, seconds: withAll},
  ];
}
