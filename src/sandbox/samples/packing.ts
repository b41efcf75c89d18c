import {DIGEST_DIGITS} from '../recognition/digest';
import type {Color, Quad, Sample} from './sample';

/**
 * Samples in fewer bytes: an upright box is `[x, y, width, height]`, a color is `[r, g, b]`. No other
 * list of a sample consists of numbers.
 */

/** Samples as the build writes them. */
export type PackedSamples = readonly unknown[];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A sample as the build writes it. */
export const packSample = (sample: Sample): unknown =>
  pack({...sample, sha256: sample.sha256.slice(0, DIGEST_DIGITS)});

export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pack);
  if (!isObject(value)) return value;
  if ('r' in value) {
    const {r, g, b} = value as unknown as Color;
    return [r, g, b];
  }
  if ('topLeft' in value) {
    const {topLeft, bottomRight} = value as unknown as Quad;
    const box = [topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y];
    // A slanted one stays as it is.
    return JSON.stringify(unpack(box)) === JSON.stringify(value) ? box : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
}

/** Read by the sandbox. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [x, y, width, height] = value as readonly number[];
    if (typeof x !== 'number' || y === undefined || width === undefined) return value.map(unpack);
    if (height === undefined) return {r: x, g: y, b: width};
    const [right, bottom] = [x + width, y + height];
    return {
      topLeft: {x, y},
      topRight: {x: right, y},
      bottomLeft: {x, y: bottom},
      bottomRight: {x: right, y: bottom},
    };
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]))
    : value;
}
