import type {Quad} from '../../../../sandbox/samples/sample';

/** Where a camera is from a flat rectangle, and what it sees of it. */
export interface View {
  /** Angles of the camera from the axis of the rectangle, in degrees. */
  readonly horizontal: number;
  readonly vertical: number;
  /** Turn of the camera around its own axis, in degrees. */
  readonly tilt: number;
  /** Width divided by height of the rectangle. */
  readonly aspect: number;
  /** Distance of the camera in heights of the rectangle. */
  readonly distance: number;
  /** Height of the rectangle in pixels if the camera faced it. */
  readonly pixels: number;
}

type Vector = readonly [number, number, number];

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const normalize = (a: Vector): Vector => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};

/**
 * Corners of a rectangle in a picture, by a pinhole camera that looks at its middle. The rectangle
 * is in the plane z = 0, with y downward, and the camera is in front of it, at negative z.
 */
export function project(view: View): Quad {
  const {aspect, distance, pixels} = view;
  const [h, v, t] = [view.horizontal, view.vertical, view.tilt].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  // The angles are those of the projections of the direction on the horizontal and vertical plane.
  const toCamera = normalize([Math.tan(h), -Math.tan(v), -1]);
  const camera: Vector = [toCamera[0] * distance, toCamera[1] * distance, toCamera[2] * distance];
  const forward = normalize(subtract([0, 0, 0], camera));
  const right = normalize(cross([0, 1, 0], forward));
  const down = cross(forward, right);
  const see = (x: number, y: number) => {
    const from = subtract([x, y, 0], camera);
    const depth = dot(from, forward);
    const scale = (pixels * distance) / depth;
    const [px, py] = [dot(from, right) * scale, dot(from, down) * scale];
    return {
      x: 1000 + px * Math.cos(t) - py * Math.sin(t),
      y: 700 + px * Math.sin(t) + py * Math.cos(t),
    };
  };
  const half = aspect / 2;
  return {
    topLeft: see(-half, -0.5),
    topRight: see(half, -0.5),
    bottomRight: see(half, 0.5),
    bottomLeft: see(-half, 0.5),
  };
}
