import type {GrayImage} from './GrayImage';
import {borrow} from './scratch';
import {smooth} from './smooth';

/** An edge of the picture, and how it rises. */
export interface Edge {
  /** Direction in which it rises, from 0 to π, clockwise from the x axis. */
  readonly angle: number;
  /** Its contrast divided by its steepest slope, in pixels. */
  readonly width: number;
  /** Gray levels between its ends. */
  readonly contrast: number;
  /** Whether it is straight, and the levels stay at both ends: no stroke, corner, or edge is near. */
  readonly isFree: boolean;
}

export interface EdgeOptions {
  /** Standard deviation of the noise, in gray levels. */
  readonly noise: number;
}

/** Gaussian that takes the worst of the noise before slopes are read, in pixels. */
const EDGE_SMOOTHING = 1;
/** Standard deviation of the slope after this smoothing, for noise of 1. */
const SLOPE_NOISE = 0.18;
/** Gray levels per pixel: a lower slope is no edge. */
const SLOPE_MIN = 1;
/** Gray levels: the contrast of 10 % that characters need at least. */
const CONTRAST_MIN = 25;
/** Directions that edges are sorted into, of 15° each. */
export const DIRECTIONS = 12;
/** Edges of a direction that are measured. */
const EDGES_MAX = 250;

