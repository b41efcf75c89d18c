import {createRandom} from '../../../../site-checks/search/createRandom';
import type {GrayImage} from '../GrayImage';

/** What a camera does to a scene, each by its definition and independent of the measures. */

const clampIndex = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);

/** The scene's mean over places around each pixel. */
function average(
  {width, height, data}: GrayImage,
  taps: readonly {readonly dx: number; readonly dy: number; readonly weight: number}[],
): GrayImage {
  const sums = new Float32Array(data.length);
  for (const {dx, dy, weight} of taps) {
    for (let y = 0; y < height; y += 1) {
      const row = clampIndex(y + dy, height) * width;
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        sums[at] = (sums[at] ?? 0) + weight * (data[row + clampIndex(x + dx, width)] ?? 0);
      }
    }
  }
  return {width, height, data: sums};
}

/** Out of focus: a Gaussian of `sigma` pixels. */
export function defocus(image: GrayImage, sigma: number): GrayImage {
  if (sigma === 0) return image;
  const radius = Math.ceil(4 * sigma);
  const steps = Array.from({length: 2 * radius + 1}, (_, index) => index - radius);
  const weights = steps.map((step) => Math.exp(-0.5 * (step / sigma) ** 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rows = steps.map((dx, at) => ({dx, dy: 0, weight: (weights[at] ?? 0) / sum}));
  return average(
    average(image, rows),
    rows.map(({dx, weight}) => ({dx: 0, dy: dx, weight})),
  );
}

/**
 * Moved during the exposure: the mean along a line.
 *
 * @param length pixels
 * @param angle clockwise from the x axis, in radians
 */
export function move(image: GrayImage, length: number, angle: number): GrayImage {
  if (length === 0) return image;
  const weights = new Map<string, {dx: number; dy: number; weight: number}>();
  const count = Math.max(2, Math.ceil(length * 4));
  for (let step = 0; step < count; step += 1) {
    const at = length * ((step + 0.5) / count - 0.5);
    const [x, y] = [at * Math.cos(angle), at * Math.sin(angle)];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const weight = (1 - Math.abs(x - left - dx)) * (1 - Math.abs(y - top - dy));
      const key = `${left + dx} ${top + dy}`;
      const known = weights.get(key) ?? {dx: left + dx, dy: top + dy, weight: 0};
      known.weight += weight / count;
      weights.set(key, known);
    }
  }
  return average(image, [...weights.values()]);
}

/** Lighter or darker: gray levels times a factor around a level, before the sensor clips them. */
export const expose = (image: GrayImage, gain: number, around = 0): GrayImage => ({
  ...image,
  data: image.data.map((level) => around + (level - around) * gain),
});

/** What the file has: noise of a standard deviation, clipped to whole levels of 0 to 255. */
export function record(image: GrayImage, noise: number, seed: number): GrayImage {
  const random = createRandom(seed);
  const next = (): number => (random.below(2 ** 24) + 1) / (2 ** 24 + 1);
  return {
    ...image,
    data: image.data.map((level) => {
      const normal = Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
      return Math.min(255, Math.max(0, Math.round(level + noise * normal)));
    }),
  };
}
