/** Enough to tell any two images apart: nobody gains by making one that passes for a sample. */
export const DIGEST_DIGITS = 16;

/** The content of an image as a number: the beginning of its SHA-256, in hexadecimal text. */
export async function toDigest(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>),
  );
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_DIGITS);
}

/** Numbers from 0 to `below`, always the same for one digest (mulberry32). */
export function createRandom(digest: string): (below: number) => number {
  let state = Number.parseInt(digest.slice(0, 8), 16);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
