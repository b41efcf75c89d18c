/** Numbers from 0 to 1, without 1. */
export type Random = () => number;

/** A generator of numbers (mulberry32): the same seed gives the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An item of a list. */
export const pick = <Item>(random: Random, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)] as Item;

/** A whole number; both ends are possible. */
export const pickInteger = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
