import type {Point, Quad} from '../../../sandbox/samples/sample';

/** Width and height of a picture in its pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** The corners clockwise from the top left, as `roi` has them. */
export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type Corner = (typeof CORNERS)[number];

export const listCorners = (quad: Quad): readonly Point[] => CORNERS.map((corner) => quad[corner]);

/** As SVG writes the points of a polygon. */
export const toPoints = (quad: Quad): string =>
  listCorners(quad)
    .map(({x, y}) => `${x},${y}`)
    .join(' ');

/** The smallest rectangle around some points. */
export function getBounds(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
}

export const toQuad = ({x, y, width, height}: Rect): Quad => ({
  topLeft: {x, y},
  topRight: {x: x + width, y},
  bottomLeft: {x, y: y + height},
  bottomRight: {x: x + width, y: y + height},
});

/** Whether two rectangles share more than an edge. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
