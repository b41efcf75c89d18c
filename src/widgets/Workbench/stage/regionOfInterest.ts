import type {Point, Quad} from '../../../sandbox/samples/sample';
import {CORNERS, listCorners, toQuad, type Corner, type Size} from './quad';

/** Part of the picture's sides that a new region leaves free. */
const MARGIN = 0.2;

/** A region in the middle of the picture, for the reader to move its corners. */
export function createRegion({width, height}: Size): Quad {
  const [x, y] = [Math.floor(width * MARGIN), Math.floor(height * MARGIN)];
  return toQuad({x, y, width: width - 1 - 2 * x, height: height - 1 - 2 * y});
}

/** The value of the `roi` part: clockwise from the top left, in pixels of the uploaded image. */
export const toRoi = (quad: Quad): string =>
  listCorners(quad)
    .map(({x, y}) => `${x},${y}`)
    .join(';');

/** The region that a value of the `roi` part describes; undefined if it isn't four vertices. */
export function fromRoi(text: string): Quad | undefined {
  if (!/^\d+,\d+(?:;\d+,\d+){3}$/.test(text)) return undefined;
  const points = text.split(';').map((vertex): Point => {
    const [x = 0, y = 0] = vertex.split(',').map(Number);
    return {x, y};
  });
  return Object.fromEntries(CORNERS.map((corner, index) => [corner, points[index]])) as never;
}

/** Positive when `c` lies clockwise of the way from `a` to `b`; pixels count downward. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether a point on the line through `a` and `b` lies between them. */
const isBetween = (a: Point, b: Point, point: Point): boolean =>
  Math.min(a.x, b.x) <= point.x &&
  point.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= point.y &&
  point.y <= Math.max(a.y, b.y);

/** Whether two edges cross or touch. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  const [first, second, third, fourth] = turns.map(Math.sign);
  if (first !== second && third !== fourth) return true;
  return (
    (first === 0 && isBetween(a, b, c)) ||
    (second === 0 && isBetween(a, b, d)) ||
    (third === 0 && isBetween(c, d, a)) ||
    (fourth === 0 && isBetween(c, d, b))
  );
}

/** Whether a region is in clockwise order, and no edge crosses or touches the opposite one. */
export function isSimple(quad: Quad): boolean {
  const {topLeft, topRight, bottomRight, bottomLeft} = quad;
  const doubleArea = turn(topLeft, topRight, bottomRight) + turn(topLeft, bottomRight, bottomLeft);
  return (
    doubleArea > 0 &&
    !meet(topLeft, topRight, bottomRight, bottomLeft) &&
    !meet(topRight, bottomRight, bottomLeft, topLeft)
  );
}

/** A whole pixel of the picture. */
const toPixel = ({x, y}: Point, {width, height}: Size): Point => ({
  x: Math.round(Math.min(Math.max(x, 0), width - 1)),
  y: Math.round(Math.min(Math.max(y, 0), height - 1)),
});

/** Halves the way often enough for any picture. */
const STEPS = 24;

/**
 * The region with one corner moved, inside the picture. Where its edges would cross, the corner
 * stops at the last valid place on its way.
 */
export function moveCorner(quad: Quad, corner: Corner, target: Point, size: Size): Quad {
  const from = quad[corner];
  const to = toPixel(target, size);
  const at = (share: number): Quad => ({
    ...quad,
    [corner]: toPixel(
      {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share},
      size,
    ),
  });
  if (isSimple(at(1))) return at(1);
  let [valid, invalid] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (valid + invalid) / 2;
    if (isSimple(at(middle))) valid = middle;
    else invalid = middle;
  }
  return valid === 0 ? quad : at(valid);
}
