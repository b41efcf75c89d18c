import type {GrayImage} from './GrayImage';

/** How light the pixels of a picture are. */
export interface Levels {
  /** Mean gray level, 0 to 255. */
  readonly mean: number;
  /** Part of the pixels that are black, 0 to 1. */
  readonly black: number;
  /** Part of the pixels that are white, 0 to 1. */
  readonly white: number;
  /** Gray level below which 1 % of the pixels are. */
  readonly darkest: number;
  /** Gray level above which 1 % of the pixels are. */
  readonly brightest: number;
  /** Gray levels between the darkest and the brightest 5 %, as a part of 256. */
  readonly contrast: number;
}

/**
 * Levels that count as clipped. JPEG turns the ends of the scale into levels close to them, so that
 * a margin of 5 belongs to each end.
 */
export const CLIPPED = {black: 5, white: 250} as const;

/** Gray level below which a part of the pixels is. */
function findLevel(counts: Uint32Array, pixels: number, part: number): number {
  let sum = 0;
  for (let level = 0; level < counts.length; level += 1) {
    sum += counts[level] ?? 0;
    if (sum > pixels * part) return level;
  }
  return counts.length - 1;
}

/** Exposure and contrast of gray levels; of none, zeros. */
export function measureLevels({data}: Pick<GrayImage, 'data'>): Levels {
  const counts = new Uint32Array(256);
  let sum = 0;
  let [black, white] = [0, 0];
  for (const value of data) {
    const level = Math.min(255, Math.max(0, Math.round(value)));
    counts[level] = (counts[level] ?? 0) + 1;
    sum += value;
    if (level <= CLIPPED.black) black += 1;
    else if (level >= CLIPPED.white) white += 1;
  }
  const pixels = Math.max(1, data.length);
  const [low, high] = [findLevel(counts, pixels, 0.05), findLevel(counts, pixels, 0.95)];
  return {
    mean: sum / pixels,
    black: black / pixels,
    white: white / pixels,
    darkest: findLevel(counts, pixels, 0.01),
    brightest: findLevel(counts, pixels, 0.99),
    contrast: (high - low) / 256,
  };
}
