import {createRandom} from '../../../../site-checks/search/createRandom';
import type {GrayImage} from '../GrayImage';

/**
 * Pictures with known faults. The scenes are made of what recognition meets: leaves of all sizes
 * that cover each other (a model of natural pictures), texture, and plates with characters.
 */

/** Characters of five by seven dots. */
const GLYPHS = [
  '01110 10001 10001 11111 10001 10001 10001',
  '11110 10001 10001 11110 10001 10001 11110',
  '01110 10001 10001 01110 10001 10001 01110',
  '10001 10010 10100 11000 10100 10010 10001',
  '11111 00001 00010 00100 01000 01000 01000',
  '01110 10001 00001 00110 01000 10000 11111',
  '10001 10001 10001 11111 10001 10001 10001',
].map((rows) => rows.split(' '));

/** Dots per pixel in both directions, averaged at the end. */
const SUPERSAMPLING = 2;

type Next = () => number;

interface Shape {
  readonly cx: number;
  readonly cy: number;
  /** Nothing of it is farther from its middle. */
  readonly reach: number;
  /** The gray level at a place; undefined outside. */
  readonly at: (x: number, y: number) => number | undefined;
}

const between = (next: Next, low: number, high: number): number => low + (high - low) * next();

/** A leaf: a disk or a rectangle in any direction, small ones more often than large ones. */
function createLeaf(next: Next, width: number, height: number): Shape {
  const size = 6 / (0.04 + 0.5 * next());
  const [cx, cy] = [next() * width, next() * height];
  const level = between(next, 40, 215);
  if (next() < 0.5) {
    const at = (x: number, y: number) =>
      (x - cx) ** 2 + (y - cy) ** 2 < size * size ? level : undefined;
    return {cx, cy, reach: size, at};
  }
  const angle = next() * Math.PI;
  const [cos, sin, flat] = [Math.cos(angle), Math.sin(angle), between(next, 0.3, 1)];
  const at = (x: number, y: number) => {
    const [u, v] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
    return Math.abs(u) < size && Math.abs(v) < size * flat ? level : undefined;
  };
  return {cx, cy, reach: 1.5 * size, at};
}

export interface PlateOptions {
  /** Of its middle, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Height of a character in pixels. */
  readonly characterHeight: number;
  /** Clockwise, in radians. */
  readonly tilt: number;
  readonly paper: number;
  readonly ink: number;
}

/** A plate with seven characters. */
function createPlate(options: PlateOptions): Shape {
  const {x: cx, y: cy, characterHeight, tilt, paper, ink} = options;
  const dot = characterHeight / 7;
  const [halfWidth, halfHeight] = [dot * 24, dot * 5.5];
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const at = (x: number, y: number) => {
    const [u, v] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
    if (Math.abs(u) > halfWidth || Math.abs(v) > halfHeight) return undefined;
    const [column, row] = [Math.floor(u / dot + 20.5), Math.floor(v / dot + 3.5)];
    const glyph = GLYPHS[Math.floor(column / 6)];
    return glyph?.[row]?.[column % 6] === '1' ? ink : paper;
  };
  return {cx, cy, reach: Math.hypot(halfWidth, halfHeight), at};
}

/** Sine and cosine of the angle at each place of a line. */
function toWave(length: number, step: number, phase = 0): {sin: Float64Array; cos: Float64Array} {
  const angles = Float64Array.from({length}, (_, at) => step * at + phase);
  return {sin: angles.map(Math.sin), cos: angles.map(Math.cos)};
}

/**
 * Smooth random texture of several scales: the smaller the scale, the weaker. A wave is the sine of
 * a sum, so that it takes sines of columns and rows, not of each pixel.
 */
function createTexture(
  next: Next,
  amplitude: number,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const waves = Array.from({length: 14}, (_, index) => {
    const frequency = 0.02 * 1.35 ** index;
    const [angle, phase] = [next() * 2 * Math.PI, next() * 2 * Math.PI];
    const turn = 2 * Math.PI * frequency;
    return {
      columns: toWave(width, turn * Math.cos(angle), phase),
      rows: toWave(height, turn * Math.sin(angle)),
      strength: (amplitude * 0.02) / frequency,
    };
  });
  return (x, y) => {
    let sum = 0;
    for (const {columns, rows, strength} of waves) {
      const [sin = 0, cos = 0] = [columns.sin[x], columns.cos[x]];
      sum += strength * (sin * (rows.cos[y] ?? 0) + cos * (rows.sin[y] ?? 0));
    }
    return sum;
  };
}

export interface SceneOptions {
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  /** Default: one of 20 to 40 px high characters, somewhere. */
  readonly plates?: readonly PlateOptions[];
  /** Default: 150. */
  readonly leaves?: number;
}

const toNext = (seed: number): Next => {
  const random = createRandom(seed);
  return () => random.below(2 ** 24) / 2 ** 24;
};

const createDefaultPlate = (next: Next, width: number, height: number): PlateOptions => ({
  x: width * between(next, 0.35, 0.65),
  y: height * between(next, 0.35, 0.65),
  characterHeight: between(next, 20, 40),
  tilt: between(next, -0.2, 0.2),
  paper: between(next, 170, 220),
  ink: between(next, 25, 60),
});

/** A sharp scene without noise, in gray levels of 40 to 215 mostly. */
export function createScene(options: SceneOptions): GrayImage {
  const {seed, width = 480, height = 320, leaves = 150} = options;
  const next = toNext(seed);
  const texture = createTexture(next, 4, width, height);
  const plates = options.plates ?? [createDefaultPlate(next, width, height)];
  // What is behind comes first.
  const shapes = [
    ...Array.from({length: leaves}, () => createLeaf(next, width, height)),
    ...plates.map(createPlate),
  ];
  const dots = paint(shapes, width * SUPERSAMPLING, height * SUPERSAMPLING);
  const data = new Float32Array(width * height);
  for (let index = 0; index < data.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    let sum = 0;
    for (let row = 0; row < SUPERSAMPLING; row += 1) {
      const start = (y * SUPERSAMPLING + row) * width * SUPERSAMPLING + x * SUPERSAMPLING;
      for (let column = 0; column < SUPERSAMPLING; column += 1) sum += dots[start + column] ?? 0;
    }
    data[index] = sum / SUPERSAMPLING ** 2 + texture(x, y);
  }
  return {width, height, data};
}

/** Shapes on gray, in dots. */
function paint(shapes: readonly Shape[], width: number, height: number): Float32Array {
  const dots = new Float32Array(width * height).fill(128);
  const toRange = (middle: number, reach: number, length: number): [number, number] => [
    Math.max(0, Math.floor((middle - reach) * SUPERSAMPLING)),
    Math.min(length - 1, Math.ceil((middle + reach) * SUPERSAMPLING)),
  ];
  for (const {cx, cy, reach, at} of shapes) {
    const [left, right] = toRange(cx, reach, width);
    const [top, bottom] = toRange(cy, reach, height);
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const level = at((x + 0.5) / SUPERSAMPLING, (y + 0.5) / SUPERSAMPLING);
        if (level !== undefined) dots[y * width + x] = level;
      }
    }
  }
  return dots;
}
