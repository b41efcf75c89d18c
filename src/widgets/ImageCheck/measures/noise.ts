import type {GrayImage} from './GrayImage';

/** Pixels of a side of the squares that are compared. */
const BLOCK = 16;
/** The flattest squares show noise and little else: this part of all is read. */
const FLATTEST = 0.1;
/** What the flattest squares of pure noise have less than the mean, found by simulation. */
const SELECTION = 0.91;
/** Gain of the kernel [1 −2 1]ᵀ × [1 −2 1], which ignores levels, ramps, and edges along it. */
const GAIN = 6;
/** Levels outside are clipped, so that their noise is cut off. */
const [DARK, BRIGHT] = [4, 251];

/**
 * Standard deviation of the noise, in gray levels; undefined where all is clipped or too small.
 * Texture everywhere counts as noise, and what compression has removed does not.
 */
export function measureNoise(image: GrayImage): number | undefined {
  const {width, height} = image;
  const deviations: number[] = [];
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      const deviation = measureBlock(image, left, top);
      if (deviation !== undefined) deviations.push(deviation);
    }
  }
  if (deviations.length === 0) return undefined;
  deviations.sort((a, b) => a - b);
  const middle = deviations[Math.floor((deviations.length * FLATTEST) / 2)] ?? 0;
  return middle / SELECTION;
}

/** Noise in one square; undefined if a part of it is clipped. */
function measureBlock({width, data}: GrayImage, left: number, top: number): number | undefined {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let at = y * width + left; at < y * width + left + BLOCK; at += 1) {
      const level = data[at] ?? 0;
      if (level < DARK || level > BRIGHT) return undefined;
      const [above, below] = [at - width, at + width];
      const edges =
        (data[above] ?? 0) + (data[below] ?? 0) + (data[at - 1] ?? 0) + (data[at + 1] ?? 0);
      const corners =
        (data[above - 1] ?? 0) +
        (data[above + 1] ?? 0) +
        (data[below - 1] ?? 0) +
        (data[below + 1] ?? 0);
      sum += (4 * level - 2 * edges + corners) ** 2;
    }
  }
  return Math.sqrt(sum) / BLOCK / GAIN;
}
