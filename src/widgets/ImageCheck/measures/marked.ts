import type {Point, Quad} from '../../../sandbox/samples/sample';
import {measureBlur, type Blur} from './blur';
import type {GrayImage} from './GrayImage';
import {measureLevels, type Levels} from './levels';

/** What the pixels inside of four corners say. */
export interface MarkMeasures {
  /** Between the two levels that most pixels are close to, as a part of 256. */
  readonly contrast: number;
  readonly levels: Levels;
  readonly blur: Blur;
}

/** Readings across and down the marked part. */
const [COLUMNS, ROWS] = [240, 80];
/** Pixels around the marked part at least, for edges at its border. */
const MARGIN_MIN = 6;

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Gray levels of the marked part, straightened. */
function readInside({width, height, data}: GrayImage, quad: Quad): Float32Array {
  const levels = new Float32Array(COLUMNS * ROWS);
  const clamp = (value: number, length: number): number =>
    Math.min(Math.max(Math.floor(value), 0), length - 1);
  for (let row = 0; row < ROWS; row += 1) {
    const down = (row + 0.5) / ROWS;
    const left = mix(quad.topLeft, quad.bottomLeft, down);
    const right = mix(quad.topRight, quad.bottomRight, down);
    for (let column = 0; column < COLUMNS; column += 1) {
      const {x, y} = mix(left, right, (column + 0.5) / COLUMNS);
      levels[row * COLUMNS + column] = data[clamp(y, height) * width + clamp(x, width)] ?? 0;
    }
  }
  return levels;
}

/** The gray level that divides levels into two groups with the least variance (Otsu). */
function findThreshold(counts: Uint32Array, total: number): number {
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [best, threshold, below, sumBelow] = [-1, 0, 0, 0];
  for (let level = 0; level < 255; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += (counts[level] ?? 0) * level;
    if (below === 0 || below === total) continue;
    const difference = sumBelow / below - (sum - sumBelow) / (total - below);
    const variance = below * (total - below) * difference * difference;
    if (variance > best) [best, threshold] = [variance, level];
  }
  return threshold;
}

/** Distance between the medians of the dark and the bright levels, as a part of 256. */
function measureContrast(levels: Float32Array): number {
  const sorted = Float32Array.from(levels).sort();
  const counts = new Uint32Array(256);
  for (const level of sorted) {
    const index = Math.min(255, Math.max(0, Math.floor(level)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const threshold = findThreshold(counts, sorted.length);
  const split = sorted.findIndex((level) => level >= threshold + 1);
  if (split <= 0) return 0;
  const dark = sorted[Math.floor(split / 2)] ?? 0;
  const bright = sorted[Math.floor((split + sorted.length) / 2)] ?? 0;
  return (bright - dark) / 256;
}

/** The part of an image around four corners. */
function crop({width, height, data}: GrayImage, quad: Quad, around: number): GrayImage {
  const corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft];
  const [xs, ys] = [corners.map(({x}) => x), corners.map(({y}) => y)];
  const margin = Math.max(MARGIN_MIN, Math.ceil(around * (Math.max(...ys) - Math.min(...ys))));
  const left = Math.max(0, Math.floor(Math.min(...xs)) - margin);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - margin);
  const right = Math.min(width, Math.ceil(Math.max(...xs)) + margin);
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)) + margin);
  const part = {width: Math.max(0, right - left), height: Math.max(0, bottom - top)};
  const levels = new Float32Array(part.width * part.height);
  for (let row = 0; row < part.height; row += 1) {
    const start = (top + row) * width + left;
    levels.set(data.subarray(start, start + part.width), row * part.width);
  }
  return {...part, data: levels};
}

/** How many times more around a mark is looked at where that says too little. */
const WIDER = 2;

/** Whether there are no edges, or motion along them would not show. */
const saysLittle = (blur: Blur): boolean =>
  blur.kind === 'unknown' || (blur.kind === 'ambiguous' && !blur.isCrossed);

/**
 * Measures what four corners enclose.
 *
 * @param quad corners in pixels of the image
 * @param margin how much around them may show their blur, as a part of their height
 * @param noise standard deviation of the noise of the image, in gray levels
 */
export function measureMarked(
  image: GrayImage,
  quad: Quad,
  margin: number,
  noise: number,
): MarkMeasures {
  const inside = readInside(image, quad);
  const readBlur = (around: number): Blur => measureBlur(crop(image, quad, around), {noise});
  const blur = readBlur(margin);
  return {
    contrast: measureContrast(inside),
    levels: measureLevels({data: inside}),
    blur: saysLittle(blur) ? readBlur(WIDER * margin) : blur,
  };
}
