/** Shorter times are counted exactly, longer ones in steps of less than 0.1 %. */
const EXACT_MS = 1_024;
const STEPS = 1_024;

/** Counts durations in whole milliseconds, in little memory however many there are. */
export class Durations {
  readonly #counts: number[] = [];
  #total = 0;

  add(ms: number): void {
    const index = toIndex(ms);
    while (this.#counts.length <= index) this.#counts.push(0);
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#total += 1;
  }

  /**
   * The duration that a share of all did not exceed, from 0 to 1; off by less than 0.1 %. Without
   * durations, undefined.
   */
  getQuantile(share: number): number | undefined {
    let left = Math.ceil(share * this.#total);
    for (const [index, count] of this.#counts.entries()) {
      left -= count;
      if (left <= 0 && count > 0) return toDuration(index);
    }
    return undefined;
  }
}

function toIndex(ms: number): number {
  if (ms < EXACT_MS) return ms;
  const doublings = Math.floor(Math.log2(ms / EXACT_MS));
  const step = ms / (EXACT_MS * 2 ** doublings) - 1;
  return EXACT_MS + doublings * STEPS + Math.floor(step * STEPS);
}

/** The middle of a step. */
function toDuration(index: number): number {
  if (index < EXACT_MS) return index;
  const width = 2 ** Math.floor((index - EXACT_MS) / STEPS);
  const step = (index - EXACT_MS) % STEPS;
  return (EXACT_MS + step) * width + Math.floor((width - 1) / 2);
}
