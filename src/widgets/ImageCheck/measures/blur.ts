import {DIRECTIONS, findEdges, toDirection, type Edge, type EdgeOptions} from './edges';
import type {GrayImage} from './GrayImage';

/** How a picture is blurred, at the size of the image that is measured. */
export type Blur =
  /** No edges to measure. */
  | {readonly kind: 'unknown'}
  /** As in all directions: a lens out of focus, or an image that was enlarged. */
  | {readonly kind: 'even'; readonly sigma: number}
  /** More in one direction: something moved during the exposure. */
  | {
      readonly kind: 'motion';
      readonly sigma: number;
      /** Distance moved during the exposure, in pixels. */
      readonly length: number;
      /** Direction of the motion from 0 to π, clockwise from the x axis. */
      readonly angle: number;
    }
  /**
   * Motion and focus could both explain the edges. `sigma` is that of the middle one, or of the worst
   * where edges have too few directions.
   */
  | {
      readonly kind: 'ambiguous';
      readonly sigma: number;
      /** Whether two of the directions cross, so that no motion hides from both. */
      readonly isCrossed: boolean;
    };

/** Width of the edges of a direction. */
interface Width {
  readonly angle: number;
  readonly width: number;
  readonly weight: number;
}

/** Square of the standard deviation that an ideal edge has when it is measured, in pixels. */
const OWN_VARIANCE = 1.36;
/** Edges that a direction needs. */
const EDGES_MIN = 8;
/** Edges above this number count no more. */
const WEIGHT_MAX = 60;
/** Directions that distinguish motion from focus. */
const DIRECTIONS_MIN = 4;
/**
 * Which part of the edges of a direction is narrower than the one that counts for all: things are
 * round and soft themselves, so the sharper half says more of the blur. Where all edges are sharp,
 * noise makes that one 3 % narrower than the middle one.
 */
const [NARROWER, NARROWNESS] = [0.4, 1.03];
/** Shorter motion, in pixels, looks like an even blur. */
const LENGTH_MIN = 2.5;
/**
 * How much better motion has to explain the widths than an even blur does, and how many times longer
 * than the rest of the blur it has to be: clear evidence may be of a shorter motion.
 */
const MOTION_MIN = [
  {gain: 1.4, ratio: 2.8},
  {gain: 3, ratio: 2.4},
] as const;
/** Edges of photographs differ by themselves: an even blur may seem to have so much motion. */
const EVEN_MAX = {gain: 1.2, ratio: 2.2} as const;

/** Error function, by formula 7.1.26 of Abramowitz and Stegun; exact to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return 1 - polynomial * Math.exp(-x * x);
}

/** Width of an edge after a Gaussian of `sigma` and a motion of `length` across it. */
function toWidth(sigma: number, length: number): number {
  const deviation = Math.sqrt(sigma * sigma + OWN_VARIANCE);
  return length < 0.01
    ? Math.sqrt(2 * Math.PI) * deviation
    : length / erf(length / (2 * Math.SQRT2 * deviation));
}

const toSigma = (width: number): number =>
  Math.sqrt(Math.max(0, (width * width) / (2 * Math.PI) - OWN_VARIANCE));

/** The value below which a part of all is. */
const getQuantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
};

/** Edges of thin strokes are narrower than the blur, so only free edges count. */
function toWidths(edges: readonly Edge[]): Width[] {
  return Array.from({length: DIRECTIONS}, (_, direction) => {
    const widths = edges
      .filter(({angle, isFree}) => isFree && toDirection(angle) === direction)
      .map(({width}) => width);
    return {
      angle: (direction * Math.PI) / DIRECTIONS,
      width: NARROWNESS * getQuantile(widths, NARROWER),
      weight: widths.length < EDGES_MIN ? 0 : Math.min(widths.length, WEIGHT_MAX),
    };
  }).filter(({weight}) => weight > 0);
}

