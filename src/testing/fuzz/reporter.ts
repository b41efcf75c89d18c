import type {Reporter, TestCase} from 'vitest/node';

/** Prints for each target how many cases were tried, and how many tests found one that fails. */
export default class FuzzReporter implements Reporter {
  private readonly targets: Record<string, {cases: number; failures: number}> = {};

  onTestCaseResult(test: TestCase): void {
    const {fuzz} = test.meta();
    if (fuzz === undefined) return;
    const row = (this.targets[fuzz.target] ??= {cases: 0, failures: 0});
    row.cases += fuzz.cases;
    if (test.result().state === 'failed') row.failures += 1;
  }

  onTestRunEnd(): void {
    const rows = Object.values(this.targets);
    console.table(this.targets);
    console.log(
      `${rows.reduce((sum, {cases}) => sum + cases, 0)} cases, ${rows.reduce((sum, {failures}) => sum + failures, 0)} failures, seed ${process.env['FUZZ_SEED']}.`,
    );
  }
}
