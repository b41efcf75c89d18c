const RANGE = 2 ** 32;

/** Mixes the bits of a number of 32 bits (the end of MurmurHash3). */
function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Random numbers from 0 up to, but without, 1; the same seed gives the same ones. */
export function createRandom(seed: number): () => number {
  let state = mix(seed ^ 0x9e3779b9);
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / RANGE;
  };
}

/**
 * The random number of one attempt for one picture. It depends on nothing else, so that a picture
 * has the same luck with every plan.
 */
export const getLuck = (seed: number, picture: number, attempt: number): number =>
  mix(mix(Math.imul(picture + 1, 0x9e3779b1) ^ mix(seed)) + Math.imul(attempt, 0x85ebca77)) / RANGE;
