import type {Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {catalogue} from './catalogue';
import {countFaults} from './countFaults';

/**
 * Prints each fault of the catalogue with its outcome, and how many were survived of those that
 * were tried.
 */
export default class FaultReporter implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const outcomes = countFaults(
      Object.keys(catalogue),
      this.tests.map((test) => ({
        tags: test.tags,
        isSurvived: test.outcome() === 'expected' && test.results.length > 0,
      })),
    );
    for (const {id, tests, survived} of outcomes) {
      const outcome =
        tests === 0
          ? 'not tried'
          : survived === tests
            ? 'survived'
            : `NOT SURVIVED (${survived} of ${tests} tests)`;
      console.log(
        `${id.padEnd(22)} ${catalogue[id as keyof typeof catalogue].padEnd(66)} ${outcome}`,
      );
    }
    const tried = outcomes.filter(({tests}) => tests > 0);
    console.log(
      `Browser faults survived: ${tried.filter(({tests, survived}) => tests === survived).length} of ${tried.length} tried, ${outcomes.length} known.`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