interface Fit {
  readonly sigma: number;
  readonly length: number;
  readonly angle: number;
  /** Weighted mean of relative errors. */
  readonly error: number;
}

function getError(widths: readonly Width[], sigma: number, length: number, angle: number): number {
  let [sum, weights] = [0, 0];
  for (const one of widths) {
    const expected = toWidth(sigma, length * Math.abs(Math.cos(one.angle - angle)));
    sum += one.weight * Math.abs(Math.log(one.width / expected));
    weights += one.weight;
  }
  return sum / weights;
}

/** The motion and the Gaussian that explain the widths best: a search in ever finer steps. */
function fitMotion(widths: readonly Width[]): Fit {
  const longest = Math.max(...widths.map(({width}) => width));
  let best: Fit = {sigma: 0, length: 0, angle: 0, error: Number.POSITIVE_INFINITY};
  let [sigmaStep, lengthStep, angleStep] = [longest / 20, longest / 10, Math.PI / 18];
  const scan = (
    sigmas: readonly number[],
    lengths: readonly number[],
    angles: readonly number[],
  ) => {
    for (const sigma of sigmas) {
      for (const length of lengths) {
        for (const angle of angles) {
          const error = getError(widths, sigma, length, angle);
          if (error < best.error) best = {sigma, length, angle, error};
        }
      }
    }
  };
  const range = (from: number, step: number, count: number): number[] =>
    Array.from({length: count}, (_, index) => from + index * step);
  scan(range(0, sigmaStep, 11), range(0, lengthStep, 16), range(0, angleStep, 18));
  for (let round = 0; round < 4; round += 1) {
    [sigmaStep, lengthStep, angleStep] = [sigmaStep / 2, lengthStep / 2, angleStep / 2];
    const around = (value: number, step: number): number[] =>
      range(value - step, step, 3).map((one) => Math.max(0, one));
    scan(
      around(best.sigma, sigmaStep),
      around(best.length, lengthStep),
      range(best.angle - angleStep, angleStep, 3),
    );
  }
  return {...best, angle: ((best.angle % Math.PI) + Math.PI) % Math.PI};
}

/** Directions cross if they are so far apart: 60°. */
const CROSSING_MIN = Math.PI / 3;

const hasCrossing = (widths: readonly Width[]): boolean =>
  widths.some((a) =>
    widths.some((b) => {
      const turn = Math.abs(a.angle - b.angle);
      return Math.min(turn, Math.PI - turn) > CROSSING_MIN - 0.01;
    }),
  );

/** What edges of many directions say of the blur. */
function toBlur(edges: readonly Edge[]): Blur {
  const widths = toWidths(edges);
  if (widths.length === 0) return {kind: 'unknown'};
  const isCrossed = hasCrossing(widths);
  if (widths.length < DIRECTIONS_MIN) {
    const worst = Math.max(...widths.map(({width}) => width));
    return {kind: 'ambiguous', sigma: toSigma(worst), isCrossed};
  }
  const all = widths.flatMap(({width, weight}) => Array.from({length: weight}, () => width));
  const even = toSigma(getQuantile(all, 0.5));
  const {sigma, length, angle, error} = fitMotion(widths);
  const gain = getError(widths, even, 0, 0) / error;
  const ratio = length / Math.sqrt(sigma * sigma + OWN_VARIANCE);
  const isMotion = MOTION_MIN.some((min) => gain >= min.gain && ratio >= min.ratio);
  if (isMotion && length >= LENGTH_MIN) return {kind: 'motion', sigma, length, angle};
  return gain < EVEN_MAX.gain || ratio <= EVEN_MAX.ratio
    ? {kind: 'even', sigma: even}
    : {kind: 'ambiguous', sigma: even, isCrossed};
}

/** How a picture is blurred, from the widths of its edges in all directions. */
export const measureBlur = (image: GrayImage, options: EdgeOptions): Blur =>
  toBlur(findEdges(image, options));
