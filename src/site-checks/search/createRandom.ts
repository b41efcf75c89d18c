export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** This many distinct items in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** A stable hash of a text (FNV-1a). */
export function toSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A random generator that repeats its numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    sample(items, count) {
      const rest = [...items];
      return Array.from({length: Math.min(count, rest.length)}, () =>
        rest.splice(below(rest.length), 1),
      ).flat();
    },
  };
}
