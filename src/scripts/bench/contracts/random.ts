/** Numbers from 0 to 1, without 1. */
export type Random = () => number;

/** An item of a list. */
export const pick = <Item>(random: Random, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)] as Item;

/** A whole number; both ends are possible. */
export const pickInteger = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
