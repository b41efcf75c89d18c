import type {FullResult, Reporter, Suite} from '@playwright/test/reporter';
import {catalogue} from './catalogue';
import {countFaults} from './countFaults';

/** Ids of faults that no test of a whole run tries. */
export const findUntried = (suite: Pick<Suite, 'allTests'>): string[] =>
  countFaults(
    Object.keys(catalogue),
    suite.allTests().map(({tags}) => ({tags, isSurvived: true})),
  )
    .filter(({tests}) => tests === 0)
    .map(({id}) => id);

/** Fails a run of all browser tests when a fault of the catalogue has no test. */
export default class EveryFaultReporter implements Reporter {
  private untried: readonly string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.untried = findUntried(suite);
  }

  onEnd(result: FullResult): Promise<{status?: FullResult['status']}> {
    if (this.untried.length === 0) return Promise.resolve({status: result.status});
    console.error(
      `src/site-checks/e2e/faults/catalogue.ts: without a test: ${this.untried.join(', ')}. Fix: name each in a test with \`fault('…')\`.`,
    );
    return Promise.resolve({status: 'failed'});
  }

  printsToStdio(): boolean {
    return false;
  }
}
