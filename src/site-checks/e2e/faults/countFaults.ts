/** What of a test matters here. */
export interface FaultTest {
  /** Ids of faults, each after `@`. */
  readonly tags: readonly string[];
  readonly isSurvived: boolean;
}

/** How a fault came out. */
export interface FaultOutcome {
  readonly id: string;
  readonly tests: number;
  readonly survived: number;
}

/** Counts for each fault its tests and those that were survived. */
export function countFaults(ids: readonly string[], tests: readonly FaultTest[]): FaultOutcome[] {
  return ids.map((id) => {
    const own = tests.filter(({tags}) => tags.includes(`@${id}`));
    return {id, tests: own.length, survived: own.filter(({isSurvived}) => isSurvived).length};
  });
}
