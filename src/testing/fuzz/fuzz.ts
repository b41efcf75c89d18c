import fc, {type IAsyncProperty, type IProperty} from 'fast-check';
import {it, type TestContext} from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What was tried, for the table of `npm run fuzz`. */
    fuzz?: {readonly target: string; readonly cases: number};
  }
}

/**
 * Both are set by `npm run fuzz`; without it every test tries as many cases as it says, always the
 * same.
 */
const {FUZZ_CASES, FUZZ_SEED = '20261120'} = process.env;

/** The same seed gives the same cases. */
export const SEED = Number(FUZZ_SEED);

/** How many cases a test tries, when its target is shared with others of the same kind. */
export const countCases = (usual: number, share = 1): number =>
  Math.ceil(Number(FUZZ_CASES ?? usual) / share);

/** A case is quick, but there may be many. */
export const getPatienceMs = (cases: number): number => Math.max(60_000, cases * 20);

/** Notes what a test tried. */
export function note({task}: TestContext, target: string, cases: number): void {
  task.meta.fuzz = {target, cases};
}

/** A property of something that meets foreign input. */
export interface Fuzzed<T> {
  /** What is tried; tests of one target are counted together. */
  readonly target: string;
  /** Cases that the target gets in every run of the tests. */
  readonly usual: number;
  /** How many tests share them. Default: 1. */
  readonly share?: number;
  readonly property: IAsyncProperty<T> | IProperty<T>;
}

/**
 * Registers a test that tries a property on random cases, and says of a failing one how to repeat
 * it.
 */
export function fuzz<T>(title: string, {target, usual, share, property}: Fuzzed<T>): void {
  const cases = countCases(usual, share);
  it(title, {timeout: getPatienceMs(cases)}, async (context) => {
    const details = await fc.check(property as IAsyncProperty<T>, {numRuns: cases, seed: SEED});
    note(context, target, details.numRuns);
    if (details.failed)
      throw new Error(await fc.asyncDefaultReportMessage(details), {cause: details.errorInstance});
  });
}