/** Slopes of an image, per pixel; those of its border are not set. */
interface Slopes {
  readonly width: number;
  readonly height: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

function toSlopes({width, height, data}: GrayImage): Slopes {
  const [x, y] = [borrow('slopes x', data.length), borrow('slopes y', data.length)];
  for (let row = 1; row < height - 1; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at += 1) {
      x[at] = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2;
      y[at] = ((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2;
    }
  }
  return {width, height, x, y};
}

/** Square of the slope at a pixel. */
const getSquare = ({x, y}: Slopes, at: number): number => (x[at] ?? 0) ** 2 + (y[at] ?? 0) ** 2;

/** The direction of a slope as a number below `DIRECTIONS`. */
export const toDirection = (angle: number): number =>
  Math.round((angle / Math.PI) * DIRECTIONS) % DIRECTIONS;

/** An angle from 0 to π. */
const toAngle = (x: number, y: number): number => {
  const angle = Math.atan2(y, x);
  return angle < 0 ? angle + Math.PI : angle;
};

/** Pixels where the picture is steeper than beside, by direction. */
function findCandidates(slopes: Slopes, min: number): number[][] {
  const {width, height, x, y} = slopes;
  const directions = Array.from({length: DIRECTIONS}, (): number[] => []);
  for (let row = 2; row < height - 2; row += 1) {
    for (let column = 2; column < width - 2; column += 1) {
      const at = row * width + column;
      const [sx, sy] = [x[at] ?? 0, y[at] ?? 0];
      const slope = sx * sx + sy * sy;
      if (slope < min * min) continue;
      const step =
        Math.abs(sx) > 2 * Math.abs(sy)
          ? 1
          : Math.abs(sy) > 2 * Math.abs(sx)
            ? width
            : sx * sy > 0
              ? width + 1
              : width - 1;
      if (slope >= getSquare(slopes, at - step) && slope >= getSquare(slopes, at + step))
        directions[toDirection(toAngle(sx, sy))]?.push(at);
    }
  }
  return directions;
}

/** Edges of all directions, the steepest of each. */
export function findEdges(image: GrayImage, {noise}: EdgeOptions): Edge[] {
  const slopes = toSlopes(smooth(image, EDGE_SMOOTHING));
  const min = Math.max(SLOPE_MIN, 5 * SLOPE_NOISE * noise);
  const contrastMin = Math.max(CONTRAST_MIN, 4 * noise);
  return findCandidates(slopes, min).flatMap((candidates) => {
    const edges: Edge[] = [];
    candidates.sort((a, b) => getSquare(slopes, b) - getSquare(slopes, a));
    for (const at of candidates) {
      if (edges.length >= EDGES_MAX) break;
      const edge = readEdge(slopes, at, SLOPE_NOISE * noise);
      if (edge !== undefined && edge.contrast >= contrastMin) edges.push(edge);
    }
    return edges;
  });
}

/** Pixels between two readings of a slope. */
const STEP = 0.5;
/** Readings to each side. */
const READINGS = 64;
/** Part of the steepest slope at which an edge ends. */
const END = 0.1;

/** Follows an edge to both sides, as far as it rises. */
function readEdge(slopes: Slopes, at: number, noise: number): Edge | undefined {
  const slope = Math.sqrt(getSquare(slopes, at));
  const [row, column] = [Math.floor(at / slopes.width), at % slopes.width];
  const [cos, sin] = [(slopes.x[at] ?? 0) / slope, (slopes.y[at] ?? 0) / slope];
  const read = (distance: number): number | undefined =>
    readSlope(slopes, column + distance * cos, row + distance * sin, cos, sin);
  let [contrast, peak] = [slope * STEP, slope];
  let isFree = isStraight(slopes, column, row, slope);
  for (const side of [-1, 1]) {
    let lowest = slope;
    let step = 1;
    for (; step <= READINGS; step += 1) {
      const value = read(side * step * STEP);
      if (value === undefined) return undefined;
      if (value < END * slope || value < noise) break;
      // Another edge begins.
      if (value > lowest + 0.1 * slope + 2 * noise) {
        if (lowest > 0.5 * slope) return undefined;
        isFree = false;
        break;
      }
      lowest = Math.min(lowest, value);
      peak = Math.max(peak, value);
      contrast += value * STEP;
    }
    if (step > READINGS) return undefined;
    isFree &&= isLevel(read, side * step * STEP, side, 0.25 * slope + 2 * noise);
  }
  return {angle: toAngle(cos, sin), width: contrast / peak, contrast, isFree};
}

/** Pixels along an edge in which it keeps its direction, and how much it may turn: 12°. */
const [STRAIGHT, TURN_COSINE] = [3, 0.978];

/** Whether an edge goes on in the same direction to both sides. */
function isStraight(slopes: Slopes, column: number, row: number, slope: number): boolean {
  const at = row * slopes.width + column;
  const [cos, sin] = [(slopes.x[at] ?? 0) / slope, (slopes.y[at] ?? 0) / slope];
  return [-STRAIGHT, STRAIGHT].every((along) => {
    const [x, y] = [Math.round(column - along * sin), Math.round(row + along * cos)];
    if (x < 1 || y < 1 || x >= slopes.width - 1 || y >= slopes.height - 1) return false;
    const [sx, sy] = [slopes.x[y * slopes.width + x] ?? 0, slopes.y[y * slopes.width + x] ?? 0];
    return sx * cos + sy * sin > TURN_COSINE * Math.hypot(sx, sy);
  });
}

/** Whether the picture stays level beyond the end of an edge. */
function isLevel(
  read: (distance: number) => number | undefined,
  from: number,
  side: number,
  max: number,
): boolean {
  for (let distance = 0.5; distance <= 2; distance += 0.5) {
    const value = read(from + side * distance);
    if (value === undefined || Math.abs(value) > max) return false;
  }
  return true;
}

/** The slope in a direction between pixels; undefined outside of the image. */
function readSlope(
  {width, height, x: sx, y: sy}: Slopes,
  x: number,
  y: number,
  cos: number,
  sin: number,
): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return undefined;
  const [right, low] = [x - left, y - top];
  const at = top * width + left;
  const at2 = at + width;
  const mix = (plane: Float32Array): number =>
    ((plane[at] ?? 0) * (1 - right) + (plane[at + 1] ?? 0) * right) * (1 - low) +
    ((plane[at2] ?? 0) * (1 - right) + (plane[at2 + 1] ?? 0) * right) * low;
  return mix(sx) * cos + mix(sy) * sin;
}
