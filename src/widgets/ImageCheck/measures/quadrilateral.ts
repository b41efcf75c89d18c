import type {Point, Quad} from '../../../sandbox/samples/sample';

/** Angles in degrees; both ends are what corners half a pixel elsewhere would give. */
export interface AngleRange {
  readonly angle: number;
  readonly low: number;
  readonly high: number;
}

/** What four corners say about a rectangle. */
export interface QuadShape {
  /** Mean length of the upper and lower edge, in pixels. */
  readonly width: number;
  /** Mean length of the sides, in pixels. */
  readonly height: number;
  /** Against the rows of the picture, in degrees; positive clockwise. */
  readonly tilt: number;
}

/** How far a corner is from where it was put, as corners are in whole pixels. */
const ROUNDING = 0.5;
const DEGREES = 180 / Math.PI;

const subtract = (a: Point, b: Point): Point => ({x: a.x - b.x, y: a.y - b.y});
const getLength = ({x, y}: Point): number => Math.hypot(x, y);
const getMean = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});

/** The mean upper edge and the mean side of a rectangle in a picture. */
function toEdges({topLeft, topRight, bottomRight, bottomLeft}: Quad): {across: Point; down: Point} {
  return {
    across: getMean(subtract(topRight, topLeft), subtract(bottomRight, bottomLeft)),
    down: getMean(subtract(bottomLeft, topLeft), subtract(bottomRight, topRight)),
  };
}

/** Size and tilt of a marked rectangle. */
export function measureShape(quad: Quad): QuadShape {
  const {topLeft, topRight, bottomRight, bottomLeft} = quad;
  const {across} = toEdges(quad);
  return {
    width:
      (getLength(subtract(topRight, topLeft)) + getLength(subtract(bottomRight, bottomLeft))) / 2,
    height:
      (getLength(subtract(bottomLeft, topLeft)) + getLength(subtract(bottomRight, topRight))) / 2,
    tilt: Math.atan2(across.y, across.x) * DEGREES,
  };
}

interface ViewAngles {
  readonly horizontal: number;
  readonly vertical: number;
}

/**
 * Angles between the axis of a rectangle and the camera, without their sign. A rectangle that is
 * small in the picture is foreshortened in one direction only: by the cosine of the angle.
 */
function toViewAngles(quad: Quad, aspect: number): ViewAngles {
  const {across, down} = toEdges(quad);
  const [ux, uy, vx, vy] = [across.x / aspect, across.y / aspect, down.x, down.y];
  // The symmetric matrix of lengths in the rectangle; its axes are those of the foreshortening.
  const [uu, uv, vv] = [ux * ux + uy * uy, ux * vx + uy * vy, vx * vx + vy * vy];
  const half = Math.hypot((uu - vv) / 2, uv);
  const middle = (uu + vv) / 2;
  const cosine = Math.sqrt(Math.max(0, middle - half) / (middle + half));
  const sine = Math.sqrt(1 - cosine * cosine);
  // The foreshortened axis is at right angles to the longer one.
  const axis = Math.atan2(2 * uv, uu - vv) / 2 + Math.PI / 2;
  return {
    horizontal: Math.atan2(sine * Math.abs(Math.cos(axis)), cosine) * DEGREES,
    vertical: Math.atan2(sine * Math.abs(Math.sin(axis)), cosine) * DEGREES,
  };
}

/** Every way in which the eight numbers of the corners may have been rounded. */
function listRoundings(quad: Quad): Quad[] {
  const move = ({x, y}: Point, bits: number): Point => ({
    x: x + ((bits & 1) === 0 ? ROUNDING : -ROUNDING),
    y: y + ((bits & 2) === 0 ? ROUNDING : -ROUNDING),
  });
  return Array.from({length: 256}, (_, bits) => ({
    topLeft: move(quad.topLeft, bits),
    topRight: move(quad.topRight, bits >> 2),
    bottomRight: move(quad.bottomRight, bits >> 4),
    bottomLeft: move(quad.bottomLeft, bits >> 6),
  }));
}

/**
 * Horizontal and vertical angle at which the camera sees a flat rectangle.
 *
 * @param quad its corners in pixels of the picture
 * @param aspect its width divided by its height, as it is built
 */
export function measureAngles(
  quad: Quad,
  aspect: number,
): {horizontal: AngleRange; vertical: AngleRange} {
  const best = toViewAngles(quad, aspect);
  const all = listRoundings(quad).map((one) => toViewAngles(one, aspect));
  const toRange = (name: keyof ViewAngles): AngleRange => {
    const angles = all.map((one) => one[name]);
    return {angle: best[name], low: Math.min(...angles), high: Math.max(...angles)};
  };
  return {horizontal: toRange('horizontal'), vertical: toRange('vertical')};
}
