/**
 * A generator of the same numbers for the same seed (mulberry32), so that a failing mutation can be
 * repeated.
 */
export function createRandom(seed: number): {
  next(): number;
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
} {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {next, below, pick: (items) => items[below(items.length)] as (typeof items)[number]};
}
